public import ArcoOptics

/// The laws that two optics are the same: they find the same parts, and write the same parts.
///
/// - One, Other: the types of the optics, which have to read and write.
///
///     #expect(SameOpticLaws(DoseLens(), Lens(\Shop.dose)).counterexample() == nil)
///
/// Their footprints may differ, because one correct footprint may be narrower than another.
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

  /// Makes the laws for two optics, with your own generators.
  public init(
    _ one: One, _ other: Other, whole: Generator<One.Whole>, part: Generator<One.Part>
  ) where One.Whole: Equatable & SendableMetatype, One.Part: Equatable & SendableMetatype {
    self.init(one, other, OpticSamples(whole: whole, part: part))
  }

  /// Makes the laws for two optics between types that are `Generatable`.
  public init(_ one: One, _ other: Other)
  where One.Whole: Equatable & Generatable, One.Part: Equatable & Generatable {
    self.init(one, other, whole: One.Whole.generator, part: One.Part.generator)
  }

  /// The name of the tested value or type, which a counterexample prints.
  public var subject: String { "\(Other.self) for \(One.self)" }

  /// The laws of sameness.
  public var laws: [Law] { laws(of: "both are the same") }

  func laws(of name: String) -> [Law] {
    [
      Law("\(name): the parts that are found") { trial in
        let whole = trial.draw("whole", samples.whole)
        trial.expect(
          other.visited(in: whole), equals: one.visited(in: whole), by: samples.areEqual)
      },
      Law("\(name): the parts that are written") { trial in
        let whole = trial.draw("whole", samples.whole)
        let parts = trial.draw("parts", samples.list)
        trial.expect(
          other.writing(parts, to: whole), equals: one.writing(parts, to: whole),
          by: samples.wholesAreEqual)
      },
    ]
  }
}
