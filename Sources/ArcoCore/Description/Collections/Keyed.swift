public import ArcoOptics

/// An ordered collection whose elements are found by id and changed in place.
///
/// `Rows` finds an element in O(1), an array of identifiable elements in O(n).
public protocol Keyed<ID, Element>: Addressable where Value == Element {
  /// The type of the elements.
  associatedtype Element

  /// The ids in order.
  ///
  /// - Complexity: O(n).
  var keys: [ID] { get }

  /// A value that changes whenever the ids or their order may have changed. If it is nil, a child
  /// compares the ids one by one.
  var structure: UInt64? { get }

  /// Returns the change of the ids and their order since a ``structure``. If it returns nil, a
  /// child compares the ids one by one.
  func rearrangement(since structure: UInt64) -> Rearrangement?

  /// The data that a mounted child stores between two looks at the collection, to find out how the
  /// order has changed. It is the ``structure``, unless the collection computes its order and has
  /// to store more.
  associatedtype Memory = UInt64

  /// Brings a memory up to date, and returns the change of the ids and their order since. If it
  /// returns nil, a child compares the ids one by one.
  func remember(_ memory: inout Memory?) -> Rearrangement?

  /// True if the ids and their order have not changed since they were remembered.
  func isAsRemembered(_ memory: Memory) -> Bool

  /// The ids in order.
  ///
  /// - Parameter memory: the data that `remember(_:)` has brought up to date. A collection that
  ///   stores its order ignores it.
  func keys(in memory: Memory?) -> [ID]

  /// The id at a position.
  ///
  /// - Parameter memory: as for `keys(in:)`.
  func id(at position: Int, in memory: Memory?) -> ID

  /// The position of an id; nil if no element has it.
  ///
  /// - Parameter memory: as for `keys(in:)`.
  func position(of id: ID, in memory: Memory?) -> Int?

  /// A value for each element, in order, that changes whenever the element may have changed. If it
  /// is nil, every element may differ after a change of the whole.
  ///
  /// - Complexity: O(n).
  var versions: [UInt64]? { get }

  /// The ``versions`` of the elements, in order.
  ///
  /// - Parameter memory: as for `keys(in:)`.
  func versions(in memory: Memory?) -> [UInt64]?

  /// The version of the element with an id and a known position.
  func version(at position: Int, of id: ID) -> UInt64?

  /// The version of the element with an id; nil if there is no such element.
  func version(of id: ID) -> UInt64?

  /// A value from which ``visitChanges(since:_:)`` finds the elements that have changed later.
  associatedtype Revision = UInt64

  /// A value that changes whenever any element may have changed; nil if changes are not tracked.
  var revision: Revision? { get }

  /// Visits the elements that were added or may have changed since a revision, with their versions.
  ///
  /// - Returns: false if it is not known which elements have changed. Then all ``versions`` have to
  ///   be compared, and some elements may have been visited already.
  func visitChanges(
    since revision: Revision, _ visit: (_ id: ID, _ version: UInt64) -> Void
  ) -> Bool

  /// True if a change of one element never changes, hides or moves another element. If it is false,
  /// the driver compares all rows with the collection after a change of one row.
  static var hasIndependentElements: Bool { get }

  /// Returns true if an element has this id.
  func contains(id: ID) -> Bool
}

extension Keyed {
  /// All ``keys``. The memory, an earlier order of the ids, is not used: the collection stores its
  /// order itself.
  @inlinable
  public func keys(in memory: Memory?) -> [ID] { keys }

  /// The id at a position, found in ``keys``. The memory is not used.
  @inlinable
  public func id(at position: Int, in memory: Memory?) -> ID { keys[position] }

  /// The position of an id, found in ``keys``. The memory is not used.
  @inlinable
  public func position(of id: ID, in memory: Memory?) -> Int? { keys.firstIndex(of: id) }

  /// The change of the order since a structure: nil by default, because changes of the order are
  /// not tracked.
  @inlinable
  public func rearrangement(since structure: UInt64) -> Rearrangement? { nil }

  /// The versions of the elements: nil by default, because changes of elements are not tracked.
  @inlinable
  public var versions: [UInt64]? { nil }

  /// All ``versions``. The memory is not used.
  @inlinable
  public func versions(in memory: Memory?) -> [UInt64]? { versions }

  /// The version at a position, found in ``versions``.
  @inlinable
  public func version(at position: Int, of id: ID) -> UInt64? { versions?[position] }

  /// The version of an element: nil by default, because changes of elements are not tracked.
  @inlinable
  public func version(of id: ID) -> UInt64? { nil }

  /// The revision of the elements: nil by default, because changes of elements are not tracked.
  @inlinable
  public var revision: Revision? { nil }

  /// Returns false, without a visit, because changes of elements are not tracked by default.
  @inlinable
  public func visitChanges(
    since revision: Revision, _ visit: (_ id: ID, _ version: UInt64) -> Void
  ) -> Bool { false }

  /// Returns the elements that may have changed since a revision, with their versions; nil if they
  /// are not known.
  @inlinable
  public func changes(since revision: Revision) -> [(id: ID, version: UInt64)]? {
    var changes: [(id: ID, version: UInt64)] = []
    return visitChanges(since: revision) { changes.append(($0, $1)) } ? changes : nil
  }

  /// True by default: a change of one element leaves the others as they are.
  @inlinable
  public static var hasIndependentElements: Bool { true }
}

extension Keyed where Memory == UInt64 {
  /// Remembers the ``structure``.
  @inlinable
  public func remember(_ memory: inout UInt64?) -> Rearrangement? {
    let former = memory
    memory = structure
    return former.flatMap { memory == nil ? nil : rearrangement(since: $0) }
  }

  /// True if the ``structure`` is known, and has not changed since it was remembered.
  @inlinable
  public func isAsRemembered(_ memory: UInt64) -> Bool { structure == memory }
}

extension Array: Keyed where Element: Identifiable {
  /// The ids in order.
  public var keys: [Element.ID] { map { $0.id } }

  /// The id of the element at a position. The memory is not used, as an array stores its order.
  public func id(at position: Int, in memory: UInt64?) -> Element.ID { self[position].id }

  /// The value that changes with the order: nil, because an array does not track changes.
  public var structure: UInt64? { nil }

  /// Returns true if an element has this id.
  ///
  /// - Complexity: O(n).
  public func contains(id: Element.ID) -> Bool { contains { $0.id == id } }
}
