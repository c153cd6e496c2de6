import ArcoOptics

/// What footprints promise: an optic writes inside its own, so a place that it does not overlap
/// stays as it was; and of two cases that do not overlap at most one is there.
///
/// - Whole: what the places are parts of.
///
///     let laws = FootprintLaws([
///       Place("dose", Lens(\Shop.dose)), Place("order", Lens(\Shop.order)),
///     ])
///     #expect(laws.counterexample() == nil)
///
/// A driver skips siblings by footprints: one that says too little makes it slower, and one that
/// says too much makes it wrong. Every place is checked against every other.
/// - Complexity: quadratic in the number of places.
public struct FootprintLaws<Whole>: LawSuite, Sendable {
  let whole: Generator<Whole>
  let places: [Place<Whole>]

  /// Makes the laws for the places of a whole.
  ///
  /// - Parameter places: at least two with footprints that do not overlap, or nothing is checked.
  public init(whole: Generator<Whole>, _ places: [Place<Whole>]) {
    self.whole = whole
    self.places = places
  }

  /// Makes the laws for the places of a whole that makes its own values.
  public init(_ places: [Place<Whole>]) where Whole: Generatable {
    self.init(whole: Whole.generator, places)
  }

  /// The footprints of the whole.
  public var subject: String { "footprint in \(Whole.self)" }

  /// A law for each two places.
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
      trial.expect(one.isPresent(whole) && other.isPresent(whole), equals: false, "both there")
    }
    return [writing, excluding]
  }
}
