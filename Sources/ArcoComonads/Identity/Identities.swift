/// The container of one shape and nowhere to go.
///
/// Laws, checked by `ContainerLaws` in `LawTests`.
public enum Identities: Container, Sendable {
  /// The one position.
  @inlinable
  public static func root(_ shape: One) -> One { shape }

  /// The one shape.
  @inlinable
  public static func reshape(_ shape: One, at position: One) -> One { shape }

  /// The one position.
  @inlinable
  public static func compose(_ shape: One, _ first: One, _ then: One) -> One { first }
}
