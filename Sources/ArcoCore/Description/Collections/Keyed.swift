public import ArcoOptics

/// A collection in order whose elements are found by id and changed in place.
///
/// `Rows` is one in O(1); an array of identifiable elements is one in O(n).
public protocol Keyed<ID, Element>: Addressable where Value == Element {
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
}

extension Array: Keyed where Element: Identifiable {
  /// The ids in order.
  public var keys: [Element.ID] { map { $0.id } }

  /// Not known: an array does not say when it changed.
  public var structure: UInt64? { nil }

  /// Whether an element has this id.
  ///
  /// - Complexity: O(n).
  public func contains(id: Element.ID) -> Bool { contains { $0.id == id } }
}
