public import ArcoOptics

/// The laws of a setter: an optic that changes parts, and may be unable to read them.
///
/// - Optic: the setter, or any other optic that writes.
///
///     #expect(SetterLaws(Itself<[Int]>().each).counterexample() == nil)
///
/// A change that does nothing changes nothing; two changes in turn equal one change by both
/// functions; a change that throws keeps the parts written before and leaves the rest unchanged.
/// Different parts get different values, which detects a setter that confuses them.
public struct SetterLaws<Optic: SetterOptic>: OpticLaws {
  /// The setter.
  public let optic: Optic
  let samples: OpticSamples<Optic.Whole, Optic.Part>

  /// Makes the laws for a setter.
  public init(_ optic: Optic, _ samples: OpticSamples<Optic.Whole, Optic.Part>) {
    self.optic = optic
    self.samples = samples
  }

  /// The laws of a setter.
  public var laws: [Law] { [identity, composition, handing, throwing] }

  private var identity: Law {
    Law("changing nothing changes nothing") { trial in
      let whole = trial.draw("whole", samples.whole)
      var changed = whole
      optic.modifyEach(&changed) { _ in }
      trial.expect(changed, equals: whole, by: samples.wholesAreEqual)
    }
  }

  private var composition: Law {
    Law("two changes in turn equal one change by both functions") { trial in
      let whole = trial.draw("whole", samples.whole)
      let first = trial.draw("first", samples.list)
      let second = trial.draw("second", samples.list)
      let both = optic.writing(second, to: optic.writing(first, to: whole))
      trial.expect(both, equals: optic.writing(second, to: whole), by: samples.wholesAreEqual)
    }
  }

  private var handing: Law {
    Law("a change is handed what was written before") { trial in
      let whole = trial.draw("whole", samples.whole)
      let parts = trial.draw("parts", samples.list)
      let written = optic.writing(parts, to: whole)
      let found = optic.handed(by: written)
      let expected = found.indices.map { parts[$0 % parts.count] }
      trial.expect(found, equals: expected, by: samples.areEqual)
    }
  }

  private var throwing: Law {
    Law("a change that throws keeps what was written, and leaves the rest alone") { trial in
      let whole = trial.draw("whole", samples.whole)
      let parts = trial.draw("parts", samples.list)
      let count = optic.handed(by: whole).count
      guard count > 0 else { return trial.pass() }
      let last = trial.draw("last", .integer(in: 0...(count - 1)))
      var (found, expected) = (whole, whole)
      var place = 0
      let isThrown = throwsRefusal { () throws(Refusal) in
        try optic.modifyEach(&found) { (part) throws(Refusal) in
          part = parts[place % parts.count]
          if place == last { throw Refusal() }
          place += 1
        }
      }
      place = 0
      optic.modifyEach(&expected) { part in
        if place <= last { part = parts[place % parts.count] }
        place += 1
      }
      trial.expect(isThrown, equals: true, "the error")
      trial.expect(found, equals: expected, by: samples.wholesAreEqual)
    }
  }
}

extension SetterOptic {
  /// Returns the whole with its parts replaced by those of the list, which is repeated if
  /// necessary.
  func writing(_ parts: [Part], to whole: Whole) -> Whole {
    var copy = whole
    var place = 0
    modifyEach(&copy) { part in
      part = parts[place % parts.count]
      place += 1
    }
    return copy
  }

  /// Returns the parts that a change receives, in order.
  func handed(by whole: Whole) -> [Part] {
    var copy = whole
    var parts: [Part] = []
    modifyEach(&copy) { parts.append($0) }
    return parts
  }
}
