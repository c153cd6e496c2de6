/// The ``Container`` of a row of elements (``Zipper``), in which moves go left and right.
///
/// Positions are indices; an index from 0 to the row's count minus 1 is valid.
///
/// Laws, checked by `ContainerLaws` in `LawTests`.
public enum Zippers: Container, Sendable {
  /// The index of the element in view, as the position that does not move.
  @inlinable
  public static func root(_ spot: Spot) -> Int { spot.index }

  /// A row of the same length with the element at `index` in view.
  @inlinable
  public static func reshape(_ spot: Spot, at index: Int) -> Spot {
    Spot(count: spot.count, index: index)
  }

  /// The second of two indices. An index says where the row goes, wherever the row was before.
  @inlinable
  public static func compose(_ spot: Spot, _ first: Int, _ then: Int) -> Int { then }
}
