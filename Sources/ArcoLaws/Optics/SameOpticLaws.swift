public import ArcoOptics

/// That two optics are one and the same: they find the same, and write the same.
///
/// - One, Other: the optics, of any make that reads and writes.
///
///     #expect(SameOpticLaws(DoseLens(), Lens(\Shop.dose)).counterexample() == nil)
///
/// Their footprints may differ: both may be right, and one may say more than the other.
public struct SameOpticLaws<One: TraversalOptic, Other: TraversalOptic>: LawSuite, Sendable
where One.Whole == Other.Whole, One.Part == Other.Part {
  let one: One
  let other: Other
  let samples: OpticSamples<One.Whole, One.Part>

  /// Makes the laws for two optics.
  public init(_ one: One, _ other: Other, _ samples: OpticSamples<One.Whole, One.Part>) {
    self.one = one
    self.other = other
    self.samples = samples
  }

  /// Makes the laws for two optics, with generators of one's own.
  public init(
    _ one: One, _ other: Other, whole: Generator<One.Whole>, part: Generator<One.Part>
  ) where One.Whole: Equatable & SendableMetatype, One.Part: Equatable & SendableMetatype {
    self.init(one, other, OpticSamples(whole: whole, part: part))
  }

  /// Makes the laws for two optics between types that make their own values.
  public init(_ one: One, _ other: Other)
  where One.Whole: Equatable & Generatable, One.Part: Equatable & Generatable {
    self.init(one, other, whole: One.Whole.generator, part: One.Part.generator)
  }

  /// The two optics by their types.
  public var subject: String { "\(Other.self) for \(One.self)" }

  /// The laws of sameness.
  public var laws: [Law] { laws(of: "both are the same") }

  func laws(of name: String) -> [Law] {
    [
      Law("\(name): what is found") { trial in
        let whole = trial.draw("whole", samples.whole)
        trial.expect(
          other.visited(in: whole), equals: one.visited(in: whole), by: samples.areEqual)
      },
      Law("\(name): what is written") { trial in
        let whole = trial.draw("whole", samples.whole)
        let parts = trial.draw("parts", samples.list)
        trial.expect(
          other.writing(parts, to: whole), equals: one.writing(parts, to: whole),
          by: samples.wholesAreEqual)
      },
    ]
  }
}
