/// The laws of one kind of optic, tried on one optic.
///
/// - Optic: what is checked.
/// - Whole, Part: what it looks into, and what it finds there.
///
/// All such suites are made alike:
///
///     let easy = LensLaws(Lens(\Dose.grams))   // Dose and Int are Generatable
///     let own = LensLaws(Lens(\Dose.grams), whole: dose, part: .integer(in: 0...50))
///     let pair = PrismLaws(
///       row, whole: inputs, part: rows, wholesAreEqual: ==, partsAreEqual: ==)
///
/// The last is for what is not `Equatable`, like the tuple of a case with two values.
public protocol OpticLaws<Optic>: LawSuite, Sendable {
  /// What is checked.
  associatedtype Optic
  /// What the optic looks into.
  associatedtype Whole
  /// What the optic finds there.
  associatedtype Part

  /// The optic.
  var optic: Optic { get }

  /// Makes the laws for an optic.
  init(_ optic: Optic, _ samples: OpticSamples<Whole, Part>)
}

extension OpticLaws {
  /// The optic by its type.
  public var subject: String { String(describing: Optic.self) }

  /// Makes the laws for an optic, with equalities of one's own.
  public init(
    _ optic: Optic,
    whole: Generator<Whole>,
    part: Generator<Part>,
    wholesAreEqual: @escaping @Sendable (Whole, Whole) -> Bool,
    partsAreEqual: @escaping @Sendable (Part, Part) -> Bool
  ) {
    self.init(
      optic,
      OpticSamples(
        whole: whole, part: part, wholesAreEqual: wholesAreEqual, partsAreEqual: partsAreEqual))
  }
}

extension OpticLaws where Whole: Equatable & SendableMetatype, Part: Equatable & SendableMetatype {
  /// Makes the laws for an optic, with generators of one's own.
  public init(_ optic: Optic, whole: Generator<Whole>, part: Generator<Part>) {
    self.init(optic, OpticSamples(whole: whole, part: part))
  }

  /// Makes the laws for an optic, with a generator for the wholes.
  public init(_ optic: Optic, whole: Generator<Whole>) where Part: Generatable {
    self.init(optic, whole: whole, part: Part.generator)
  }

  /// Makes the laws for an optic, with a generator for the parts.
  public init(_ optic: Optic, part: Generator<Part>) where Whole: Generatable {
    self.init(optic, whole: Whole.generator, part: part)
  }

  /// Makes the laws for an optic between types that make their own values.
  public init(_ optic: Optic) where Whole: Generatable, Part: Generatable {
    self.init(optic, whole: Whole.generator, part: Part.generator)
  }
}
