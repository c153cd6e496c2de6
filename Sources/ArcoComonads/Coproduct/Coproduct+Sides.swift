extension Morphism {
  /// Returns the morphism that sees a space of one kind as one of either kind: it is a left one.
  @inlinable
  public static func left<Right>() -> Morphism where Target == Coproduct<Source, Right> {
    Morphism(
      shape: { .left($0) },
      position: { _, position in
        guard case .left(let position) = position else {
          preconditionFailure("a position of a coproduct must be of its shape's side")
        }
        return position
      }
    )
  }

  /// Returns the morphism that sees a space of one kind as one of either kind: it is a right one.
  @inlinable
  public static func right<Left>() -> Morphism where Target == Coproduct<Left, Source> {
    Morphism(
      shape: { .right($0) },
      position: { _, position in
        guard case .right(let position) = position else {
          preconditionFailure("a position of a coproduct must be of its shape's side")
        }
        return position
      }
    )
  }
}

extension Update {
  /// Returns the update that moves a space of either kind: with `left` if it is a left one, with
  /// `right` if it is a right one.
  ///
  /// - In the literature: the product of monads is paired with the coproduct of comonads.
  @inlinable
  public static func either<Left, Right>(
    _ left: Update<Left, Value>,
    _ right: Update<Right, Value>
  ) -> Update where C == Coproduct<Left, Right> {
    Update { shape in
      switch shape {
      case .left(let shape):
        let (position, value) = left.run(shape)
        return (.left(position), value)
      case .right(let shape):
        let (position, value) = right.run(shape)
        return (.right(position), value)
      }
    }
  }
}
