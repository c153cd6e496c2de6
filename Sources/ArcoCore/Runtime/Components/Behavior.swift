/// What the instances of one dispatcher have in common: the dispatcher, and the world that their
/// effects get.
@usableFromInline
final class Behavior<World: Sendable, State, Input: Sendable> {
  let dispatcher: Dispatcher<World, State, Input>
  let world: World
  /// Whether an instance looks at its state after each change.
  @usableFromInline
  let isWatching: Bool
  /// The handler of a dispatcher that is one handler and nothing else.
  let soleHandler: Dispatcher<World, State, Input>.Handler?
  /// The entries that handle inputs, from the first on.
  let first: InputEntry?

  @usableFromInline
  init(_ dispatcher: Dispatcher<World, State, Input>, world: World) {
    self.dispatcher = dispatcher
    self.world = world
    isWatching = dispatcher.isWatching
    if dispatcher.entries.count == 1, case .own(let handler) = dispatcher.entries[0] {
      soleHandler = handler
    } else {
      soleHandler = nil
    }
    var first: InputEntry?
    for entry in dispatcher.entries.reversed() {
      if case .watch = entry { continue }
      first = InputEntry(plan: entry.plan, handling: entry.handling, next: first)
    }
    self.first = first
  }

  /// An entry that handles inputs. They are a chain of objects, as to look at each element of a list whose
  /// type depends on those of a component has that type looked up.
  final class InputEntry {
    /// How it becomes instances, if it is a child.
    let plan: ChildPlan<World, State, Input>?
    let handling: Dispatcher<World, State, Input>.Handling
    let next: InputEntry?

    init(
      plan: ChildPlan<World, State, Input>?, handling: Dispatcher<World, State, Input>.Handling,
      next: InputEntry?
    ) {
      (self.plan, self.handling, self.next) = (plan, handling, next)
    }
  }
}

@available(*, unavailable)
extension Behavior: Sendable {}
