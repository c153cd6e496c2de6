/// A ``Space`` that is of one of two kinds, decided when it is made.
///
/// - Left: the container of the first kind.
/// - Right: the container of the second kind.
/// - Element: the content that is shown.
///
///     let start = isNew ? OneOf(left: welcome) : OneOf(right: inbox)
///     start.select(.either(.right(), .modify { $0 += 1 }))
///
/// Laws, checked by `CoproductTests`: ``Space/either()`` returns the space from which it was made.
/// - In the literature: coproduct of comonads.
public typealias OneOf<Left: Container, Right: Container, Element> =
  Space<Coproduct<Left, Right>, Element>

extension Space {
  /// Makes a space of the first kind.
  @inlinable
  public init<Left, Right>(left space: Space<Left, Element>) where C == Coproduct<Left, Right> {
    self = space.transformed(by: .left())
  }

  /// Makes a space of the second kind.
  @inlinable
  public init<Left, Right>(right space: Space<Right, Element>) where C == Coproduct<Left, Right> {
    self = space.transformed(by: .right())
  }

  /// Returns the space of the left or the right kind from which this space was made, at its current
  /// position.
  ///
  /// - Complexity: O(1); allocates one closure.
  @inlinable
  public func either<Left, Right>() -> Either<Space<Left, Element>, Space<Right, Element>>
  where C == Coproduct<Left, Right> {
    switch shape {
    case .left(let shape): .left(Space<Left, Element>(origin: shape) { peek(.left($0)) })
    case .right(let shape): .right(Space<Right, Element>(origin: shape) { peek(.right($0)) })
    }
  }
}

extension Morphism {
  /// Returns the ``Morphism`` that treats a space of the left kind as a space of one of two kinds.
  @inlinable
  public static func left<Right>() -> Morphism where Target == Coproduct<Source, Right> {
    Morphism(
      shape: { .left($0) },
      position: { _, position in
        guard case .left(let position) = position else {
          preconditionFailure("a position of a coproduct must be on the same side as its shape")
        }
        return position
      },
      targetPosition: { _, position in .left(position) })
  }

  /// Returns the ``Morphism`` that treats a space of the right kind as a space of one of two kinds.
  @inlinable
  public static func right<Left>() -> Morphism where Target == Coproduct<Left, Source> {
    Morphism(
      shape: { .right($0) },
      position: { _, position in
        guard case .right(let position) = position else {
          preconditionFailure("a position of a coproduct must be on the same side as its shape")
        }
        return position
      },
      targetPosition: { _, position in .right(position) })
  }
}

extension Update {
  /// Returns the update for spaces of either kind: it uses `left` for a left space and `right` for
  /// a right one.
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
