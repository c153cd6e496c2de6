/// A stored way to one of the forms a whole can have, and back.
///
/// - Whole: the value that may have the form.
/// - Part: what it holds when it has it.
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

  /// The case this prism stands for, as far as it is known.
  public let footprint: Footprint

  /// Makes a prism from its two functions.
  ///
  /// - Parameter footprint: `.case(n)` with the case's place in its enum's declaration lets a
  ///   driver skip siblings of other cases; unknown by default.
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

  /// Returns another optic as a stored one.
  @inlinable
  public static func storing(_ optic: some PrismOptic<Whole, Part>) -> Self {
    Self(
      extract: { optic.extract($0) },
      embed: { optic.embed($0) },
      footprint: optic.footprint
    )
  }

  /// Returns the part, or nil where the whole does not have it.
  @inlinable
  public func extract(_ whole: Whole) -> Part? { extractPart(whole) }

  /// Returns the whole that holds `part`.
  @inlinable
  public func embed(_ part: Part) -> Whole { embedPart(part) }
}
