/// The ``Container`` of a ``Store``: a ``Space`` with an element for every state. A move goes from
/// one state to any other.
///
/// - Value: the type of the state. Positions are states; of two moves only the last counts.
///
/// Laws, checked by `ContainerLaws` in `LawTests`.
public enum Stores<Value>: Container, Sendable {
  /// The state itself, as the position that does not move.
  @inlinable
  public static func root(_ value: Value) -> Value { value }

  /// The state `other`: a position of a store is itself a state.
  @inlinable
  public static func reshape(_ value: Value, at other: Value) -> Value { other }

  /// The second of two states, since a move replaces the whole state.
  @inlinable
  public static func compose(_ value: Value, _ first: Value, _ then: Value) -> Value { then }
}
