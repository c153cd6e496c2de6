public import ArcoOptics

/// A collection in order whose elements are found by id and changed in place.
///
/// `Rows` finds an element in O(1), an array of identifiable elements in O(n).
public protocol Keyed<ID, Element>: Addressable where Value == Element {
  /// What is kept.
  associatedtype Element

  /// The ids in order.
  ///
  /// - Complexity: O(n).
  var keys: [ID] { get }

  /// A value that changes whenever the ids or their order may have changed. If it is nil, the ids
  /// have to be compared one by one.
  var structure: UInt64? { get }

  /// For each element in order a value that changes whenever the element may have changed. If it is
  /// nil, every element may be another after a change of the whole.
  ///
  /// - Complexity: O(n).
  var versions: [UInt64]? { get }

  /// A value that changes whenever some element may have changed; nil if nothing is known.
  var revision: UInt64? { get }

  /// Returns the elements that may have changed since a revision, with their versions; nil if that is
  /// not known, so that all ``versions`` have to be compared.
  func changes(since revision: UInt64) -> [(id: ID, version: UInt64)]?

  /// Whether an element has this id.
  func contains(id: ID) -> Bool
}

extension Keyed {
  /// Nil: nothing is known.
  @inlinable
  public var versions: [UInt64]? { nil }

  /// Nil: nothing is known.
  @inlinable
  public var revision: UInt64? { nil }

  /// Nil: nothing is known.
  @inlinable
  public func changes(since revision: UInt64) -> [(id: ID, version: UInt64)]? { nil }
}

extension Array: Keyed where Element: Identifiable {
  /// The ids in order.
  public var keys: [Element.ID] { map { $0.id } }

  /// Always nil: an array does not say when it changed.
  public var structure: UInt64? { nil }

  /// Whether an element has this id.
  ///
  /// - Complexity: O(n).
  public func contains(id: Element.ID) -> Bool { contains { $0.id == id } }
}
