public import ArcoCore

/// A value that several pages have in common, as a value to put in a world: a cart that is the same on
/// every page of a shop, say.
///
/// - Value: what they have in common.
///
///     struct World: Sendable { var cart = Shared<Cart>.inMemory(Cart()) }
///
///     let adding = Effect<World, Desk, DeskInput>.change(\.cart) { $0.add("Sencha") }
///     let following = Effect<World, Desk, DeskInput>.listen(to: \.cart) { .cart($0) }
///
/// A page changes it by an effect, and hears by an input what it is then, as all others do. So two tabs
/// that change it at once lose neither change, and show the same in the end.
///
/// - Isolation: it may be used from any task.
public struct Shared<Value: Equatable & Sendable>: Sendable {
  private let toRead: @Sendable () -> Value
  private let toChange: @Sendable (@escaping @Sendable (inout Value) -> Void) -> Void
  private let toListen: @Sendable (@escaping @Sendable (Value) -> Void) -> Cancellation

  /// Makes it of what knows the value, what changes it, and what tells of changes: of a store, say, that
  /// machines share.
  ///
  /// - Parameters:
  ///   - value: the value now. Must not block.
  ///   - change: applies one change after the other; must not wait for a listener.
  ///   - listen: calls with the value that there is, and then with each other one, until it is
  ///     cancelled.
  public init(
    value: @escaping @Sendable () -> Value,
    change: @escaping @Sendable (@escaping @Sendable (inout Value) -> Void) -> Void,
    listen: @escaping @Sendable (@escaping @Sendable (Value) -> Void) -> Cancellation
  ) {
    (toRead, toChange, toListen) = (value, change, listen)
  }

  /// A value of this process, gone with it.
  ///
  /// - Complexity: of a change, a copy of the value, and linear in the listeners.
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

  /// The value now: for the first state of a page.
  public var value: Value { toRead() }

  /// Changes it. Whoever listens hears of it, unless it is equal to what it was.
  ///
  /// - Parameter body: runs once; behind another change, where one is under way. Then this returns before.
  public func change(_ body: @escaping @Sendable (inout Value) -> Void) { toChange(body) }

  /// Listens until it is cancelled.
  ///
  /// - Parameter hear: called with the value that there is, and then with each other one, maybe by
  ///   whoever changes it: it must not block.
  public func listen(_ hear: @escaping @Sendable (Value) -> Void) -> Cancellation {
    toListen(hear)
  }
}

extension Effect {
  /// Changes a value that pages have in common.
  ///
  /// - Parameter queue: where it meets other effects; without one it starts at once.
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

  /// Listens to a value that pages have in common until it is cancelled: the value that there is, and
  /// then each other one, is an input.
  ///
  /// - Parameter queue: where it meets other effects; without one it starts at once.
  public static func listen<Value>(
    to shared: @escaping @Sendable (World) -> Shared<Value>,
    id: EffectID? = nil, queue: Queue? = nil,
    _ input: @escaping @Sendable (Value) -> Input
  ) -> Effect {
    .callback(id: id, queue: queue) { world, out in shared(world).listen { out.send(input($0)) } }
  }
}

/// A value that is changed by one at a time.
///
/// Invariant: nobody's code runs under the lock, and one thread at a time works: whoever changes or
/// listens meanwhile leaves that to it. So a change may change, and a listener may, too.
private final class CommonValue<Value: Equatable & Sendable>: Sendable {
  private enum Work {
    case change(@Sendable (inout Value) -> Void)
    /// Tells a listener what the value is, and from then on what it becomes.
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
