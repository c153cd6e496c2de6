import ArcoTesting

/// The laws of one kind of optic that only reads, tried on one optic.
///
/// - Optic: what is checked.
/// - Whole, Part: what it looks into, and what it finds there.
///
/// All such suites are made alike; no parts are written, so no generator of them is needed:
///
///     let easy = GetterLaws(Getter(\Brew.ratio))                // Brew is Generatable
///     let own = GetterLaws(Getter(\Brew.ratio), whole: brews)   // a generator of one's own
///     let pairs = FoldLaws(entries, whole: tables, partsAreEqual: ==)
public protocol ReadingLaws<Optic>: LawSuite, Sendable {
  /// What is checked.
  associatedtype Optic
  /// What the optic looks into.
  associatedtype Whole
  /// What the optic finds there.
  associatedtype Part

  /// The optic.
  var optic: Optic { get }

  /// Makes the laws for an optic, with an equality of one's own.
  init(
    _ optic: Optic, whole: Generator<Whole>,
    partsAreEqual: @escaping @Sendable (Part, Part) -> Bool)
}

extension ReadingLaws {
  /// The optic by its type.
  public var subject: String { String(describing: Optic.self) }
}

extension ReadingLaws where Part: Equatable & SendableMetatype {
  /// Makes the laws for an optic, with a generator of one's own.
  public init(_ optic: Optic, whole: Generator<Whole>) {
    self.init(optic, whole: whole) { areSame($0, $1) }
  }

  /// Makes the laws for an optic whose wholes make their own values.
  public init(_ optic: Optic) where Whole: Generatable {
    self.init(optic, whole: Whole.generator)
  }
}
