extension RouteParts {
  /// Items of a query, each for a part of one value.
  ///
  /// Made by the methods of ``RouteParts/Query``.
  public protocol QueryItems<Whole>: Sendable {
    /// The value whose parts they are.
    associatedtype Whole

    /// How many there are.
    static var count: Int { get }

    /// Reads an item into the value, where its name is one of these; false where it does not fit.
    func read(
      _ name: Address.EncodedText, _ value: Address.EncodedText, into whole: inout Whole,
      _ seen: inout RouteParts.Seen, _ reader: inout Address.Reader
    ) -> Bool

    /// Whether all that must be there were read.
    func areThere(_ seen: RouteParts.Seen, _ reader: inout Address.Reader) -> Bool

    /// Writes the items.
    func write(_ whole: Whole, to writer: inout Address.Writer)

    /// Their names.
    var names: [StaticString] { get }
  }
}

extension RouteParts.QueryItems {
  /// None.
  @inlinable
  public var names: [StaticString] { [] }
}

extension RouteParts {
  /// How one name of a query is read into a value, and written.
  public protocol QueryItem<Whole>: Sendable {
    /// The value that has it as a part.
    associatedtype Whole

    /// The name, as it reads before encoding.
    var name: StaticString { get }
    /// Whether it has to be there.
    var isRequired: Bool { get }
    /// Whether it may come more than once.
    var isRepeated: Bool { get }
    /// What an error says was expected.
    var expectation: RouteError.Expectation { get }

    /// Reads its text into the value; false where it is not of its form.
    func read(_ text: Address.EncodedText, into whole: inout Whole) -> Bool

    /// Writes the item as often as the value has it.
    func write(_ whole: Whole, to writer: inout Address.Writer)
  }
}

extension RouteParts {
  /// No items.
  public struct NoItems<Whole>: RouteParts.QueryItems {
    @inlinable
    init() {}

    /// None.
    @inlinable
    public static var count: Int { 0 }

    /// Leaves all items to others.
    @inlinable
    public func read(
      _ name: Address.EncodedText, _ value: Address.EncodedText, into whole: inout Whole,
      _ seen: inout Seen,
      _ reader: inout Address.Reader
    ) -> Bool {
      true
    }

    /// Nothing is missing.
    @inlinable
    public func areThere(_ seen: Seen, _ reader: inout Address.Reader) -> Bool { true }

    /// Writes nothing.
    @inlinable
    public func write(_ whole: Whole, to writer: inout Address.Writer) {}
  }

  /// Items, and one more.
  public struct ItemsAnd<Others: RouteParts.QueryItems, Last: RouteParts.QueryItem>: RouteParts
      .QueryItems
  where Others.Whole == Last.Whole {
    /// The value whose parts they are.
    public typealias Whole = Others.Whole

    @usableFromInline
    let others: Others
    @usableFromInline
    let last: Last

    @inlinable
    init(_ others: Others, _ last: Last) {
      precondition(last.name.utf8CodeUnitCount > 0, "an item of a query has a name")
      requireDistinct(others.names, [last.name])
      self.others = others
      self.last = last
    }

    /// One more.
    @inlinable
    public static var count: Int { Others.count + 1 }

    /// Reads the item, if it is the last one or one of the others.
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

    /// Whether the last one and the others are there.
    @inlinable
    public func areThere(_ seen: Seen, _ reader: inout Address.Reader) -> Bool {
      guard others.areThere(seen, &reader) else { return false }
      if !last.isRequired || seen.contains(Others.count) { return true }
      reader.refuseItem(last.name, .presence, found: nil)
      return false
    }

    /// The names of the others, and then the last one's.
    @inlinable
    public var names: [StaticString] { others.names + [last.name] }

    /// Writes the others, and then the last one.
    @inlinable
    public func write(_ whole: Whole, to writer: inout Address.Writer) {
      others.write(whole, to: &writer)
      last.write(whole, to: &writer)
    }
  }
}
