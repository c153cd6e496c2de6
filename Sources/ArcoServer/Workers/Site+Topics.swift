#if Server
  public import ArcoWorld
  import ArcoCore
  import ArcoStore
  import Foundation
  import Logging

  extension Site {
    /// Returns a topic that the pages of all workers share; without a supervisor, a topic of this
    /// site.
    ///
    ///     let orders = site.topic("orders", of: String.self)
    ///
    /// All listeners at all workers receive all values in the same order. A value is delivered at
    /// most once: a value that a worker published just before its death may be lost.
    ///
    /// Calls with the same name and type return the same topic. The site keeps each topic for as
    /// long as it lives, so use a limited number of names: put the rest of an address, such as the
    /// number of a room, into the values.
    ///
    /// - Parameters:
    ///   - name: the name of the topic, the same at all workers.
    ///   - value: the type of the values. With a supervisor, values of another type under the same
    ///     name are dropped, and the log says so.
    public func topic<Value: Codable & Sendable>(
      _ name: String, of value: Value.Type = Value.self
    ) -> Topic<Value> {
      let key = TopicKey(name: name, value: ObjectIdentifier(value))
      return topics.withLock { topics in
        if let topic = topics[key] as? Topic<Value> { return topic }
        let topic = makeTopic(name, of: value)
        topics[key] = topic
        return topic
      }
    }

    private func makeTopic<Value: Codable & Sendable>(
      _ name: String, of value: Value.Type
    ) -> Topic<Value> {
      let local = Topic<Value>.inMemory()
      guard let worker else { return local }
      let logger = logger
      worker.listen(to: name) { message in
        do {
          let values: [Value] = try KeptCoding.value(Array(message))
          for value in values { local.publish(value) }
        } catch {
          logger.error("A value published to topic \(name) cannot be decoded: \(error)")
        }
      }
      return Topic(
        publish: { value in
          do {
            worker.tell(.publish(topic: name, message: Data(try KeptCoding.bytes([value]))))
          } catch {
            logger.error("A value for topic \(name) cannot be encoded and is dropped: \(error)")
          }
        },
        listen: { local.listen($0) })
    }
  }

  /// Names a topic of a site.
  struct TopicKey: Hashable, Sendable {
    let name: String
    let value: ObjectIdentifier
  }

  extension Worker {
    func listen(to topic: String, _ hear: @escaping @Sendable (Data) -> Void) {
      inside.withLock { $0.topics[topic, default: []].append(hear) }
    }
  }
#endif
