/// The continuation of effects: the remaining steps of their sequence, and then the continuation of
/// that sequence.
///
/// A sequence right inside of a sequence shares its sequel, and so does a batch inside of a batch.
/// Where sequences and batches alternate, sequels form a chain. Loops walk and release it, so that
/// the stack does not grow.
///
/// The code is in a subclass that only sequences name, so that a small program without sequences
/// does not contain it.
@usableFromInline
class Sequel {
  fileprivate final let owner: EffectOwner
  /// How many effects have to be over before the next step.
  fileprivate final var left = 1
  /// The steps to come, the next one last.
  fileprivate final var rest: [RawEffect] = []
  /// The continuation of the sequence itself.
  fileprivate final var outer: Sequel?

  fileprivate init(of owner: EffectOwner, in outer: Sequel?) {
    self.owner = owner
    self.outer = outer
  }

  deinit {
    var next = outer.take()
    while isKnownUniquelyReferenced(&next) { next = next?.outer.take() }
  }

  /// Waits for `count` effects in the place of one.
  func split(into count: Int) { mustOverride() }

  /// Hears that an effect is over and shown.
  func partIsOver() { mustOverride() }
}

@available(*, unavailable)
extension Sequel: Sendable {}

#if !hasFeature(Embedded)
  extension Sequel {
    /// The sequences that wait for this, the innermost first, each with how many of its steps are to
    /// come.
    final var sequences: [(sequence: AnyObject, left: Int)] {
      var found: [(sequence: AnyObject, left: Int)] = []
      var next: Sequel? = self
      while let sequel = next {
        found.append((sequel, sequel.rest.count))
        next = sequel.outer
      }
      return found
    }
  }
#endif

/// The sequel of a sequence's step.
final class SequenceRest: Sequel {
  /// Returns what follows the first step of a sequence.
  ///
  /// - Parameter outer: what follows the sequence itself, if anything.
  static func after(_ steps: [RawEffect], of owner: EffectOwner, in outer: Sequel?) -> Sequel {
    let sequel: Sequel
    if let outer, outer.left == 1, outer.owner === owner {
      // The outer sequence waits for nothing else, so the inner steps become steps of the outer
      // sequence.
      sequel = outer
    } else {
      sequel = SequenceRest(of: owner, in: outer)
    }
    for step in steps.dropFirst().reversed() { sequel.rest.append(step) }
    return sequel
  }

  override func split(into count: Int) { left += count - 1 }

  override func partIsOver() {
    var sequel: Sequel = self
    while true {
      sequel.left -= 1
      guard sequel.left == 0 else { return }
      if let step = sequel.rest.popLast() {
        sequel.left = 1
        return sequel.owner.carryOut(step, before: sequel)
      }
      guard let outer = sequel.outer else { return }
      sequel = outer
    }
  }
}
