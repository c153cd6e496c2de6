/// The ``Container`` for two ``Space``s side by side, which move independently of each other.
///
/// A shape is a pair of shapes, and a position is a pair of positions: one for each space.
///
/// - First: the container on the left.
/// - Second: the container on the right.
///
/// Laws, checked by `ContainerLaws` in `LawTests`.
/// - In the literature: Day convolution of comonads; product of the categories.
public enum Day<First: Container, Second: Container>: Container, Sendable {
  /// The pair of positions with which neither space moves.
  @inlinable
  public static func root(
    _ shape: Both<First.Shape, Second.Shape>
  ) -> Both<First.Position, Second.Position> {
    Both(First.root(shape.first), Second.root(shape.second))
  }

  /// The pair of the shapes after each space has moved to its own position.
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

  /// The pair of positions that equals moving both spaces to `first`, and then to `then`.
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
