/// What few instances have: children that their face attached, and what looks at their state.
@usableFromInline
final class Extras<World: Sendable, State, Input: Sendable> {
  /// What the face attached, after the dispatcher's own entries.
  var attachments: [AttachedChild<State, Input>] = []
  var watchers: [Watcher<World, State, Input>] = []
  private(set) var isWatching = false

  func add(_ watcher: Watcher<World, State, Input>) {
    watchers.append(watcher)
    isWatching = true
  }
}

@available(*, unavailable)
extension Extras: Sendable {}
