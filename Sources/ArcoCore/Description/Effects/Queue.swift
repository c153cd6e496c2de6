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
  /// In memory of its own, made once for a queue that is a constant: each waiting effect holds it.
  private final class Storage: Sendable {
    let name: EffectID
    let policy: QueuePolicy
    let entry = QueueEntry()

    init(_ name: EffectID, _ policy: QueuePolicy) {
      self.name = name
      self.policy = policy
    }
  }

  private let storage: Storage

  /// Tells it from others: equal names with equal policies are one queue.
  public var name: EffectID { storage.name }

  /// How effects meet in it.
  public var policy: QueuePolicy { storage.policy }

  /// Makes a queue.
  ///
  /// - Parameter number: tells apart what has the same name, such as downloads by host.
  public init(_ name: StaticString, number: Int = 0, _ policy: QueuePolicy) {
    storage = Storage(EffectID(name, number), policy)
  }

  /// How effects come into it.
  var entry: QueueEntry { storage.entry }

  /// Whether name and policy are equal.
  public static func == (left: Queue, right: Queue) -> Bool {
    left.storage === right.storage || (left.name == right.name && left.policy == right.policy)
  }
}
