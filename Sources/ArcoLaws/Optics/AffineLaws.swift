public import ArcoOptics

/// The laws of an affine: an optic that reads and changes a part that may be absent.
///
/// - Optic: the affine.
///
///     #expect(AffineLaws(Lens(\Shop.spare).some).counterexample() == nil)
///
/// They include the laws of affine folds and traversals. Some of the generated wholes must have the
/// part.
/// - Source: Clarke et al., *Profunctor optics, a categorical update*, 2020.
public struct AffineLaws<Optic: AffineOptic>: OpticLaws {
  /// The affine.
  public let optic: Optic
  let samples: OpticSamples<Optic.Whole, Optic.Part>

  /// Makes the laws for an affine, with samples of its wholes and parts.
  public init(_ optic: Optic, _ samples: OpticSamples<Optic.Whole, Optic.Part>) {
    self.optic = optic
    self.samples = samples
  }

  /// The laws of an affine.
  public var laws: [Law] {
    extractingAndSetting + [absent] + modifying
      + AffineFoldLaws(optic, whole: samples.whole, partsAreEqual: samples.partsAreEqual).laws
      + TraversalLaws(optic, samples).own
  }

  private var extractingAndSetting: [Law] {
    [
      Law("extract what you set, if there is a part") { trial in
        let whole = trial.draw("whole", samples.whole)
        let part = trial.draw("part", samples.part)
        guard optic.extract(whole) != nil else { return }
        let found = optic.extract(optic.setting(whole, to: part))
        trial.expect(found, equals: part, by: samples.areEqual)
      },
      Law("setting what you extracted changes nothing") { trial in
        let whole = trial.draw("whole", samples.whole)
        guard let part = optic.extract(whole) else { return }
        trial.expect(
          optic.setting(whole, to: part), equals: whole, by: samples.wholesAreEqual)
      },
      Law("setting twice is setting the last") { trial in
        let whole = trial.draw("whole", samples.whole)
        let part = trial.draw("part", samples.part)
        let last = trial.draw("last", samples.part)
        let found = optic.setting(optic.setting(whole, to: part), to: last)
        trial.expect(found, equals: optic.setting(whole, to: last), by: samples.wholesAreEqual)
      },
    ]
  }

  private var absent: Law {
    Law("if there is no part, a change is not called and changes nothing") { trial in
      let whole = trial.draw("whole", samples.whole)
      let part = trial.draw("part", samples.part)
      guard optic.extract(whole) == nil else { return trial.pass() }
      var changed = whole
      let answer: Bool? = optic.modifyIfPresent(&changed) { found in
        found = part
        return true
      }
      trial.expect(answer, equals: nil, "the answer")
      trial.expect(changed, equals: whole, by: samples.wholesAreEqual)
      trial.expect(optic.setting(whole, to: part), equals: whole, by: samples.wholesAreEqual)
    }
  }

  private var modifying: [Law] {
    [
      Law("modifyIfPresent calls its body once, with the part, and returns its answer") { trial in
        let whole = trial.draw("whole", samples.whole)
        var copy = whole
        var parts: [Optic.Part] = []
        let answer: Int? = optic.modifyIfPresent(&copy) { part in
          parts.append(part)
          return parts.count
        }
        let held = optic.extract(whole)
        trial.expect(parts.count, equals: held == nil ? 0 : 1, "calls")
        trial.expect(answer, equals: held == nil ? nil : 1, "the answer")
        trial.expect(parts.first, equals: held, "the part", by: samples.areEqual)
      },
      Law("modifyIfPresent does what setting does") { trial in
        let whole = trial.draw("whole", samples.whole)
        let part = trial.draw("part", samples.part)
        var changed = whole
        _ = optic.modifyIfPresent(&changed) { $0 = part }
        trial.expect(changed, equals: optic.setting(whole, to: part), by: samples.wholesAreEqual)
      },
      Law("modifyIfPresent passes on what its body throws, and keeps what it wrote") { trial in
        let whole = trial.draw("whole", samples.whole)
        let part = trial.draw("part", samples.part)
        var changed = whole
        let isThrown = throwsRefusal { () throws(Refusal) in
          _ = try optic.modifyIfPresent(&changed) { (old) throws(Refusal) in
            old = part
            throw Refusal()
          }
        }
        trial.expect(isThrown, equals: optic.extract(whole) != nil, "the error")
        trial.expect(changed, equals: optic.setting(whole, to: part), by: samples.wholesAreEqual)
      },
    ]
  }
}
