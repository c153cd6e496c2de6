/// The container of a row, in which moves go left and right.
///
/// Positions are indices; an index from 0 to the row's count minus 1 is valid.
///
/// Laws, checked by `ContainerLaws` in `LawTests`.
public enum Zippers: Container, Sendable {
  /// The current index.
  @inlinable
  public static func root(_ spot: Spot) -> Int { spot.index }

  /// The same row at another index.
  @inlinable
  public static func reshape(_ spot: Spot, at index: Int) -> Spot {
    Spot(count: spot.count, index: index)
  }

  /// The later of two indices.
  @inlinable
  public static func compose(_ spot: Spot, _ first: Int, _ then: Int) -> Int { then }
}
