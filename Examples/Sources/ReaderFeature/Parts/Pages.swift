import ArcoComonads

/// What was found, laid out as a row of pages, and which of these is in view: a zipper, as data.
public struct Pages: Hashable, Sendable {
  /// All that was found.
  public let found: [Entry]
  /// How many entries are on a page.
  public let length: Int
  /// How many pages there are, and which is in view.
  public var spot: Spot

  /// Lays out what was found, and opens the first page. There is one even of nothing.
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
  /// Sees any space in a store of its shapes.
  ///
  /// A shape goes nowhere by itself; a store goes anywhere. So a store whose states are the shapes of
  /// another space can be moved as that space, and its owner can put another shape besides: a zipper's
  /// row is fixed, but who owns a store of rows lays another.
  ///
  /// Laws, checked by `ReaderPartTests`: it is a morphism, as reshaping at the root changes nothing
  /// and reshaping twice is reshaping at the composed position.
  /// - In the literature: every comonadic user interface can be interpreted by `Store`.
  public static func shapes() -> Morphism where Source == Stores<Target.Shape> {
    Morphism(shape: { $0 }, position: { Target.reshape($0, at: $1) })
  }
}
