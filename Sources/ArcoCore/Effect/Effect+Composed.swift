extension Effect {
  /// Several effects: beside each other or one after another, as the step says.
  ///
  /// Effects may be nested to any depth, by folding a list of them. So whoever walks through them
  /// keeps the way back in a list and not on the stack, and so does who lets go of them.
  ///
  /// Invariant: there are two parts at least, and none of them is `.none`.
  /// `@unchecked Sendable` as its class is: `parts` is constant until whoever holds the last
  /// reference lets go of it.
  final class Composed: Storage, @unchecked Sendable {
    private(set) var parts: [RawEffect]

    init(_ step: Step, of parts: [RawEffect]) {
      self.parts = parts
      super.init(step)
    }

    deinit {
      var left: [RawEffect] = []
      giveUpParts(to: &left)
      while var effect = left.popLast() {
        if isKnownUniquelyReferenced(&effect) { effect.giveUpParts(to: &left) }
      }
    }

    override func giveUpParts(to left: inout [RawEffect]) {
      if left.isEmpty {
        swap(&left, &parts)
      } else {
        left.append(contentsOf: parts)
        parts = []
      }
    }
  }

  /// Composes effects that are something: nothing of none, and of one that one.
  static func composed(_ step: Step, of parts: [RawEffect]) -> Effect {
    Effect(raw: parts.count > 1 ? Composed(step, of: parts) : parts.first)
  }

  /// Returns this effect with each single one in it turned into another.
  ///
  /// - Complexity: linear in the effects it is put together from; the stack does not grow with them.
  func turned<NewWorld, NewState, NewInput>(
    _ turn: (Storage) -> Effect<NewWorld, NewState, NewInput>
  ) -> Effect<NewWorld, NewState, NewInput> {
    typealias Turned = Effect<NewWorld, NewState, NewInput>
    guard let storage else { return .none }
    guard let outermost = storage.composed else { return turn(storage) }
    var open = [Turning(outermost)]
    while true {
      let last = open.count - 1
      if let part = open[last].next() {
        if let inner = part.composed {
          open.append(Turning(inner))
        } else if let made = turn(part).raw {
          open[last].made.append(made)
        }
        continue
      }
      let over = open.removeLast()
      let whole = Turned.composed(over.isSequence ? .sequence : .batch, of: over.made)
      guard let outer = open.indices.last else { return whole }
      if let raw = whole.raw { open[outer].made.append(raw) }
    }
  }

  /// A composed effect of which some parts are turned.
  private struct Turning {
    private let parts: [RawEffect]
    private var turned = 0
    let isSequence: Bool
    /// What came of the parts so far.
    var made: [RawEffect] = []

    init(_ effect: Composed) {
      parts = effect.parts
      if case .sequence = effect.step { isSequence = true } else { isSequence = false }
    }

    /// Takes the next part.
    mutating func next() -> Storage? {
      guard turned < parts.count else { return nil }
      turned += 1
      return unsafeDowncast(parts[turned - 1], to: Storage.self)
    }
  }
}

extension Effect.Storage {
  /// This effect, if it is several.
  final var composed: Effect.Composed? {
    switch step {
    case .batch, .sequence: unsafeDowncast(self, to: Effect.Composed.self)
    case .send, .move, .cancel, .work, .below, .problem: nil
    }
  }
}
