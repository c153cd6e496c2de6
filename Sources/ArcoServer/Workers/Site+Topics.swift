#if Server
  public import ArcoWorld
  import ArcoCore
  import ArcoStore
  import Foundation
  import Logging

  extension Site {
    /// Returns a topic that the pages of all workers share; without a supervisor, a topic of this
    /// process.
    ///
    ///     let orders = site.topic("orders", of: String.self)
    ///
    /// All listeners at all workers receive all values in the same order. A value is delivered at
    /// most once: a value that a worker published just before its death may be lost.
    ///
    /// - Parameter name: with a supervisor, topics with the same name are one topic. Without a
    ///   supervisor each call makes a topic of its own, so keep the topic.
    public func topic<Value: Codable & Sendable>(
      _ name: String, of value: Value.Type = Value.self
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

  extension Worker {
    func listen(to topic: String, _ hear: @escaping @Sendable (Data) -> Void) {
      inside.withLock { $0.topics[topic, default: []].append(hear) }
    }
  }
#endif
