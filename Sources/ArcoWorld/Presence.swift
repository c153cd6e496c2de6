public import ArcoCore

/// Who is here, as a value to put in a world.
///
/// - Who: tells people apart.  - Word: what they say of themselves.
///
///     struct World: Sendable { var room = Presence<String, Mood>.inMemory() }
///
///     let here = Effect<World, Desk, DeskInput>.present(
///       in: \.room, as: "Ada", saying: .happy) { .people($0) }
///
/// What comes in is applied to a dictionary of those who are here: `people.apply(change)`.
///
/// Somebody who is here several times, in two tabs say, is here until the last of them ends; what was said
/// last counts.
///
/// - Isolation: it may be used from any task.
public struct Presence<Who: Hashable & Sendable, Word: Sendable>: Sendable {
  /// Who is here, and what they say.
  public typealias People = [Who: Word]

  /// What is told of those who are here.
  public enum Change: Sendable {
    /// All of them; told once, first.
    case here(People)
    /// Somebody came, or says something else.
    case came(Who, Word)
    /// Somebody left.
    case left(Who)
  }

  private let toBePresent:
    @Sendable (Who, Word, @escaping @Sendable (Change) -> Void) -> Cancellation

  /// Makes it of what lets somebody be here, and tells them of all that are, until it is cancelled.
  public init(
    _ bePresent:
      @escaping @Sendable (Who, Word, @escaping @Sendable (Change) -> Void)
      -> Cancellation
  ) {
    toBePresent = bePresent
  }

  /// Those who are here in this process.
  ///
  /// - Complexity: of coming and leaving, linear in those who are here.
  public static func inMemory() -> Presence {
    let broadcast = Broadcast<[Who: Standing], Change>([:])
    return Presence { who, word, hear in
      let id = broadcast.listen(hear) { people in
        people[who, default: Standing(word: word)].count += 1
        people[who]?.word = word
        return (.came(who, word), .here(people.mapValues { $0.word }))
      }
      return Cancellation {
        broadcast.leave(id) { people in
          guard let standing = people[who] else { return nil }
          guard standing.count > 1 else {
            people[who] = nil
            return .left(who)
          }
          people[who]?.count -= 1
          return nil
        }
      }
    }
  }

  private struct Standing {
    var word: Word
    var count = 0
  }

  /// Lets somebody be here until it is cancelled.
  ///
  /// - Parameter hear: called with all who are here, and then with each change; must not block.
  public func bePresent(
    as who: Who, saying word: Word, _ hear: @escaping @Sendable (Change) -> Void
  ) -> Cancellation {
    toBePresent(who, word, hear)
  }
}

extension Presence.Change: Equatable where Word: Equatable {}

extension Dictionary where Key: Sendable, Value: Sendable {
  /// Notes who came, left, or says something else.
  public mutating func apply(_ change: Presence<Key, Value>.Change) {
    switch change {
    case .here(let people): self = people
    case .came(let who, let word): self[who] = word
    case .left(let who): self[who] = nil
    }
  }
}

extension Effect {
  /// Lets somebody be here until it is cancelled; who else is here is an input.
  ///
  /// - Parameter queue: where it meets other effects; without one it starts at once.
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
