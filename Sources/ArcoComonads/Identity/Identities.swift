/// The ``Container`` of an ``Identity``: a ``Space`` of one element, with nowhere to move to.
///
/// Laws, checked by `ContainerLaws` in `LawTests`.
public enum Identities: Container, Sendable {
  /// The only position, which does not move.
  @inlinable
  public static func root(_ shape: One) -> One { shape }

  /// The only shape.
  @inlinable
  public static func reshape(_ shape: One, at position: One) -> One { shape }

  /// The only position, which does not move.
  @inlinable
  public static func compose(_ shape: One, _ first: One, _ then: One) -> One { first }
}
