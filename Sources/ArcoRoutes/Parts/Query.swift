extension RouteParts {
  /// A query whose items are the properties of one value.
  ///
  /// Made by ``Route/query(_:)``. Reading visits each item once, and writes its value into the
  /// property.
  public struct Query<Items: RouteParts.QueryItems>: RouteParts.QueryRoute
  where Items.Whole: Sendable {
    /// The value with the properties.
    public typealias Part = Items.Whole

    @usableFromInline
    let start: Items.Whole
    @usableFromInline
    let items: Items

    @inlinable
    init(_ start: Items.Whole, _ items: Items) {
      precondition(Items.count <= 64, "a query has at most 64 named items")
      self.start = start
      self.items = items
    }

    /// The names of the items.
    @inlinable
    public var itemNames: [StaticString] { items.names }

    /// Reads the items. A property without an item remains as in the start value of the query.
    @inlinable
    public func read(from reader: inout Address.Reader) -> Items.Whole? {
      var whole = start
      var seen = Seen()
      var list = reader.items
      while let item = list.next() {
        guard items.read(item.name, item.value, into: &whole, &seen, &reader) else { return nil }
      }
      return items.hasAllRequired(seen, &reader) ? whole : nil
    }

    /// Writes the items of the properties that differ from the start value of the query.
    @inlinable
    public func write(_ part: Items.Whole, to writer: inout Address.Writer) -> Bool {
      items.write(part, to: &writer)
      return true
    }
  }

  /// The set of items that were read, by their numbers.
  public struct Seen {
    @usableFromInline
    var bits: UInt64 = 0

    @inlinable
    init() {}

    @inlinable
    func contains(_ number: Int) -> Bool { bits &>> UInt64(number) & 1 == 1 }

    @inlinable
    mutating func insert(_ number: Int) { bits |= 1 &<< UInt64(number) }
  }

}
