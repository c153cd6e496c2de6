extension Effect {
  /// Several effects, beside each other or one after another.
  ///
  /// Effects may be nested to any depth, as by a loop that folds a list. So walking through them
  /// takes a list and no deep stack, and so does releasing them.
  ///
  /// Invariant: there are two parts at least, and none of them is `.none`.
  /// `@unchecked Sendable` as its class is: `parts` is constant until a subclass takes it apart,
  /// when nobody else holds a reference.
  class Composed: Storage, @unchecked Sendable {
    final fileprivate(set) var parts: [RawEffect]

    fileprivate init(_ step: Step, of parts: [RawEffect]) {
      self.parts = parts
      super.init(step)
    }

    /// Adds what is to be carried out of it now, the last one first.
    override func unfold(
      at owner: EffectOwner, _ sequel: inout Sequel?, into todo: inout [RawEffect]
    ) -> Bool {
      sequel?.split(into: parts.count)
      var place = parts.count
      while place > 0 {
        place -= 1
        todo.append(parts[place])
      }
      return true
    }
  }

  /// Effects that a user put together, which may be nested to any depth.
  ///
  /// It is a class of its own, so that a program that puts no effects together does not carry this
  /// `deinit`. What two entries return for one input is a mere `Composed`.
  private class Folded: Composed, @unchecked Sendable {
    deinit {
      var left = parts
      parts = []
      while var effect = left.popLast() {
        if isKnownUniquelyReferenced(&effect) { effect.giveUpParts(to: &left) }
      }
    }

    final override func giveUpParts(to left: inout [RawEffect]) {
      for part in parts { left.append(part) }
      parts = []
    }
  }

  /// Effects that run one after another.
  ///
  /// Only ``sequence(_:)`` names this class, so that a program without sequences does not carry
  /// `SequenceRest`.
  private final class Sequenced: Folded, @unchecked Sendable {
    override func unfold(
      at owner: EffectOwner, _ sequel: inout Sequel?, into todo: inout [RawEffect]
    ) -> Bool {
      if !todo.isEmpty { todo.append(Resuming(sequel)) }
      todo.append(parts[0])
      sequel = SequenceRest.after(parts, of: owner, in: sequel)
      return true
    }
  }

  /// Two effects beside each other, which two entries returned for one input.
  @usableFromInline
  static func beside(_ one: Effect, _ other: Effect) -> Effect {
    guard let first = one.raw else { return other }
    guard let second = other.raw else { return one }
    return Effect(raw: Composed(.batch, of: [first, second]))
  }

  /// Puts effects beside each other. No effects make `.none`, and one effect stays as it is.
  static func beside(_ parts: [RawEffect]) -> Effect {
    Effect(raw: parts.count > 1 ? Folded(.batch, of: parts) : parts.first)
  }

  /// Puts effects one after another. No effects make `.none`, and one effect stays as it is.
  static func inTurn(_ parts: [RawEffect]) -> Effect {
    Effect(raw: parts.count > 1 ? Sequenced(.sequence, of: parts) : parts.first)
  }

  /// Returns this effect with each single effect in it turned into another.
  ///
  /// - Complexity: linear in the effects it is put together from; the stack does not grow with
  ///   them.
  func turned<NewWorld, NewState, NewInput>(
    _ turn: (Storage) -> Effect<NewWorld, NewState, NewInput>
  ) -> Effect<NewWorld, NewState, NewInput> {
    typealias Turned = Effect<NewWorld, NewState, NewInput>
    guard let storage else { return .none }
    guard storage.isComposed else { return turn(storage) }
    var open = [Turning(storage.composed)]
    while true {
      let last = open.count - 1
      if let part = open[last].next() {
        if part.isComposed {
          open.append(Turning(part.composed))
        } else if let made = turn(part).raw {
          open[last].made.append(made)
        }
        continue
      }
      let over = open.removeLast()
      let whole = over.isSequence ? Turned.inTurn(over.made) : .beside(over.made)
      guard let outer = open.indices.last else { return whole }
      if let raw = whole.raw { open[outer].made.append(raw) }
    }
  }

  /// A composed effect of which some parts are turned.
  private struct Turning {
    private let parts: [RawEffect]
    private var turned = 0
    let isSequence: Bool
    /// The results for the parts so far.
    var made: [RawEffect] = []

    init(_ effect: Composed) {
      parts = effect.parts
      if case .sequence = effect.step { isSequence = true } else { isSequence = false }
    }

    /// Takes the next part.
    mutating func next() -> Storage? {
      guard turned < parts.count else { return nil }
      turned += 1
      return Effect.storage(of: parts[turned - 1])
    }
  }
}

/// Marks the end of a sequence in the list of what is to be carried out. What comes after it has
/// the sequel that was valid before the sequence.
///
/// `@unchecked Sendable` as its class is: it is made and used while one effect is carried out.
private final class Resuming: RawEffect, @unchecked Sendable {
  private let sequel: Sequel?

  init(_ sequel: Sequel?) { self.sequel = sequel }

  override func unfold(
    at owner: EffectOwner, _ sequel: inout Sequel?, into todo: inout [RawEffect]
  ) -> Bool {
    sequel = self.sequel
    return true
  }
}

extension Effect.Storage {
  /// Whether it is several effects.
  fileprivate final var isComposed: Bool {
    switch step {
    case .batch, .sequence: true
    case .send, .move, .cancel, .work, .below, .problem: false
    }
  }
}
