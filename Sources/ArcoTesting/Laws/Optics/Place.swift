import ArcoOptics

/// A part of a whole by name, for ``FootprintLaws``.
///
/// - Whole: what has the part.
///
///     Place("dose", Lens(\Shop.dose))
public struct Place<Whole>: Sendable {
  let name: String
  let footprint: Footprint
  /// Whether it is a case: of two different ones, at most one is there.
  let isCase: Bool
  let isPresent: @Sendable (Whole) -> Bool
  let isSame: @Sendable (Whole, Whole) -> Bool
  let text: @Sendable (Whole) -> String
  /// Writes a drawn part.
  let write: @Sendable (inout Trial, inout Whole) -> Void

  /// Makes a place, with an equality of one's own.
  ///
  /// - Parameter name: what a counterexample calls it.
  public init<Optic: AffineOptic<Whole, Part>, Part>(
    _ name: String,
    _ optic: Optic,
    part: Generator<Part>,
    partsAreEqual: @escaping @Sendable (Part, Part) -> Bool
  ) {
    self.name = name
    self.footprint = optic.footprint
    self.isCase = optic is any PrismOptic
    self.isPresent = { optic.extract($0) != nil }
    self.isSame = { one, other in
      guard let one = optic.extract(one), let other = optic.extract(other) else {
        return optic.extract(one) == nil && optic.extract(other) == nil
      }
      return partsAreEqual(one, other)
    }
    self.text = { whole in ArcoTesting.text(of: optic.extract(whole)) }
    self.write = { trial, whole in
      let part = trial.draw(name, part)
      _ = optic.modifyIfPresent(&whole) { $0 = part }
    }
  }

  /// Makes a place.
  public init<Part: Equatable & SendableMetatype>(
    _ name: String, _ optic: some AffineOptic<Whole, Part>, part: Generator<Part>
  ) {
    self.init(name, optic, part: part) { $0 == $1 }
  }

  /// Makes a place whose parts make their own values.
  public init<Part: Equatable & Generatable>(
    _ name: String, _ optic: some AffineOptic<Whole, Part>
  ) {
    self.init(name, optic, part: Part.generator)
  }
}
