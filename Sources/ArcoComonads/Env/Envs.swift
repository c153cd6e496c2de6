/// The ``Container`` of an ``Env``: a ``Space`` with one element and an environment, such as a
/// theme. It has only one position, so there is nowhere to move to.
///
/// - Value: the environment.
///
/// Laws, checked by `ContainerLaws` in `LawTests`.
public enum Envs<Value>: Container, Sendable {
  /// The only position, which does not move.
  @inlinable
  public static func root(_ value: Value) -> One { One() }

  /// The same environment.
  @inlinable
  public static func reshape(_ value: Value, at position: One) -> Value { value }

  /// The only position, which does not move.
  @inlinable
  public static func compose(_ value: Value, _ first: One, _ then: One) -> One { first }
}
