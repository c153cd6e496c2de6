/// A suite of the laws of one kind of optic.
///
/// - Optic: the type of the optic.
/// - Whole, Part: the whole and the part of the optic.
///
/// All these suites have the same initialisers:
///
///     let easy = LensLaws(Lens(\Dose.grams))   // Dose and Int are Generatable
///     let own = LensLaws(Lens(\Dose.grams), whole: dose, part: .integer(in: 0...50))
///     let pair = PrismLaws(
///       row, whole: inputs, part: rows, wholesAreEqual: ==, partsAreEqual: ==)
///
/// The last one is for types that are not `Equatable`, such as the tuple of a case with two values.
public protocol OpticLaws<Optic>: LawSuite, Sendable {
  /// The type of the optic.
  associatedtype Optic
  /// The whole of the optic.
  associatedtype Whole
  /// The part of the optic.
  associatedtype Part

  /// The optic.
  var optic: Optic { get }

  /// Makes the laws for an optic.
  init(_ optic: Optic, _ samples: OpticSamples<Whole, Part>)
}

extension OpticLaws {
  /// The name of the subject: the type of the optic.
  public var subject: String { String(describing: Optic.self) }

  /// Makes the laws for an optic, with your own equalities.
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
  /// Makes the laws for an optic, with your own generators.
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

  /// Makes the laws for an optic between types that are `Generatable`.
  public init(_ optic: Optic) where Whole: Generatable, Part: Generatable {
    self.init(optic, whole: Whole.generator, part: Part.generator)
  }
}
