/// The container of a surrounding value that moves do not change.
///
/// - Value: the surroundings.
///
/// Laws, checked by `ContainerLaws` in `LawTests`.
public enum Envs<Value>: Container, Sendable {
  /// The one position.
  @inlinable
  public static func root(_ value: Value) -> One { One() }

  /// The same surroundings.
  @inlinable
  public static func reshape(_ value: Value, at position: One) -> Value { value }

  /// The one position.
  @inlinable
  public static func compose(_ value: Value, _ first: One, _ then: One) -> One { first }
}
