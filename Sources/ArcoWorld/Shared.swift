public import ArcoCore

/// A value that several pages share, as a value for a world. An example is a cart that is the same
/// on every page of a shop.
///
/// - Value: the type of the shared value.
///
///     struct World: Sendable { var cart = Shared<Cart>.inMemory(Cart()) }
///
///     let adding = Effect<World, Desk, DeskInput>.change(\.cart) { $0.add("Sencha") }
///     let following = Effect<World, Desk, DeskInput>.listen(to: \.cart) { .cart($0) }
///
/// A page changes the value by an effect, and receives each new value as an input, like all other
/// pages. So concurrent changes by two tabs are both kept, and both tabs show the same value in the
/// end.
///
/// - Isolation: it may be used from any task.
public struct Shared<Value: Equatable & Sendable>: Sendable {
  private let toRead: @Sendable () -> Value
  private let toChange: @Sendable (@escaping @Sendable (inout Value) -> Void) -> Void
  private let toListen: @Sendable (@escaping @Sendable (Value) -> Void) -> Cancellation

  /// Makes a shared value from three functions, for example over a store that several machines
  /// share.
  ///
  /// - Parameters:
  ///   - value: returns the current value. It must not block.
  ///   - change: applies one change after another. It must not wait for a listener.
  ///   - listen: calls its argument with the current value, and then with each new value, until it
  ///     is cancelled.
  public init(
    value: @escaping @Sendable () -> Value,
    change: @escaping @Sendable (@escaping @Sendable (inout Value) -> Void) -> Void,
    listen: @escaping @Sendable (@escaping @Sendable (Value) -> Void) -> Cancellation
  ) {
    (toRead, toChange, toListen) = (value, change, listen)
  }

  /// Makes a shared value within this process.
  ///
  /// - Complexity: a change copies the value, and is linear in the number of listeners.
  public static func inMemory(_ value: Value) -> Shared {
    let common = CommonValue(value)
    return Shared(
      value: { common.value },
      change: { common.change($0) },
      listen: { hear in
        let id = common.listen(hear)
        return Cancellation { common.leave(id) }
      })
  }

  /// The current value, for the first state of a page.
  public var value: Value { toRead() }

  /// Changes the value. Listeners receive the new value, unless it equals the old one.
  ///
  /// - Parameter body: changes the value. It runs once. If another change is under way, `body` runs
  ///   after it, and `change` may return before.
  public func change(_ body: @escaping @Sendable (inout Value) -> Void) { toChange(body) }

  /// Listens until the returned cancellation is called.
  ///
  /// - Parameter hear: is called with the current value, and then with each new value, possibly by
  ///   the thread that changes it. It must not block.
  public func listen(_ hear: @escaping @Sendable (Value) -> Void) -> Cancellation {
    toListen(hear)
  }
}

extension Effect {
  /// Changes a shared value.
  ///
  /// - Parameter queue: the queue that the effect joins. Without a queue, it starts
  ///   immediately.
  public static func change<Value>(
    _ shared: @escaping @Sendable (World) -> Shared<Value>,
    id: EffectID? = nil, queue: Queue? = nil,
    _ body: @escaping @Sendable (inout Value) -> Void
  ) -> Effect {
    .callback(id: id, queue: queue) { world, out in
      shared(world).change(body)
      out.finish()
      return .none
    }
  }

  /// Listens to a shared value until the effect is cancelled. The current value, and then each new
  /// value, is an input.
  ///
  /// - Parameter queue: the queue that the effect joins. Without a queue, it starts
  ///   immediately.
  public static func listen<Value>(
    to shared: @escaping @Sendable (World) -> Shared<Value>,
    id: EffectID? = nil, queue: Queue? = nil,
    _ input: @escaping @Sendable (Value) -> Input
  ) -> Effect {
    .callback(id: id, queue: queue) { world, out in shared(world).listen { out.send(input($0)) } }
  }
}

/// A value with one change at a time.
///
/// Invariant: no code of a user runs under the lock, and one thread at a time works through
/// changes. A thread that changes or listens meanwhile leaves the work to it. So the code of a
/// change and of a listener may change the value too.
private final class CommonValue<Value: Equatable & Sendable>: Sendable {
  private enum Work {
    case change(@Sendable (inout Value) -> Void)
    /// Sends a new listener the current value. From then on the listener receives each new value.
    case greet(Int)
  }

  private struct Listener {
    let id: Int
    let hear: @Sendable (Value) -> Void
    var isGreeted = false
  }

  private struct Inside {
    var value: Value
    var listeners: [Listener] = []
    var lastListener = 0
    var waiting: [Work] = []
    var isWorking = false
  }

  private let inside: Guarded<Inside>

  init(_ value: Value) { inside = Guarded(Inside(value: value)) }

  var value: Value { inside.withLock { $0.value } }

  func change(_ body: @escaping @Sendable (inout Value) -> Void) {
    inside.withLock { $0.waiting.append(.change(body)) }
    work()
  }

  func listen(_ hear: @escaping @Sendable (Value) -> Void) -> Int {
    let id = inside.withLock { inside in
      inside.lastListener += 1
      inside.listeners.append(Listener(id: inside.lastListener, hear: hear))
      inside.waiting.append(.greet(inside.lastListener))
      return inside.lastListener
    }
    work()
    return id
  }

  func leave(_ id: Int) { inside.withLock { $0.listeners.removeAll { $0.id == id } } }

  private func work() {
    var isMine = false
    while let (work, value) = next(&isMine) {
      switch work {
      case .greet(let id): greet(id, value)
      case .change(let body):
        var changed = value
        body(&changed)
        if changed != value { tell(changed) }
      }
    }
  }

  private func next(_ isMine: inout Bool) -> (Work, Value)? {
    inside.withLock { inside in
      guard isMine || !inside.isWorking else { return nil }
      isMine = !inside.waiting.isEmpty
      inside.isWorking = isMine
      return isMine ? (inside.waiting.removeFirst(), inside.value) : nil
    }
  }

  private func greet(_ id: Int, _ value: Value) {
    let hear = inside.withLock { inside -> (@Sendable (Value) -> Void)? in
      guard let at = inside.listeners.firstIndex(where: { $0.id == id }) else { return nil }
      inside.listeners[at].isGreeted = true
      return inside.listeners[at].hear
    }
    hear?(value)
  }

  private func tell(_ value: Value) {
    let listeners = inside.withLock { inside in
      inside.value = value
      return inside.listeners.filter { $0.isGreeted }
    }
    for listener in listeners { listener.hear(value) }
  }
}
