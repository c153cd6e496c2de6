public import ArcoOptics

/// The laws of a fold: an optic that reads any number of parts.
///
/// - Optic: the fold, or any other optic that reads.
///
///     #expect(FoldLaws(Fold<[Int], Int> { $0.reversed() }).counterexample() == nil)
///
/// A visit finds the same parts each time, stops as soon as its body returns false, returns whether
/// it reached the end, and rethrows the errors of its body. Some of the generated wholes must have
/// a part.
public struct FoldLaws<Optic: FoldOptic>: ReadingLaws {
  /// The fold.
  public let optic: Optic
  let whole: Generator<Optic.Whole>
  let partsAreEqual: @Sendable (Optic.Part, Optic.Part) -> Bool

  /// Makes the laws for a fold, with your own equality.
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
      trial.expect(isThrough, equals: true, "whether it reached the end")
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
  /// Returns the parts in the order of a visit.
  func visited(in whole: Whole) -> [Part] {
    var parts: [Part] = []
    visit(whole) { part in
      parts.append(part)
      return true
    }
    return parts
  }
}

/// The error that the laws throw from a body.
struct Refusal: Error {}

func throwsRefusal(_ body: () throws(Refusal) -> Void) -> Bool {
  do throws(Refusal) {
    try body()
    return false
  } catch {
    return true
  }
}
