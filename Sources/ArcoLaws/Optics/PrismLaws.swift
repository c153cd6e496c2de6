public import ArcoOptics

/// What every prism keeps to.
///
/// - Optic: the prism.
///
///     #expect(PrismLaws(Int?.prisms.some).counterexample() == nil)
///
/// Both round trips, that writing is embedding, and the laws of an affine. Half of the wholes are made by the prism itself, so
/// that every generator of wholes will do.
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
      Law("where there is a part, writing one is embedding it") { trial in
        let whole = trial.draw("whole", samples.whole)
        let part = trial.draw("part", samples.part)
        guard optic.extract(whole) != nil else { return trial.pass() }
        let found = optic.setting(whole, to: part)
        trial.expect(found, equals: optic.embed(part), by: samples.wholesAreEqual)
      },
    ]
  }
}
