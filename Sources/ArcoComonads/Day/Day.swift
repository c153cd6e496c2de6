/// The container of two independent spaces side by side.
///
/// - First: the container on the left.
/// - Second: the container on the right.
///
/// Laws, checked by `ContainerLaws` in `LawTests`.
/// - In the literature: Day convolution of comonads; product of the categories.
public enum Day<First: Container, Second: Container>: Container, Sendable {
  /// The pair of the roots.
  @inlinable
  public static func root(
    _ shape: Both<First.Shape, Second.Shape>
  ) -> Both<First.Position, Second.Position> {
    Both(First.root(shape.first), Second.root(shape.second))
  }

  /// The pair of the shapes at their positions.
  @inlinable
  public static func reshape(
    _ shape: Both<First.Shape, Second.Shape>,
    at position: Both<First.Position, Second.Position>
  ) -> Both<First.Shape, Second.Shape> {
    Both(
      First.reshape(shape.first, at: position.first),
      Second.reshape(shape.second, at: position.second)
    )
  }

  /// The pair of the composed positions.
  @inlinable
  public static func compose(
    _ shape: Both<First.Shape, Second.Shape>,
    _ first: Both<First.Position, Second.Position>,
    _ then: Both<First.Position, Second.Position>
  ) -> Both<First.Position, Second.Position> {
    Both(
      First.compose(shape.first, first.first, then.first),
      Second.compose(shape.second, first.second, then.second)
    )
  }
}
