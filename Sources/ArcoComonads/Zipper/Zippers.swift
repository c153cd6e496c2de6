/// The ``Container`` of a ``Zipper``: a row of elements of which one is in view. Moves go left and
/// right.
///
/// A shape is the row's length and the index in view (``Spot``). A position is the index to which a
/// move goes, from 0 to the row's count minus 1.
///
/// Laws, checked by `ContainerLaws` in `LawTests`.
public enum Zippers: Container, Sendable {
  /// The index of the element in view, as the position that does not move.
  @inlinable
  public static func root(_ spot: Spot) -> Int { spot.index }

  /// Returns the shape after a move to `index`. The row keeps its length, and the element at `index`
  /// is in view.
  @inlinable
  public static func reshape(_ spot: Spot, at index: Int) -> Spot {
    Spot(count: spot.count, index: index)
  }

  /// The second of two indices: an index is absolute, so of two moves only the last counts.
  @inlinable
  public static func compose(_ spot: Spot, _ first: Int, _ then: Int) -> Int { then }
}
