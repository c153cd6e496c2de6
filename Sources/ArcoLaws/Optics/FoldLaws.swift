public import ArcoOptics

/// What every fold keeps to.
///
/// - Optic: the fold, or anything else that can be read.
///
///     #expect(FoldLaws(Fold<[Int], Int> { $0.reversed() }).counterexample() == nil)
///
/// A visit finds the same parts each time, goes no further than its body wants, tells whether it
/// came to the end, and passes on what its body throws. The wholes must have a part in some tries.
public struct FoldLaws<Optic: FoldOptic>: ReadingLaws {
  /// The fold.
  public let optic: Optic
  let whole: Generator<Optic.Whole>
  let partsAreEqual: @Sendable (Optic.Part, Optic.Part) -> Bool

  /// Makes the laws for a fold, with an equality of one's own.
  public init(
    _ optic: Optic, whole: Generator<Optic.Whole>,
    partsAreEqual: @escaping @Sendable (Optic.Part, Optic.Part) -> Bool
  ) {
    self.optic = optic
    self.whole = whole
    self.partsAreEqual = partsAreEqual
  }

  /// The laws of a fold.
  public var laws: [Law] { [visitingAgain, stopping, throwing] }

  private var visitingAgain: Law {
    Law("visiting again finds the same parts in the same order") { trial in
      let whole = trial.draw("whole", whole)
      let found = optic.visited(in: whole)
      trial.expect(
        optic.visited(in: whole), equals: found, by: areEqual)
      let isThrough = optic.visit(whole) { _ in true }
      trial.expect(isThrough, equals: true, "whether it came to the end")
    }
  }

  private var stopping: Law {
    Law("nothing is visited after the body has returned false, and then visit does too") { trial in
      let whole = trial.draw("whole", whole)
      let parts = optic.visited(in: whole)
      guard !parts.isEmpty else { return }
      let last = trial.draw("last", .integer(in: 0...(parts.count - 1)))
      var found: [Optic.Part] = []
      let isThrough = optic.visit(whole) { part in
        found.append(part)
        return found.count <= last
      }
      trial.expect(found, equals: Array(parts[...last]), "visited", by: areEqual)
      trial.expect(isThrough, equals: false, "the answer")
    }
  }

  private var throwing: Law {
    Law("visit passes on what its body throws, and goes no further") { trial in
      let whole = trial.draw("whole", whole)
      let parts = optic.visited(in: whole)
      guard !parts.isEmpty else { return }
      let last = trial.draw("last", .integer(in: 0...(parts.count - 1)))
      var calls = 0
      let isThrown = throwsRefusal { () throws(Refusal) in
        _ = try optic.visit(whole) { (_) throws(Refusal) -> Bool in
          calls += 1
          if calls > last { throw Refusal() }
          return true
        }
      }
      trial.expect(isThrown, equals: true, "the error")
      trial.expect(calls, equals: last + 1, "calls")
    }
  }

  private func areEqual(_ some: [Optic.Part], _ others: [Optic.Part]) -> Bool {
    some.elementsEqual(others, by: partsAreEqual)
  }
}

extension FoldOptic {
  /// The parts in the order of a visit.
  func visited(in whole: Whole) -> [Part] {
    var parts: [Part] = []
    visit(whole) { part in
      parts.append(part)
      return true
    }
    return parts
  }
}

/// What a body throws to see what an optic does with it.
struct Refusal: Error {}

func throwsRefusal(_ body: () throws(Refusal) -> Void) -> Bool {
  do throws(Refusal) {
    try body()
    return false
  } catch {
    return true
  }
}
