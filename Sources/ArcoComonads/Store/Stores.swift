/// The container in which every value can be reached from every other.
///
/// - Value: the state; positions are states, and the last one counts.
///
/// Laws, checked by `ContainerLaws` in `LawTests`.
public enum Stores<Value>: Container, Sendable {
  /// The position of staying: the state itself.
  @inlinable
  public static func root(_ value: Value) -> Value { value }

  /// The state that was gone to.
  @inlinable
  public static func reshape(_ value: Value, at other: Value) -> Value { other }

  /// The later of two states.
  @inlinable
  public static func compose(_ value: Value, _ first: Value, _ then: Value) -> Value { then }
}
