public import ArcoOptics

/// The laws of a prism: an optic to one case of a value, which can also build the value from it.
///
/// - Optic: the prism.
///
///     #expect(PrismLaws(Int?.prisms.some).counterexample() == nil)
///
/// Extracting what was embedded gives the same part; embedding what was extracted gives the same
/// whole. Writing a part equals embedding it. In addition, these are the ``AffineLaws``. The prism
/// itself makes half of the wholes, so any generator of wholes suffices.
/// - Source: Pickering, Gibbons, Wu, *Profunctor optics*, 2017.
public struct PrismLaws<Optic: PrismOptic>: OpticLaws {
  /// The prism.
  public let optic: Optic
  let samples: OpticSamples<Optic.Whole, Optic.Part>

  /// Makes the laws for a prism.
  public init(_ optic: Optic, _ samples: OpticSamples<Optic.Whole, Optic.Part>) {
    self.optic = optic
    self.samples = samples
  }

  /// The laws of a prism.
  public var laws: [Law] {
    let own = OpticSamples(
      whole: .oneOf([samples.whole, samples.part.map { [optic] in optic.embed($0) }]),
      part: samples.part,
      wholesAreEqual: samples.wholesAreEqual,
      partsAreEqual: samples.partsAreEqual)
    return PrismLaws(optic, own).roundTrips + AffineLaws(optic, own).laws
  }

  var roundTrips: [Law] {
    [
      Law("extract what you embedded") { trial in
        let part = trial.draw("part", samples.part)
        let found = optic.extract(optic.embed(part))
        trial.expect(found, equals: part, by: samples.areEqual)
      },
      Law("embedding what you extracted gives the whole back") { trial in
        let whole = trial.draw("whole", samples.whole)
        guard let part = optic.extract(whole) else { return trial.pass() }
        trial.expect(optic.embed(part), equals: whole, by: samples.wholesAreEqual)
      },
      Law("if there is a part, writing a part equals embedding it") { trial in
        let whole = trial.draw("whole", samples.whole)
        let part = trial.draw("part", samples.part)
        guard optic.extract(whole) != nil else { return trial.pass() }
        let found = optic.setting(whole, to: part)
        trial.expect(found, equals: optic.embed(part), by: samples.wholesAreEqual)
      },
    ]
  }
}
