/// A stored optic to one of the forms that a whole can have, which can also build such a whole.
///
/// - Whole: the value that may have the form.
/// - Part: the part that such a whole contains.
///
///     let beans = Prism(BrewInput.beans) { if case .beans(let dose) = $0 { dose } else { nil } }
///     beans.embed(.plus)                  // BrewInput.beans(.plus)
///     beans.extract(.water(.minus))       // nil
///
/// - Complexity: that of its closures, plus one indirect call an operation; allocates nothing.
/// - Laws: those of ``PrismOptic``; checked by `PrismLaws`.
/// - In the literature: prism.
public struct Prism<Whole, Part>: PrismOptic {
  @usableFromInline
  let extractPart: @Sendable (Whole) -> Part?
  @usableFromInline
  let embedPart: @Sendable (Part) -> Whole

  /// The footprint: the enum case that this prism writes, as far as it is known.
  public let footprint: Footprint

  /// Makes a prism from its two functions.
  ///
  /// - Parameter footprint: `.case(n)` with the index of the case in the declaration of its enum. A
  ///   driver can then skip children of other cases. Unknown by default.
  @inlinable
  public init(
    extract: @escaping @Sendable (Whole) -> Part?,
    embed: @escaping @Sendable (Part) -> Whole,
    footprint: Footprint = .unknown
  ) {
    self.extractPart = extract
    self.embedPart = embed
    self.footprint = footprint
  }

  /// Makes a prism from an enum case and a pattern for it.
  @inlinable
  public init(
    _ embed: @escaping @Sendable (Part) -> Whole,
    footprint: Footprint = .unknown,
    _ extract: @escaping @Sendable (Whole) -> Part?
  ) {
    self.init(extract: extract, embed: embed, footprint: footprint)
  }

  /// Makes a prism from an enum case with two values and a pattern for it.
  ///
  ///     let row = Prism(TodosInput.row) {
  ///       if case .row(let id, let input) = $0 { (id, input) } else { nil }
  ///     }
  @inlinable
  public init<First, Second>(
    _ embed: @escaping @Sendable (First, Second) -> Whole,
    footprint: Footprint = .unknown,
    _ extract: @escaping @Sendable (Whole) -> (First, Second)?
  ) where Part == (First, Second) {
    self.init(extract: extract, embed: { embed($0.0, $0.1) }, footprint: footprint)
  }

  /// Returns a `Prism` that does the same as another optic. Unlike the type of a composed optic,
  /// the type of the result names only the whole and the part.
  @inlinable
  public static func storing(_ optic: some PrismOptic<Whole, Part>) -> Self {
    Self(
      extract: { optic.extract($0) },
      embed: { optic.embed($0) },
      footprint: optic.footprint
    )
  }

  /// Returns the part, or nil if the whole does not have it.
  @inlinable
  public func extract(_ whole: Whole) -> Part? { extractPart(whole) }

  /// Returns the whole that contains `part`.
  @inlinable
  public func embed(_ part: Part) -> Whole { embedPart(part) }
}
