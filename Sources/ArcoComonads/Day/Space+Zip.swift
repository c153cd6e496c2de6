extension Space {
  /// Returns one space from two that stay side by side and move independently. `combine` makes an
  /// element from the elements of both.
  ///
  ///     let page = counter.zip(wizard) { "\($0) | \($1)" }
  ///
  /// - Complexity: O(1).
  @inlinable
  public func zip<Other, OtherElement, Result>(
    _ other: Space<Other, OtherElement>,
    _ combine: @escaping (Element, OtherElement) -> Result
  ) -> Space<Day<C, Other>, Result> {
    let (left, right) = (lookup, other.lookup)
    return Space<Day<C, Other>, Result>(
      origin: Both(origin, other.origin),
      position: Both(position, other.position),
      lookup: { combine(left($0.first), right($0.second)) }
    )
  }
}

extension Morphism {
  /// Returns the morphism from two spaces side by side (``Day``) to the left one. An ``Update``
  /// that is lifted along it moves only the left space.
  @inlinable
  public static func first<Second>() -> Morphism where Source == Day<Target, Second> {
    Morphism(
      shape: { $0.first },
      position: { shape, position in Both(position, Second.root(shape.second)) },
      targetPosition: { _, position in position.first })
  }

  /// Returns the morphism from two spaces side by side (``Day``) to the right one. An ``Update``
  /// that is lifted along it moves only the right space.
  @inlinable
  public static func second<First>() -> Morphism where Source == Day<First, Target> {
    Morphism(
      shape: { $0.second },
      position: { shape, position in Both(First.root(shape.first), position) },
      targetPosition: { _, position in position.second })
  }
}

extension Update {
  /// Returns the update that moves only the left of two spaces side by side (``Day``).
  ///
  /// Law, checked by `CommutingLiftLaws`: an update of the left space and one of the right space give
  /// the same result in either order.
  @inlinable
  public static func first<First, Second>(_ update: Update<First, Value>) -> Update
  where C == Day<First, Second> {
    update.lifted(along: .first())
  }

  /// Returns the update that moves only the right of two spaces side by side (``Day``).
  @inlinable
  public static func second<First, Second>(_ update: Update<Second, Value>) -> Update
  where C == Day<First, Second> {
    update.lifted(along: .second())
  }

  /// Returns the update that moves each of two spaces with its own update.
  @inlinable
  public static func both<First, Second, Left, Right>(
    _ first: Update<First, Left>,
    _ second: Update<Second, Right>
  ) -> Update where C == Day<First, Second>, Value == Both<Left, Right> {
    Update { shape in
      let (left, leftValue) = first.run(shape.first)
      let (right, rightValue) = second.run(shape.second)
      return (Both(left, right), Both(leftValue, rightValue))
    }
  }
}
