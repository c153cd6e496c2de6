/// The shared part of all instances of one dispatcher: the dispatcher, and the world that their
/// effects get.
@usableFromInline
final class Behavior<World: Sendable, State, Input: Sendable> {
  let dispatcher: Dispatcher<World, State, Input>
  let world: World
  /// Whether an instance looks at its state after each change.
  @usableFromInline
  let isWatching: Bool
  /// The handler, if the dispatcher consists of only one handler.
  let soleHandler: Dispatcher<World, State, Input>.Handler?

  /// The entries, one after the other.
  private let first: Link?
  private let uncounted: Unmanaged<Link>?

  /// An entry and the entries after it. A linked list, because unspecialised code would look up types
  /// at each send, to iterate over an array or to copy an entry.
  final class Link {
    /// The handler, if the entry is the dispatcher's own.
    let own: Dispatcher<World, State, Input>.Handler?
    /// A child, and what handles its inputs while it has no instance.
    let plan: ChildPlan<World, State, Input>?
    /// The same, to use it without counting a reference.
    let uncountedPlan: Unmanaged<ChildPlan<World, State, Input>>?
    let handling: Dispatcher<World, State, Input>.Handling
    let next: Link?
    fileprivate let uncountedNext: Unmanaged<Link>?

    init(_ entry: Entry<World, State, Input>, next: Link?) {
      if case .own(let handler) = entry { own = handler } else { own = nil }
      plan = entry.plan
      uncountedPlan = Self.uncounted(plan)
      handling = entry.handling
      self.next = next
      uncountedNext = Self.uncounted(next)
    }

    // Not by `map`, which would look up types.
    fileprivate static func uncounted<Held: AnyObject>(_ held: Held?) -> Unmanaged<Held>? {
      if let held { return Unmanaged.passUnretained(held) }
      return nil
    }
  }

  /// Visits the entries in order, and counts no reference to any: this object holds them.
  @inline(__always)
  func each(_ visit: (Link) -> Void) {
    var link = uncounted
    while let next = link {
      next._withUnsafeGuaranteedRef { entry in
        visit(entry)
        link = entry.uncountedNext
      }
    }
  }

  /// The entry of a number.
  func link(_ index: Int) -> Link? {
    var link = first
    for _ in 0..<index { link = link?.next }
    return link
  }

  @usableFromInline
  init(_ dispatcher: Dispatcher<World, State, Input>, world: World) {
    self.dispatcher = dispatcher
    self.world = world
    first = dispatcher.entries.reversed().reduce(nil) { Link($1, next: $0) }
    uncounted = Link.uncounted(first)
    isWatching = dispatcher.isWatching
    if dispatcher.entries.count == 1, case .own(let handler) = dispatcher.entries[0] {
      soleHandler = handler
    } else {
      soleHandler = nil
    }
  }
}

@available(*, unavailable)
extension Behavior: Sendable {}
