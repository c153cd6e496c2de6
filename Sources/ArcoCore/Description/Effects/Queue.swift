/// A queue for effects, as a value: a name and a policy.
///
///     extension Queue {
///       static let search = Queue("search", .debounce(.milliseconds(300)))
///     }
///
/// An effect names the queue that it joins:
///
///     let search = Effect<World, Shop, ShopInput>.task(queue: .search) { world, out in
///       out.send(.found(await world.search("beans")))
///     }
///     let stop = Effect<World, Shop, ShopInput>.cancel(.search)
///
/// Effects with equal queues share the queue, whichever inputs started them. For example, a forced
/// logout can cancel a login. Like ids, queues belong to one component instance: two rows may use
/// the same queue without affecting each other.
///
/// An effect is in its queue only while it waits there and while its own work runs. Effects that
/// its inputs start are new effects. If the queue would discard such a new effect only because the
/// earlier effect still runs, the new effect enters the queue when the earlier one has ended. So a
/// chain of effects in one queue continues. An effect that fails leaves the queue like an effect
/// that succeeds.
public struct Queue: Equatable, Sendable {
  /// A class, so that a waiting effect holds only a reference, and a queue that is a constant is
  /// allocated once.
  private final class Storage: Sendable {
    let name: EffectID
    let policy: Queue.Policy
    let entry = QueueEntry()

    init(_ name: EffectID, _ policy: Queue.Policy) {
      self.name = name
      self.policy = policy
    }
  }

  private let storage: Storage

  /// The name. Two queues are equal if their names and their policies are equal.
  public var name: EffectID { storage.name }

  /// The policy: when effects in the queue start, wait or are cancelled.
  public var policy: Queue.Policy { storage.policy }

  /// Makes a queue.
  ///
  /// - Parameter number: distinguishes queues with the same name, such as downloads by host.
  public init(_ name: StaticString, number: Int = 0, _ policy: Queue.Policy) {
    storage = Storage(EffectID(name, number), policy)
  }

  /// The function by which effects enter the queue.
  var entry: QueueEntry { storage.entry }

  /// True if names and policies are equal.
  public static func == (left: Queue, right: Queue) -> Bool {
    left.storage === right.storage || (left.name == right.name && left.policy == right.policy)
  }
}
