import ArcoTesting

/// A suite of the laws of one kind of optic that only reads.
///
/// - Optic: the type of the optic.
/// - Whole, Part: the whole and the part of the optic.
///
/// All these suites have the same initialisers. They write no parts, so they need no generator of
/// parts:
///
///     let easy = GetterLaws(Getter(\Brew.ratio))                // Brew is Generatable
///     let own = GetterLaws(Getter(\Brew.ratio), whole: brews)   // a generator of one's own
///     let pairs = FoldLaws(entries, whole: tables, partsAreEqual: ==)
public protocol ReadingLaws<Optic>: LawSuite, Sendable {
  /// The type of the optic.
  associatedtype Optic
  /// The whole of the optic.
  associatedtype Whole
  /// The part of the optic.
  associatedtype Part

  /// The optic.
  var optic: Optic { get }

  /// Makes the laws for an optic, with your own equality.
  init(
    _ optic: Optic, whole: Generator<Whole>,
    partsAreEqual: @escaping @Sendable (Part, Part) -> Bool)
}

extension ReadingLaws {
  /// The name of the subject: the type of the optic.
  public var subject: String { String(describing: Optic.self) }
}

extension ReadingLaws where Part: Equatable & SendableMetatype {
  /// Makes the laws for an optic, with your own generator.
  public init(_ optic: Optic, whole: Generator<Whole>) {
    self.init(optic, whole: whole) { areSame($0, $1) }
  }

  /// Makes the laws for an optic whose wholes are `Generatable`.
  public init(_ optic: Optic) where Whole: Generatable {
    self.init(optic, whole: Whole.generator)
  }
}
