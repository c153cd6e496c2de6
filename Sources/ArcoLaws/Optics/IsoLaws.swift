public import ArcoOptics

/// The laws of an iso: an optic between two forms of the same value.
///
/// - Optic: the iso.
///
///     let shifted = Iso<Int, Int>(get: { $0 &+ 3 }, embed: { $0 &- 3 })
///     #expect(IsoLaws(shifted).counterexample() == nil)
///
/// Converting to the other form and back gives the same value, in both directions. In addition,
/// these are the ``LensLaws`` and the ``PrismLaws``.
public struct IsoLaws<Optic: IsoOptic>: OpticLaws {
  /// The iso.
  public let optic: Optic
  let samples: OpticSamples<Optic.Whole, Optic.Part>

  /// Makes the laws for an iso.
  public init(_ optic: Optic, _ samples: OpticSamples<Optic.Whole, Optic.Part>) {
    self.optic = optic
    self.samples = samples
  }

  /// The laws of an iso.
  public var laws: [Law] {
    let trips = [
      Law("embedding what you got gives the whole back") { trial in
        let whole = trial.draw("whole", samples.whole)
        trial.expect(
          optic.embed(optic.get(whole)), equals: whole, by: samples.wholesAreEqual)
      },
      Law("get what you embedded") { trial in
        let part = trial.draw("part", samples.part)
        trial.expect(optic.get(optic.embed(part)), equals: part, by: samples.partsAreEqual)
      },
    ]
    return trips + LensLaws(optic, samples).laws + PrismLaws(optic, samples).roundTrips
  }
}
