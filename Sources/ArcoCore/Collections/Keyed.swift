/// A collection whose elements are found by id and changed in place.
///
/// `Rows` is one in O(1); an array of identifiable elements is one in O(n).
public protocol Keyed<ID, Element>: SendableMetatype {
  /// What tells elements apart; unique within one collection.
  associatedtype ID: Hashable
  /// What is kept.
  associatedtype Element

  /// The ids in order.
  ///
  /// - Complexity: O(n).
  var keys: [ID] { get }

  /// A value that is another whenever ids or their order may be; nil if that is not known, and
  /// the ids have to be compared.
  var structure: UInt64? { get }

  /// Whether an element has this id.
  func contains(id: ID) -> Bool

  /// Returns the element with this id.
  func element(id: ID) -> Element?

  /// Changes the element with this id in place; nil if there is none.
  mutating func modify<Result, Failure: Error>(
    id: ID,
    _ body: (inout Element) throws(Failure) -> Result
  ) throws(Failure) -> Result?
}

extension Array: Keyed where Element: Identifiable {
  /// The elements' own ids.
  public typealias ID = Element.ID

  /// The ids in order.
  public var keys: [Element.ID] { map { $0.id } }

  /// Not known: an array does not say when it changed.
  public var structure: UInt64? { nil }

  /// Whether an element has this id.
  ///
  /// - Complexity: O(n).
  public func contains(id: Element.ID) -> Bool { contains { $0.id == id } }

  /// Returns the first element with this id.
  ///
  /// - Complexity: O(n).
  public func element(id: Element.ID) -> Element? { first { $0.id == id } }

  /// Changes the first element with this id in place.
  ///
  /// - Complexity: O(n) to find it; copies nothing.
  public mutating func modify<Result, Failure: Error>(
    id: Element.ID,
    _ body: (inout Element) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let index = firstIndex(where: { $0.id == id }) else { return nil }
    return try body(&self[index])
  }
}
