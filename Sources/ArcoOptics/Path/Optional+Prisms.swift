extension Optional: HasPrisms {
  /// The prisms of an optional.
  @inlinable
  public static var prisms: OptionalPrisms<Wrapped> { OptionalPrisms() }
}

/// The prism to what an optional holds, in a path: `Todos.lenses.detail.some.text`.
///
/// - Wrapped: what is held.
public struct OptionalPrisms<Wrapped>: Sendable {
  @inlinable
  init() {}

  /// To what it holds.
  @inlinable
  public var some: Some<Wrapped> { Some() }
}
