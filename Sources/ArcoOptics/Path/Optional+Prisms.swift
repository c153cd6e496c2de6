extension Optional: HasPrisms {
  /// The prisms of an optional, in a path: `Todos.lenses.detail.some.text`.
  public struct Prisms: Sendable {
    @inlinable
    init() {}

    /// To what it holds.
    @inlinable
    public var some: StandardOptics.Some<Wrapped> { StandardOptics.Some() }

    /// To its absence.
    @inlinable
    public var none: StandardOptics.None<Wrapped> { StandardOptics.None() }
  }

  /// The prisms of an optional.
  @inlinable
  public static var prisms: Prisms { Prisms() }
}
