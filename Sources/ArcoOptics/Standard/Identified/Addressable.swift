/// A collection whose values are found by id and changed in place.
///
/// - ID: what tells values apart.
/// - Value: what is found.
///
/// Arrays of identifiable elements are, in O(n), and dictionaries by key, in O(1). A collection
/// whose subscript takes a key, such as `OrderedDictionary` of swift-collections or
/// `IdentifiedArray`, becomes one like this:
///
///     extension OrderedDictionary: Addressable {
///       public func element(id: Key) -> Value? { self[id] }
///       public mutating func modify<R, E: Error>(
///         id: Key, _ body: (inout Value) throws(E) -> R
///       ) throws(E) -> R? { try Value?.prisms.some.modifyIfPresent(&self[id], body) }
///     }
///
/// Where the collection belongs to another module, as those do, say `@retroactive Addressable`.
///
/// A mutable collection of identifiable elements has both methods already, and becomes one in a
/// line: `extension Deque: @retroactive Addressable where Element: Identifiable {}`.
///
/// Law, checked by `AddressableTests`: `modify` hands over what `element` returns, or nothing where
/// it returns nil.
public protocol Addressable<ID, Value>: SendableMetatype {
  /// What tells values apart; unique within one collection.
  associatedtype ID: Hashable
  /// What is found.
  associatedtype Value

  /// Returns the value with this id.
  func element(id: ID) -> Value?

  /// Changes the value with this id in place; nil if there is none.
  mutating func modify<Result, Failure: Error>(
    id: ID,
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result?
}
