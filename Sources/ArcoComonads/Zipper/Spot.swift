/// An index in a row of known length.
public struct Spot: Hashable, Sendable {
  /// The number of elements; at least one.
  public let count: Int

  /// The index of the element in view, from 0.
  public let index: Int

  /// Makes a spot.
  ///
  /// - Precondition: `count` is at least 1, and `index` is from 0 to `count - 1`.
  @inlinable
  public init(count: Int, index: Int) {
    precondition(count > 0, "a zipper needs at least one element")
    precondition(0 <= index && index < count, "a zipper's index must be within its row")
    self.count = count
    self.index = index
  }
}

extension Spot {
  /// The index to the left; the same at the left edge.
  @inlinable
  public var left: Int { max(index - 1, 0) }

  /// The index to the right; the same at the right edge.
  @inlinable
  public var right: Int { min(index + 1, count - 1) }
}

#if !hasFeature(Embedded)
  extension Spot: Codable {
    private enum Key: String, CodingKey { case count, index }

    /// Reads a spot.
    ///
    /// - Throws: `DecodingError`, also if the index is not within the row.
    public init(from decoder: any Decoder) throws {
      let spot = try decoder.container(keyedBy: Key.self)
      count = try spot.decode(Int.self, forKey: .count)
      index = try spot.decode(Int.self, forKey: .index)
      guard index >= 0, index < count else {
        throw DecodingError.dataCorruptedError(
          forKey: .index, in: spot, debugDescription: "an index is within its row")
      }
    }
  }
#endif
