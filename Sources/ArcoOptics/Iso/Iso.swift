/// A stored pair of functions between two forms of the same value.
///
/// - Whole: one form.
/// - Part: the other.
///
///     let celsius = Iso<Kelvin, Celsius>(
///       get: { Celsius($0.degrees - 273.15) }, embed: { Kelvin($0.degrees + 273.15) })
///
/// - Complexity: that of its closures, plus one indirect call an operation; allocates nothing.
/// - Laws: those of ``IsoOptic``; checked by `IsoLaws`.
public struct Iso<Whole, Part>: IsoOptic {
  @usableFromInline
  let getPart: @Sendable (Whole) -> Part
  @usableFromInline
  let embedPart: @Sendable (Part) -> Whole

  /// Makes an iso from its two functions, each the other's inverse.
  @inlinable
  public init(
    get: @escaping @Sendable (Whole) -> Part,
    embed: @escaping @Sendable (Part) -> Whole
  ) {
    self.getPart = get
    self.embedPart = embed
  }

  /// Returns an `Iso` that does the same as another optic. Unlike the type of a composed optic, the
  /// type of the result names only the whole and the part.
  @inlinable
  public static func storing(_ optic: some IsoOptic<Whole, Part>) -> Self {
    Self(get: { optic.get($0) }, embed: { optic.embed($0) })
  }

  /// The iso in the opposite direction.
  @inlinable
  public var reversed: Iso<Part, Whole> { Iso<Part, Whole>(get: embedPart, embed: getPart) }

  /// Returns the part.
  @inlinable
  public func get(_ whole: Whole) -> Part { getPart(whole) }

  /// Returns the whole that contains `part`.
  @inlinable
  public func embed(_ part: Part) -> Whole { embedPart(part) }
}
