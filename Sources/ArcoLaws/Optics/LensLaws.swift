public import ArcoOptics

/// The laws of a lens: an optic that reads and changes a part that every value has.
///
/// - Optic: the lens.
///
///     #expect(LensLaws(Lens(\Dose.grams)).counterexample() == nil)
///
/// They consist of the three laws of the literature (getting gives what was set; setting what was
/// got changes nothing; of two settings only the second counts), of the laws of all weaker optics,
/// and of these: `modify` calls its body exactly once with the part, returns the body's result, and
/// keeps the changes that a body made before it threw.
/// - Source: Foster et al., TOPLAS 29(3), 2007: GetPut, PutGet, PutPut.
public struct LensLaws<Optic: LensOptic>: OpticLaws {
  /// The lens.
  public let optic: Optic
  let samples: OpticSamples<Optic.Whole, Optic.Part>

  /// Makes the laws for a lens.
  public init(_ optic: Optic, _ samples: OpticSamples<Optic.Whole, Optic.Part>) {
    self.optic = optic
    self.samples = samples
  }

  /// The laws of a lens.
  public var laws: [Law] {
    gettingAndSetting + modifying + [asAffine]
      + GetterLaws(optic, whole: samples.whole, partsAreEqual: samples.partsAreEqual).laws
      + TraversalLaws(optic, samples).own
  }

  private var gettingAndSetting: [Law] {
    [
      Law("get what you set") { trial in
        let (whole, part) = drawBoth(&trial)
        let found = optic.get(optic.setting(whole, to: part))
        trial.expect(found, equals: part, by: samples.partsAreEqual)
      },
      Law("setting what you got changes nothing") { trial in
        let whole = trial.draw("whole", samples.whole)
        let found = optic.setting(whole, to: optic.get(whole))
        trial.expect(found, equals: whole, by: samples.wholesAreEqual)
      },
      Law("setting twice is setting the last") { trial in
        let (whole, part) = drawBoth(&trial)
        let last = trial.draw("last", samples.part)
        let found = optic.setting(optic.setting(whole, to: part), to: last)
        trial.expect(found, equals: optic.setting(whole, to: last), by: samples.wholesAreEqual)
      },
    ]
  }

  private var modifying: [Law] {
    [
      Law("modify calls its body once, with the part, and returns its answer") { trial in
        let whole = trial.draw("whole", samples.whole)
        var copy = whole
        var parts: [Optic.Part] = []
        let answer = optic.modify(&copy) { part in
          parts.append(part)
          return parts.count
        }
        trial.expect(parts.count, equals: 1, "calls")
        trial.expect(answer, equals: 1, "the answer")
        trial.expect(parts.first, equals: optic.get(whole), "the part", by: samples.areEqual)
      },
      Law("modify does what setting does") { trial in
        let (whole, part) = drawBoth(&trial)
        var changed = whole
        set(&changed, to: part)
        trial.expect(changed, equals: optic.setting(whole, to: part), by: samples.wholesAreEqual)
      },
      Law("modify passes on what its body throws, and keeps what it wrote") { trial in
        let (whole, part) = drawBoth(&trial)
        var changed = whole
        let isThrown = throwsRefusal { () throws(Refusal) in
          try optic.modify(&changed) { (old) throws(Refusal) in
            old = part
            throw Refusal()
          }
        }
        trial.expect(isThrown, equals: true, "the error")
        trial.expect(changed, equals: optic.setting(whole, to: part), by: samples.wholesAreEqual)
      },
      Law("change does what modify does") { trial in
        let (whole, part) = drawBoth(&trial)
        var (one, other) = (whole, whole)
        set(&one, to: part)
        optic.change(&other) { $0 = part }
        trial.expect(other, equals: one, by: samples.wholesAreEqual)
      },
    ]
  }

  private var asAffine: Law {
    Law("modifyIfPresent does what modify does") { trial in
      let (whole, part) = drawBoth(&trial)
      var (one, other) = (whole, whole)
      set(&one, to: part)
      let answer: Bool? = optic.modifyIfPresent(&other) { found in
        found = part
        return true
      }
      trial.expect(answer, equals: true, "the answer")
      trial.expect(other, equals: one, by: samples.wholesAreEqual)
    }
  }

  /// Uses the `modify` with a result, because optics implement this one.
  private func set(_ whole: inout Optic.Whole, to part: Optic.Part) {
    let _: Bool = optic.modify(&whole) { found in
      found = part
      return true
    }
  }

  private func drawBoth(_ trial: inout Trial) -> (Optic.Whole, Optic.Part) {
    (trial.draw("whole", samples.whole), trial.draw("part", samples.part))
  }
}
