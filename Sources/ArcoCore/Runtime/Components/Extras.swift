/// Parts of an instance that few instances have: children that its face attached, and watchers of
/// its state.
@usableFromInline
final class Extras<World: Sendable, State, Input: Sendable> {
  /// The attached children. They come after the dispatcher's own entries.
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
