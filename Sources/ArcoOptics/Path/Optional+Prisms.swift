extension Optional: HasPrisms {
  /// The prisms of an optional, in a path: `Todos.lenses.detail.some.text`.
  public struct Prisms: Sendable {
    @inlinable
    init() {}

    /// The prism to the value.
    @inlinable
    public var some: StandardOptics.Some<Wrapped> { StandardOptics.Some() }

    /// The prism to nil.
    @inlinable
    public var none: StandardOptics.None<Wrapped> { StandardOptics.None() }
  }

  /// The prisms of an optional.
  @inlinable
  public static var prisms: Prisms { Prisms() }
}
