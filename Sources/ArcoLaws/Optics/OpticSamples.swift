import ArcoTesting

/// What an optic is tried on, and when two results count as equal.
///
/// - Whole: what the optic looks into.
/// - Part: what it finds there.
///
/// Suites make it from what they are given: see ``OpticLaws``.
public struct OpticSamples<Whole, Part>: Sendable {
  /// The wholes, with the part present and absent as far as it may be.
  public let whole: Generator<Whole>
  /// The parts to be written.
  public let part: Generator<Part>
  /// When two wholes are equal.
  public let wholesAreEqual: @Sendable (Whole, Whole) -> Bool
  /// When two parts are equal.
  public let partsAreEqual: @Sendable (Part, Part) -> Bool

  /// Makes samples.
  public init(
    whole: Generator<Whole>,
    part: Generator<Part>,
    wholesAreEqual: @escaping @Sendable (Whole, Whole) -> Bool,
    partsAreEqual: @escaping @Sendable (Part, Part) -> Bool
  ) {
    self.whole = whole
    self.part = part
    self.wholesAreEqual = wholesAreEqual
    self.partsAreEqual = partsAreEqual
  }

  /// Makes samples of what is equal by itself; numbers are compared by bits, see `areSame(_:_:)` of `ArcoTesting`.
  public init(whole: Generator<Whole>, part: Generator<Part>)
  where Whole: Equatable & SendableMetatype, Part: Equatable & SendableMetatype {
    self.init(
      whole: whole, part: part, wholesAreEqual: { areSame($0, $1) },
      partsAreEqual: { areSame($0, $1) })
  }

  func areEqual(_ one: Part?, _ other: Part?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return partsAreEqual(one, other)
  }

  func areEqual(_ some: [Part], _ others: [Part]) -> Bool {
    some.elementsEqual(others, by: partsAreEqual)
  }

  /// Parts to be written at one place after another.
  var list: Generator<[Part]> { .array(of: part, count: 1...4) }
}
