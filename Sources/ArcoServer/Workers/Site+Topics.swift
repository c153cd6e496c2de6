#if Server
  public import ArcoWorld
  import ArcoCore
  import ArcoStore
  import Foundation
  import Logging

  extension Site {
    /// A topic that the pages of all workers share; without a supervisor, one of this process.
    ///
    ///     let orders = site.topic("orders", of: String.self)
    ///
    /// All listeners of all workers hear all values in the same order. A value is heard at most once: what a worker
    /// published just before it died may be heard by nobody.
    ///
    /// - Parameter name: topics of one name are one topic.
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
          logger.error("What was published to \(name) cannot be read: \(error)")
        }
      }
      return Topic(
        publish: { value in
          do {
            worker.tell(.publish(topic: name, message: Data(try KeptCoding.bytes([value]))))
          } catch {
            logger.error("What is published to \(name) cannot be written: \(error)")
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
