extension Space {
  /// Returns the two spaces beside each other, showing what `combine` makes of both.
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
  /// Returns the morphism that sees the left of two; lifted along it, an update moves the left
  /// and leaves the right.
  @inlinable
  public static func first<Second>() -> Morphism where Source == Day<Target, Second> {
    Morphism(
      shape: { $0.first },
      position: { shape, position in Both(position, Second.root(shape.second)) },
      seen: { _, position in position.first })
  }

  /// Returns the morphism that sees the right of two; lifted along it, an update moves the right
  /// and leaves the left.
  @inlinable
  public static func second<First>() -> Morphism where Source == Day<First, Target> {
    Morphism(
      shape: { $0.second },
      position: { shape, position in Both(First.root(shape.first), position) },
      seen: { _, position in position.second })
  }
}

extension Update {
  /// Returns the update of the left of two.
  ///
  /// Laws, checked by `LiftLaws`: updates of the left and of the right commute.
  @inlinable
  public static func first<First, Second>(_ update: Update<First, Value>) -> Update
  where C == Day<First, Second> {
    update.lifted(along: .first())
  }

  /// Returns the update of the right of two.
  @inlinable
  public static func second<First, Second>(_ update: Update<Second, Value>) -> Update
  where C == Day<First, Second> {
    update.lifted(along: .second())
  }

  /// Returns the update of both sides, each for itself.
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
