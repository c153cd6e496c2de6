import ArcoOptics

/// The laws of footprints: an optic writes only inside its footprint, so a part whose footprint
/// does not overlap stays the same; of two cases that do not overlap, at most one is present.
///
/// - Whole: the value that contains the parts.
///
///     let laws = FootprintLaws([
///       Place("dose", Lens(\Shop.dose)), Place("order", Lens(\Shop.order)),
///     ])
///     #expect(laws.counterexample() == nil)
///
/// A driver uses footprints to skip children. A footprint that is too wide makes it slower; one
/// that is too narrow makes it wrong. Every part is checked against every other.
/// - Complexity: quadratic in the number of parts.
public struct FootprintLaws<Whole>: LawSuite, Sendable {
  let whole: Generator<Whole>
  let places: [Place<Whole>]

  /// Makes the laws for the parts of a whole.
  ///
  /// - Parameter places: the parts. At least two need footprints that do not overlap; otherwise a
  ///   law is broken, since nothing would be checked.
  public init(whole: Generator<Whole>, _ places: [Place<Whole>]) {
    self.whole = whole
    self.places = places
  }

  /// Makes the laws for the parts of a whole that is `Generatable`.
  public init(_ places: [Place<Whole>]) where Whole: Generatable {
    self.init(whole: Whole.generator, places)
  }

  /// The name of the tested value or type, which a counterexample prints.
  public var subject: String { "footprint in \(Whole.self)" }

  /// The laws, one or more for each pair of parts.
  public var laws: [Law] {
    let disjoint = places.indices.flatMap { one in
      places.indices.compactMap { other -> [Law]? in
        guard one != other, !places[one].footprint.overlaps(places[other].footprint) else {
          return nil
        }
        return laws(places[one], places[other])
      }
    }.flatMap(\.self)
    guard disjoint.isEmpty else { return [symmetry] + disjoint }
    return [symmetry, Law("some places do not overlap") { _ in }]
  }

  private var symmetry: Law {
    Law("overlapping is mutual, and a place overlaps itself") { trial in
      for one in places {
        trial.expect(one.footprint.overlaps(one.footprint), equals: true, "“\(one.name)” itself")
        for other in places {
          let (there, back) = (one.footprint, other.footprint)
          trial.expect(
            there.overlaps(back), equals: back.overlaps(there),
            "“\(one.name)” and “\(other.name)”")
        }
      }
    }
  }

  private func laws(_ one: Place<Whole>, _ other: Place<Whole>) -> [Law] {
    let writing = Law("writing “\(one.name)” leaves “\(other.name)” alone") { trial in
      let whole = trial.draw("whole", whole)
      var changed = whole
      one.write(&trial, &changed)
      trial.expect(changed, equals: whole, text: other.text, by: other.isSame)
    }
    guard one.isCase, other.isCase else { return [writing] }
    let excluding = Law("“\(one.name)” and “\(other.name)” are never both there") { trial in
      let whole = trial.draw("whole", whole)
      trial.expect(
        one.isPresent(whole) && other.isPresent(whole), equals: false, "whether both are present")
    }
    return [writing, excluding]
  }
}
