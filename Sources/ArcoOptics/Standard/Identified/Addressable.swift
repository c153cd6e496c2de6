/// A collection whose values are found by id and changed in place.
///
/// - ID: the type of the ids.
/// - Value: the type of the values.
///
/// Arrays of identifiable elements conform, in O(n), and dictionaries by key, in O(1). A collection
/// whose subscript takes a key, such as `OrderedDictionary` of swift-collections or
/// `IdentifiedArray`, conforms like this:
///
///     extension OrderedDictionary: Addressable {
///       public func element(id: Key) -> Value? { self[id] }
///       public mutating func modify<R, E: Error>(
///         id: Key, _ body: (inout Value) throws(E) -> R
///       ) throws(E) -> R? { try Value?.prisms.some.modifyIfPresent(&self[id], body) }
///     }
///
/// If the collection belongs to another module, as these do, write `@retroactive Addressable`.
///
/// A mutable collection of identifiable elements already has both methods, and conforms in one
/// line: `extension Deque: @retroactive Addressable where Element: Identifiable {}`.
///
/// Law, checked by `AddressableTests`: `modify` calls `body` with the value that `element` returns,
/// and does not call it if `element` returns nil.
public protocol Addressable<ID, Value>: SendableMetatype {
  /// The type of the ids, each unique within one collection.
  associatedtype ID: Hashable
  /// The type of the values.
  associatedtype Value

  /// Returns the value with this id.
  func element(id: ID) -> Value?

  /// Changes the value with this id in place. Returns nil if there is none.
  mutating func modify<Result, Failure: Error>(
    id: ID,
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result?
}
