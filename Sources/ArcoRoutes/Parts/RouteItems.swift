extension RouteParts {
  /// The items of a query, each for a property of one value.
  ///
  /// Made by the methods of ``RouteParts/Query``.
  public protocol QueryItems<Whole>: Sendable {
    /// The type of the value with the properties.
    associatedtype Whole

    /// The number of items.
    static var count: Int { get }

    /// Reads an item into the value, if the name is one of these items; false if the text does not
    /// fit.
    func read(
      _ name: Address.EncodedText, _ value: Address.EncodedText, into whole: inout Whole,
      _ seen: inout RouteParts.Seen, _ reader: inout Address.Reader
    ) -> Bool

    /// Returns true if all required items were read.
    func hasAllRequired(_ seen: RouteParts.Seen, _ reader: inout Address.Reader) -> Bool

    /// Writes the items.
    func write(_ whole: Whole, to writer: inout Address.Writer)

    /// The names of the items.
    var names: [StaticString] { get }
  }
}

extension RouteParts.QueryItems {
  /// No names.
  @inlinable
  public var names: [StaticString] { [] }
}

extension RouteParts {
  /// An item of a query, for a property of a value.
  public protocol QueryItem<Whole>: Sendable {
    /// The type of the value with the property.
    associatedtype Whole

    /// The name of the item, not encoded.
    var name: StaticString { get }
    /// True if the item has to be present.
    var isRequired: Bool { get }
    /// True if the item may occur more than once.
    var isRepeated: Bool { get }
    /// The expectation that errors report.
    var expectation: RouteError.Expectation { get }

    /// Reads a text into the property; false if the text does not have the item's form.
    func read(_ text: Address.EncodedText, into whole: inout Whole) -> Bool

    /// Writes the item as often as the property requires.
    func write(_ whole: Whole, to writer: inout Address.Writer)
  }
}

extension RouteParts {
  /// No items.
  public struct NoItems<Whole>: RouteParts.QueryItems {
    @inlinable
    init() {}

    /// Zero.
    @inlinable
    public static var count: Int { 0 }

    /// Ignores the item.
    @inlinable
    public func read(
      _ name: Address.EncodedText, _ value: Address.EncodedText, into whole: inout Whole,
      _ seen: inout Seen,
      _ reader: inout Address.Reader
    ) -> Bool {
      true
    }

    /// True: no item is required.
    @inlinable
    public func hasAllRequired(_ seen: Seen, _ reader: inout Address.Reader) -> Bool { true }

    /// Writes nothing.
    @inlinable
    public func write(_ whole: Whole, to writer: inout Address.Writer) {}
  }

  /// Items of a query, and one more item.
  public struct ItemsAnd<Others: RouteParts.QueryItems, Last: RouteParts.QueryItem>: RouteParts
      .QueryItems
  where Others.Whole == Last.Whole {
    /// The type of the value with the properties.
    public typealias Whole = Others.Whole

    @usableFromInline
    let others: Others
    @usableFromInline
    let last: Last

    @inlinable
    init(_ others: Others, _ last: Last) {
      precondition(last.name.utf8CodeUnitCount > 0, "the name of a query item must not be empty")
      requireDistinct(others.names, [last.name])
      self.others = others
      self.last = last
    }

    /// The number of the other items, plus one.
    @inlinable
    public static var count: Int { Others.count + 1 }

    /// Reads an item of the query, if its name is the name of one of these items.
    @inlinable
    public func read(
      _ name: Address.EncodedText, _ value: Address.EncodedText, into whole: inout Whole,
      _ seen: inout Seen,
      _ reader: inout Address.Reader
    ) -> Bool {
      guard name.says(last.name) else {
        return others.read(name, value, into: &whole, &seen, &reader)
      }
      guard last.isRepeated || !seen.contains(Others.count) else {
        reader.refuseItem(last.name, .single, found: value)
        return false
      }
      seen.insert(Others.count)
      if last.read(value, into: &whole) { return true }
      reader.refuseItem(last.name, last.expectation, found: value)
      return false
    }

    /// True if all required items were read.
    @inlinable
    public func hasAllRequired(_ seen: Seen, _ reader: inout Address.Reader) -> Bool {
      guard others.hasAllRequired(seen, &reader) else { return false }
      if !last.isRequired || seen.contains(Others.count) { return true }
      reader.refuseItem(last.name, .presence, found: nil)
      return false
    }

    /// The names of the other items, and the name of the last item.
    @inlinable
    public var names: [StaticString] { others.names + [last.name] }

    /// Writes the other items, and then the last item.
    @inlinable
    public func write(_ whole: Whole, to writer: inout Address.Writer) {
      others.write(whole, to: &writer)
      last.write(whole, to: &writer)
    }
  }
}
