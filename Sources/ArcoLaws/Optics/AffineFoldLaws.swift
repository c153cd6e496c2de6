public import ArcoOptics

/// The laws of an affine fold: an optic that reads a part that may be absent.
///
/// - Optic: the affine fold.
///
///     let first = AffineFold<[Int], Int> { $0.first }
///     #expect(AffineFoldLaws(first).counterexample() == nil)
///
/// These are the laws of a fold; in addition, `visit` and `extract` find the same part. Some of the
/// generated wholes must have the part.
public struct AffineFoldLaws<Optic: AffineFoldOptic>: ReadingLaws {
  /// The affine fold.
  public let optic: Optic
  let whole: Generator<Optic.Whole>
  let partsAreEqual: @Sendable (Optic.Part, Optic.Part) -> Bool

  /// Makes the laws for an affine fold, with your own equality.
  public init(
    _ optic: Optic, whole: Generator<Optic.Whole>,
    partsAreEqual: @escaping @Sendable (Optic.Part, Optic.Part) -> Bool
  ) {
    self.optic = optic
    self.whole = whole
    self.partsAreEqual = partsAreEqual
  }

  /// The laws of an affine fold.
  public var laws: [Law] {
    [agreement] + FoldLaws(optic, whole: whole, partsAreEqual: partsAreEqual).laws
  }

  private var agreement: Law {
    Law("visit finds exactly the part that extract finds") { trial in
      let whole = trial.draw("whole", whole)
      let part = optic.extract(whole)
      trial.expect(optic.visited(in: whole), equals: part.map { [$0] } ?? []) { some, others in
        some.elementsEqual(others, by: partsAreEqual)
      }
    }
  }
}
