public import ArcoCore

/// A topic on which some pages publish values and others listen, as a value for a world.
///
/// - Value: the type of the values.
///
///     struct World: Sendable { var orders = Topic<Order>.inMemory() }
///
///     let ordering = Effect<World, Desk, DeskInput>.publish(Order(), to: \.orders)
///     let arriving = Effect<World, Desk, DeskInput>.listen(to: \.orders) { .arrived($0) }
///
/// A topic in the worlds of many pages connects the pages: a value that one page publishes is an
/// input of the others. Publishing returns immediately and does not wait for listeners. Every
/// listener receives all values that are published after it began to listen, in the same order as
/// all others, and each value once.
///
/// - Isolation: it may be used from any task.
public struct Topic<Value: Sendable>: Sendable {
  private let toPublish: @Sendable (Value) -> Void
  private let toListen: @Sendable (@escaping @Sendable (Value) -> Void) -> Cancellation

  /// Makes a topic from two functions, for example over a message broker that several machines
  /// share.
  ///
  ///     let topic = Topic<Order>(
  ///       publish: { order in broker.post(order) },
  ///       listen: { hear in
  ///         let subscription = broker.subscribe(hear)
  ///         return Cancellation { broker.unsubscribe(subscription) }
  ///       })
  ///
  /// - Parameters:
  ///   - publish: publishes a value. It must not wait for a listener.
  ///   - listen: calls its argument with each value, from any thread, until it is cancelled. All
  ///     listeners receive the values in the same order.
  public init(
    publish: @escaping @Sendable (Value) -> Void,
    listen: @escaping @Sendable (@escaping @Sendable (Value) -> Void) -> Cancellation
  ) {
    toPublish = publish
    toListen = listen
  }

  /// Makes a topic within this process.
  ///
  /// - Complexity: publishing is linear in the number of listeners.
  public static func inMemory() -> Topic {
    let broadcast = Broadcast<Void, Value>(())
    return Topic(
      publish: { value in broadcast.publish { _ in value } },
      listen: { hear in
        let id = broadcast.listen(hear) { _ in (nil, nil) }
        return Cancellation { broadcast.leave(id) { _ in nil } }
      })
  }

  /// Sends a value to all listeners.
  public func publish(_ value: Value) { toPublish(value) }

  /// Listens until the returned cancellation is called.
  ///
  /// - Parameter hear: is called with each value, possibly by the thread that publishes it. It must
  ///   not block. A value that is being delivered when the listening ends may still arrive. The
  ///   `Outlet` through which an effect sends its inputs drops such a value.
  public func listen(_ hear: @escaping @Sendable (Value) -> Void) -> Cancellation {
    toListen(hear)
  }
}

extension Effect {
  /// Sends a value to all listeners of a topic.
  ///
  /// - Parameter queue: the queue that the effect joins. Without a queue, it starts
  ///   immediately.
  public static func publish<Value>(
    _ value: Value, to topic: @escaping @Sendable (World) -> Topic<Value>,
    id: EffectID? = nil, queue: Queue? = nil
  ) -> Effect {
    .callback(id: id, queue: queue) { world, out in
      topic(world).publish(value)
      out.finish()
      return .none
    }
  }

  /// Listens to a topic until the effect is cancelled. Each value is an input.
  ///
  /// - Parameter queue: the queue that the effect joins. Without a queue, it starts
  ///   immediately.
  public static func listen<Value>(
    to topic: @escaping @Sendable (World) -> Topic<Value>,
    id: EffectID? = nil, queue: Queue? = nil,
    _ input: @escaping @Sendable (Value) -> Input
  ) -> Effect {
    .callback(id: id, queue: queue) { world, out in topic(world).listen { out.send(input($0)) } }
  }
}
