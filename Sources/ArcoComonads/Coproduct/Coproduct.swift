/// The ``Container`` of spaces of one of two kinds (``OneOf``). A ``Space`` cannot move to the
/// other kind.
///
/// - Left: the container of the first kind.
/// - Right: the container of the second kind.
///
/// A left shape has only left positions; a right position is invalid. For two sides that can be
/// switched see ``Switches``.
///
/// Laws, checked by `ContainerLaws` in `LawTests`.
/// - In the literature: coproduct of comonads; disjoint union of the categories.
public enum Coproduct<Left: Container, Right: Container>: Container, Sendable {
  /// The position that does not move: the root of the shape's own kind.
  @inlinable
  public static func root(
    _ shape: Either<Left.Shape, Right.Shape>
  ) -> Either<Left.Position, Right.Position> {
    switch shape {
    case .left(let shape): .left(Left.root(shape))
    case .right(let shape): .right(Right.root(shape))
    }
  }

  /// The shape at a position of the same kind.
  @inlinable
  public static func reshape(
    _ shape: Either<Left.Shape, Right.Shape>,
    at position: Either<Left.Position, Right.Position>
  ) -> Either<Left.Shape, Right.Shape> {
    switch (shape, position) {
    case (.left(let shape), .left(let position)): .left(Left.reshape(shape, at: position))
    case (.right(let shape), .right(let position)): .right(Right.reshape(shape, at: position))
    default: preconditionFailure("a position of a coproduct must be on the same side as its shape")
    }
  }

  /// The position that equals moving to two positions of the same kind in turn.
  @inlinable
  public static func compose(
    _ shape: Either<Left.Shape, Right.Shape>,
    _ first: Either<Left.Position, Right.Position>,
    _ then: Either<Left.Position, Right.Position>
  ) -> Either<Left.Position, Right.Position> {
    switch (shape, first, then) {
    case (.left(let shape), .left(let first), .left(let then)):
      .left(Left.compose(shape, first, then))
    case (.right(let shape), .right(let first), .right(let then)):
      .right(Right.compose(shape, first, then))
    default: preconditionFailure("a position of a coproduct must be on the same side as its shape")
    }
  }
}
