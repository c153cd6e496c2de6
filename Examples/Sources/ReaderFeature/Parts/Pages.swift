import ArcoComonads

/// The found entries on a row of pages, one of which is in view: a zipper as data.
public struct Pages: Hashable, Sendable {
  /// All found entries.
  public let found: [Entry]
  /// The number of entries on a page.
  public let length: Int
  /// The number of pages, and the index of the page in view.
  public var spot: Spot

  /// Lays out the found entries, with the first page in view. Without entries there is one empty
  /// page.
  public init(_ found: [Entry], length: Int) {
    self.found = found
    self.length = length
    spot = Spot(count: max(1, (found.count + length - 1) / length), index: 0)
  }

  /// The entries on the page in view.
  public var inView: ArraySlice<Entry> {
    found.dropFirst(spot.index * length).prefix(length)
  }
}

extension Morphism {
  /// A morphism from a store of a space's shapes to the space.
  ///
  /// A space's shape never changes by its own moves, but a store can go to any shape. So a store
  /// whose states are the shapes of another space can be moved like that space, and its owner can
  /// also replace the shape. Here a zipper has a fixed row of pages, and the owner of the store
  /// lays out another row.
  ///
  /// Laws, checked by `ReaderPartTests`: it is a morphism. Reshaping at the root changes nothing,
  /// and reshaping twice is reshaping at the composed position.
  /// - In the literature: every comonadic user interface can be interpreted by `Store`.
  public static func shapes() -> Morphism where Source == Stores<Target.Shape> {
    Morphism(shape: { $0 }, position: { Target.reshape($0, at: $1) })
  }
}
