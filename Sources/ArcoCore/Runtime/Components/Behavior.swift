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
  }
}

@available(*, unavailable)
extension Behavior: Sendable {}
