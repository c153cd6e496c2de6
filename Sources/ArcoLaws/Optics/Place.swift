public import ArcoOptics
import ArcoTesting

/// A part of a whole by name, for ``FootprintLaws``.
///
/// - Whole: the value that contains the part.
///
///     let dose = Place("dose", Lens(\Shop.dose))
public struct Place<Whole>: Sendable {
  let name: String
  let footprint: Footprint
  /// Whether the part is a case of an enum, of which at most one is present.
  let isCase: Bool
  let isPresent: @Sendable (Whole) -> Bool
  let isSame: @Sendable (Whole, Whole) -> Bool
  let text: @Sendable (Whole) -> String
  /// Writes drawn parts.
  let write: @Sendable (inout Trial, inout Whole) -> Void

  /// Names a part, with your own equality.
  ///
  /// - Parameter name: the name of the part in counterexamples.
  public init<Optic: TraversalOptic<Whole, Part>, Part>(
    _ name: String,
    _ optic: Optic,
    part: Generator<Part>,
    partsAreEqual: @escaping @Sendable (Part, Part) -> Bool
  ) {
    self.name = name
    self.footprint = optic.footprint
    self.isCase = optic is any PrismOptic
    self.isPresent = { !optic.visited(in: $0).isEmpty }
    self.isSame = { one, other in
      optic.visited(in: one).elementsEqual(optic.visited(in: other), by: partsAreEqual)
    }
    self.text = { whole in
      optic.visited(in: whole).map { ArcoTesting.text(of: $0) }.joined(separator: ", ")
    }
    let list = Generator<[Part]>.array(of: part, count: 1...3)
    self.write = { trial, whole in
      whole = optic.writing(trial.draw("\(name), written", list), to: whole)
    }
  }

  /// Names a part.
  public init<Part: Equatable & SendableMetatype>(
    _ name: String, _ optic: some TraversalOptic<Whole, Part>, part: Generator<Part>
  ) {
    self.init(name, optic, part: part) { areSame($0, $1) }
  }

  /// Names a part whose values are `Generatable`.
  public init<Part: Equatable & Generatable>(
    _ name: String, _ optic: some TraversalOptic<Whole, Part>
  ) {
    self.init(name, optic, part: Part.generator)
  }
}
