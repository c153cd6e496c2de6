public import ArcoCore

/// What some publish and others listen to, as a value to put in a world.
///
/// - Value: what is published.
///
///     struct World: Sendable { var orders = Topic<Order>.inMemory() }
///
///     let ordering = Effect<World, Desk, DeskInput>.publish(Order(), to: \.orders)
///     let arriving = Effect<World, Desk, DeskInput>.listen(to: \.orders) { .arrived($0) }
///
/// One topic in the worlds of many pages connects them: what one publishes is an input of the others.
/// Publishing returns at once: it waits for nobody's handler. Every listener hears all values in the same
/// order, from when it listens on, and no value twice.
///
/// - Isolation: it may be used from any task.
public struct Topic<Value: Sendable>: Sendable {
  private let toPublish: @Sendable (Value) -> Void
  private let toListen: @Sendable (@escaping @Sendable (Value) -> Void) -> Cancellation

  /// Makes a topic of what publishes and what listens: one of a store, say, that machines share.
  ///
  ///     let topic = Topic<Order>(
  ///       publish: { order in broker.post(order) },
  ///       listen: { hear in
  ///         let subscription = broker.subscribe(hear)
  ///         return Cancellation { broker.unsubscribe(subscription) }
  ///       })
  ///
  /// - Parameters:
  ///   - publish: must not wait for a listener.
  ///   - listen: calls with each value until it is cancelled, from any thread, all listeners in the same
  ///     order.
  public init(
    publish: @escaping @Sendable (Value) -> Void,
    listen: @escaping @Sendable (@escaping @Sendable (Value) -> Void) -> Cancellation
  ) {
    toPublish = publish
    toListen = listen
  }

  /// A topic of this process, gone with it.
  ///
  /// - Complexity: of publishing, linear in the listeners.
  public static func inMemory() -> Topic {
    let broadcast = Broadcast<Void, Value>(())
    return Topic(
      publish: { value in broadcast.publish { _ in value } },
      listen: { hear in
        let id = broadcast.listen(hear) { _ in (nil, nil) }
        return Cancellation { broadcast.leave(id) { _ in nil } }
      })
  }

  /// Tells a value to all that listen.
  public func publish(_ value: Value) { toPublish(value) }

  /// Listens until it is cancelled.
  ///
  /// - Parameter hear: called with each value, maybe by whoever publishes it: it must not block. A value
  ///   that is on its way when the listening ends may still come; an effect's outlet drops it then.
  public func listen(_ hear: @escaping @Sendable (Value) -> Void) -> Cancellation {
    toListen(hear)
  }
}

extension Effect {
  /// Tells a value to all that listen to a topic.
  ///
  /// - Parameter queue: where it meets other effects; without one it starts at once.
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

  /// Listens to a topic until it is cancelled: each value is an input.
  ///
  /// - Parameter queue: where it meets other effects; without one it starts at once.
  public static func listen<Value>(
    to topic: @escaping @Sendable (World) -> Topic<Value>,
    id: EffectID? = nil, queue: Queue? = nil,
    _ input: @escaping @Sendable (Value) -> Input
  ) -> Effect {
    .callback(id: id, queue: queue) { world, out in topic(world).listen { out.send(input($0)) } }
  }
}
