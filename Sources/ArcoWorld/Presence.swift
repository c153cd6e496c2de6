public import ArcoCore

/// A room that knows who is present, as a value for a world.
///
/// - Who: identifies people.
/// - Word: what people say about themselves, such as a mood.
///
///     struct World: Sendable { var room = Presence<String, Mood>.inMemory() }
///
///     let here = Effect<World, Desk, DeskInput>.present(
///       in: \.room, as: "Ada", saying: .happy) { .people($0) }
///
/// Each change is applied to a dictionary of the people who are present: `people.apply(change)`.
///
/// Somebody may be present several times, for example in two tabs. They leave when the last of
/// these ends, and their latest word counts.
///
/// - Isolation: it may be used from any task.
public struct Presence<Who: Hashable & Sendable, Word: Sendable>: Sendable {
  /// The people who are present, with their words.
  public typealias People = [Who: Word]

  /// A change of the people who are present.
  public enum Change: Sendable {
    /// All people who are present. Sent once, before other changes.
    case here(People)
    /// Somebody has arrived, or has a new word.
    case came(Who, Word)
    /// Somebody left.
    case left(Who)
  }

  private let toBePresent:
    @Sendable (Who, Word, @escaping @Sendable (Change) -> Void) -> Cancellation

  /// Makes a room from a function that makes somebody present until it is cancelled, and sends them
  /// the changes.
  public init(
    _ bePresent:
      @escaping @Sendable (Who, Word, @escaping @Sendable (Change) -> Void)
      -> Cancellation
  ) {
    toBePresent = bePresent
  }

  /// Makes a room that knows the people who are present on the pages of this process.
  ///
  /// - Complexity: arriving and leaving are linear in the number of people who are present.
  public static func inMemory() -> Presence {
    let broadcast = Broadcast<[Who: Attendee], Change>([:])
    return Presence { who, word, hear in
      let id = broadcast.listen(hear) { people in
        people[who, default: Attendee(word: word)].count += 1
        people[who]?.word = word
        return (.came(who, word), .here(people.mapValues { $0.word }))
      }
      return Cancellation {
        broadcast.leave(id) { people in
          guard let attendee = people[who] else { return nil }
          guard attendee.count > 1 else {
            people[who] = nil
            return .left(who)
          }
          people[who]?.count -= 1
          return nil
        }
      }
    }
  }

  private struct Attendee {
    var word: Word
    var count = 0
  }

  /// Makes somebody present until the returned cancellation is called.
  ///
  /// - Parameter hear: is called with all people who are present, and then with each change. It
  ///   must not block.
  public func bePresent(
    as who: Who, saying word: Word, _ hear: @escaping @Sendable (Change) -> Void
  ) -> Cancellation {
    toBePresent(who, word, hear)
  }
}

extension Presence.Change: Equatable where Word: Equatable {}

extension Dictionary where Key: Sendable, Value: Sendable {
  /// Applies a change: who arrived, left, or has a new word.
  public mutating func apply(_ change: Presence<Key, Value>.Change) {
    switch change {
    case .here(let people): self = people
    case .came(let who, let word): self[who] = word
    case .left(let who): self[who] = nil
    }
  }
}

extension Effect {
  /// Makes somebody present until the effect is cancelled. First all people who are present, and
  /// then each ``Presence/Change``, is an input: somebody came, left, or has a new word.
  ///
  /// - Parameter word: what `who` says about themselves, such as a mood; everybody in the room
  ///   receives it.
  /// - Parameter queue: the queue that the effect joins. Without a queue, it starts
  ///   immediately.
  public static func present<Who, Word>(
    in room: @escaping @Sendable (World) -> Presence<Who, Word>, as who: Who,
    saying word: Word, id: EffectID? = nil, queue: Queue? = nil,
    _ input: @escaping @Sendable (Presence<Who, Word>.Change) -> Input
  ) -> Effect {
    .callback(id: id, queue: queue) { world, out in
      room(world).bePresent(as: who, saying: word) { out.send(input($0)) }
    }
  }
}

#if !hasFeature(Embedded)
  extension Presence.Change: Codable where Who: Codable, Word: Codable {}
#endif
