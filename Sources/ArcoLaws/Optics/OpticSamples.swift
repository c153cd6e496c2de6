import ArcoTesting

/// The samples for laws of an optic, and the equalities of its wholes and parts.
///
/// - Whole: the whole of the optic.
/// - Part: the part of the optic.
///
/// The initialisers of ``OpticLaws`` make the samples.
public struct OpticSamples<Whole, Part>: Sendable {
  /// The generator of wholes. If the part may be absent, some must have it and some must not.
  public let whole: Generator<Whole>
  /// The generator of parts, which the laws write.
  public let part: Generator<Part>
  /// Whether two wholes are equal.
  public let wholesAreEqual: @Sendable (Whole, Whole) -> Bool
  /// Whether two parts are equal.
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

  /// Makes samples of `Equatable` types. Floating-point numbers are compared by their bits: see
  /// `areSame(_:_:)` of `ArcoTesting`.
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

  /// The generator of lists of parts, which are written one after another.
  var list: Generator<[Part]> { .array(of: part, count: 1...4) }
}
