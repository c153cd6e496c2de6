/// A queue that effects meet in, as a value: its name and its policy.
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
/// Effects with equal queues meet, whichever inputs asked for them: a forced logout can cancel a
/// login. Like ids, queues belong to one instance of a component: two rows may use the same
/// one and never meet.
///
/// An effect is in its queue only while it waits there and while its own work runs. What its inputs
/// ask for are new effects. If the queue would turn a new effect away because its asker still runs,
/// the new effect enters when its asker is over. So a chain of effects in one queue goes on. A
/// failure frees the effect's place like any other end.
public struct Queue: Equatable, Sendable {
  /// A class, so that each waiting effect holds a reference, and a queue that is a constant is
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

  /// The name. Queues are equal if their names and their policies are.
  public var name: EffectID { storage.name }

  /// How effects meet in it.
  public var policy: Queue.Policy { storage.policy }

  /// Makes a queue.
  ///
  /// - Parameter number: tells apart what has the same name, such as downloads by host.
  public init(_ name: StaticString, number: Int = 0, _ policy: Queue.Policy) {
    storage = Storage(EffectID(name, number), policy)
  }

  /// Takes effects into it.
  var entry: QueueEntry { storage.entry }

  /// Whether name and policy are equal.
  public static func == (left: Queue, right: Queue) -> Bool {
    left.storage === right.storage || (left.name == right.name && left.policy == right.policy)
  }
}
