public import ArcoOptics

/// The laws of a getter: an optic that reads a part of every value, and cannot change it.
///
/// - Optic: the getter.
///
///     #expect(GetterLaws(Getter(\String.count)).counterexample() == nil)
///
/// `get` returns the same part for the same whole, and `extract` and `visit` find the same part.
public struct GetterLaws<Optic: GetterOptic>: ReadingLaws {
  /// The getter.
  public let optic: Optic
  let whole: Generator<Optic.Whole>
  let partsAreEqual: @Sendable (Optic.Part, Optic.Part) -> Bool

  /// Makes the laws for a getter, with your own equality.
  public init(
    _ optic: Optic, whole: Generator<Optic.Whole>,
    partsAreEqual: @escaping @Sendable (Optic.Part, Optic.Part) -> Bool
  ) {
    self.optic = optic
    self.whole = whole
    self.partsAreEqual = partsAreEqual
  }

  /// The laws of a getter.
  public var laws: [Law] {
    [again, agreement] + AffineFoldLaws(optic, whole: whole, partsAreEqual: partsAreEqual).laws
  }

  private var again: Law {
    Law("getting again gives the same part") { trial in
      let whole = trial.draw("whole", whole)
      let first = optic.get(whole)
      trial.expect(optic.get(whole), equals: first, by: partsAreEqual)
    }
  }

  private var agreement: Law {
    Law("extract finds what get finds") { trial in
      let whole = trial.draw("whole", whole)
      let part = optic.get(whole)
      trial.expect(optic.extract(whole), equals: part) { found, expected in
        guard let found, let expected else { return false }
        return partsAreEqual(found, expected)
      }
    }
  }
}
