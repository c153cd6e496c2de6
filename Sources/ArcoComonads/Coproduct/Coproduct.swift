/// The container of places of one kind or of another, and no way from the one to the other.
///
/// - Left: the one kind.
/// - Right: the other.
///
/// Positions of a left shape are left ones; a right one does not fit. For two sides between which
/// one can switch see ``Switches``.
///
/// Laws, checked by `ContainerLaws` in `LawTests`.
/// - In the literature: coproduct of comonads; disjoint union of the categories.
public enum Coproduct<Left: Container, Right: Container>: Container, Sendable {
  /// The side's own root.
  @inlinable
  public static func root(
    _ shape: Either<Left.Shape, Right.Shape>
  ) -> Either<Left.Position, Right.Position> {
    switch shape {
    case .left(let shape): .left(Left.root(shape))
    case .right(let shape): .right(Right.root(shape))
    }
  }

  /// The side's shape at a position of that side.
  @inlinable
  public static func reshape(
    _ shape: Either<Left.Shape, Right.Shape>,
    at position: Either<Left.Position, Right.Position>
  ) -> Either<Left.Shape, Right.Shape> {
    switch (shape, position) {
    case (.left(let shape), .left(let position)): .left(Left.reshape(shape, at: position))
    case (.right(let shape), .right(let position)): .right(Right.reshape(shape, at: position))
    default: preconditionFailure("a position of a coproduct must be of its shape's side")
    }
  }

  /// The side's composite of two positions of that side.
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
    default: preconditionFailure("a position of a coproduct must be of its shape's side")
    }
  }
}
