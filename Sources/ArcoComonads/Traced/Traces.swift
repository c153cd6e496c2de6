/// The container in which everything that was told is kept and nothing is forgotten.
///
/// - Value: the monoid of what is told.
///
/// Laws, checked by `ContainerLaws` in `LawTests`; they are the monoid's.
public enum Traces<Value: Monoid>: Container, Sendable {
  /// Nothing told.
  @inlinable
  public static func root(_ shape: One) -> Value { .empty }

  /// The one shape.
  @inlinable
  public static func reshape(_ shape: One, at position: Value) -> One { shape }

  /// What was told first, followed by what was told then.
  @inlinable
  public static func compose(_ shape: One, _ first: Value, _ then: Value) -> Value {
    first.appending(then)
  }
}
