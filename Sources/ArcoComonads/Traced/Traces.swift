/// The ``Container`` of a ``Traced`` space: a ``Space`` with an element for each accumulated value.
/// A move adds to the value.
///
/// - Value: the monoid that accumulates.
///
/// Laws, checked by `ContainerLaws` in `LawTests`; they follow from those of the monoid.
public enum Traces<Value: Monoid>: Container, Sendable {
  /// The empty value: adding it does not move.
  @inlinable
  public static func root(_ shape: One) -> Value { .empty }

  /// The only shape.
  @inlinable
  public static func reshape(_ shape: One, at position: Value) -> One { shape }

  /// The first value, followed by the second.
  @inlinable
  public static func compose(_ shape: One, _ first: Value, _ then: Value) -> Value {
    first.appending(then)
  }
}
