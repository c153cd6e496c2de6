/// A queue that effects meet in, as a value: its name and its policy.
///
///     extension Queue {
///       static let search = Queue("search", .debounce(.milliseconds(300)))
///     }
///     .task(queue: .search) { world, out in out.send(.found(await world.search(text))) }
///     .cancel(.search)
///
/// Effects with equal queues meet, whichever inputs asked for them: a forced logout can cancel a
/// login. Like ids, queues belong to one instance of a component: two rows may use the same
/// one and never meet.
///
/// A queue holds an effect's own work only, so a chain of effects in one queue goes on: what an
/// effect's input asks for is a newcomer, and where it would be turned away because of the very
/// effect that asked for it, it comes when that one is over.
/// A failure frees its place as any other end does.
public struct Queue: Equatable, Sendable {
  /// Tells it from others: equal names with equal policies are one queue.
  public let name: EffectID
  /// How effects meet in it.
  public let policy: QueuePolicy

  /// Makes a queue.
  ///
  /// - Parameter number: tells apart what has the same name, such as downloads by host.
  public init(_ name: StaticString, number: Int = 0, _ policy: QueuePolicy) {
    self.name = EffectID(name, number)
    self.policy = policy
  }
}
