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

  /// Returns what was done to the ids and their order since they had a ``structure``; nil if that is
  /// not known, so that the ids have to be compared one by one.
  func rearrangement(since structure: UInt64) -> Rearrangement?

  /// What a child remembers of the ids and their order: the ``structure``, unless the collection works
  /// them out and keeps what that takes.
  associatedtype Memory = UInt64

  /// Brings a memory up to date, and returns what was done to the ids and their order since; nil if that is
  /// not known, so that the ids have to be compared one by one.
  func remember(_ memory: inout Memory?) -> Rearrangement?

  /// Whether the ids and their order are what they were when they were remembered.
  func isAsRemembered(_ memory: Memory) -> Bool

  /// The ids in order, from a memory that is up to date.
  func keys(in memory: Memory?) -> [ID]

  /// The id at a position, from a memory that is up to date.
  func id(at position: Int, in memory: Memory?) -> ID

  /// The position of an id, from a memory that is up to date.
  func position(of id: ID, in memory: Memory?) -> Int?

  /// For each element in order a value that changes whenever the element may have changed. If it is
  /// nil, every element may be another after a change of the whole.
  ///
  /// - Complexity: O(n).
  var versions: [UInt64]? { get }

  /// The ``versions``, from a memory that is up to date.
  func versions(in memory: Memory?) -> [UInt64]?

  /// The one of the ``versions`` for an id, whose position is known.
  func version(at position: Int, of id: ID) -> UInt64?

  /// The one of the ``versions`` for an id; nil if there is no such element.
  func version(of id: ID) -> UInt64?

  /// What tells which elements changed since it was asked for.
  associatedtype Revision = UInt64

  /// A value that changes whenever some element may have changed; nil if nothing is known.
  var revision: Revision? { get }

  /// Visits the elements that came or may have changed since a revision, with their versions.
  ///
  /// - Returns: false if it is not known which these are, so that all ``versions`` have to be compared; some
  ///   may have been visited then.
  func visitChanges(
    since revision: Revision, _ visit: (_ id: ID, _ version: UInt64) -> Void
  ) -> Bool

  /// Whether a change of an element can change no other.
  static var hasElementsApart: Bool { get }

  /// Whether an element has this id.
  func contains(id: ID) -> Bool
}

extension Keyed {
  /// All ``keys``.
  @inlinable
  public func keys(in memory: Memory?) -> [ID] { keys }

  /// The id at a position, from all ``keys``.
  @inlinable
  public func id(at position: Int, in memory: Memory?) -> ID { keys[position] }

  /// The position of an id, from all ``keys``.
  @inlinable
  public func position(of id: ID, in memory: Memory?) -> Int? { keys.firstIndex(of: id) }

  /// Nil: nothing is known.
  @inlinable
  public func rearrangement(since structure: UInt64) -> Rearrangement? { nil }

  /// Nil: nothing is known.
  @inlinable
  public var versions: [UInt64]? { nil }

  /// All ``versions``.
  @inlinable
  public func versions(in memory: Memory?) -> [UInt64]? { versions }

  /// The version at a position, from all ``versions``.
  @inlinable
  public func version(at position: Int, of id: ID) -> UInt64? { versions?[position] }

  /// Nil: nothing is known.
  @inlinable
  public func version(of id: ID) -> UInt64? { nil }

  /// Nil: nothing is known.
  @inlinable
  public var revision: Revision? { nil }

  /// False: nothing is known.
  @inlinable
  public func visitChanges(
    since revision: Revision, _ visit: (_ id: ID, _ version: UInt64) -> Void
  ) -> Bool { false }

  /// Returns the elements that may have changed since a revision, with their versions; nil if that is
  /// not known.
  @inlinable
  public func changes(since revision: Revision) -> [(id: ID, version: UInt64)]? {
    var changes: [(id: ID, version: UInt64)] = []
    return visitChanges(since: revision) { changes.append(($0, $1)) } ? changes : nil
  }

  /// True.
  @inlinable
  public static var hasElementsApart: Bool { true }
}

extension Keyed where Memory == UInt64 {
  /// Remembers the ``structure``.
  @inlinable
  public func remember(_ memory: inout UInt64?) -> Rearrangement? {
    let former = memory
    memory = structure
    return former.flatMap { memory == nil ? nil : rearrangement(since: $0) }
  }

  /// Whether the ``structure`` is known, and is this one.
  @inlinable
  public func isAsRemembered(_ memory: UInt64) -> Bool { structure == memory }
}

extension Array: Keyed where Element: Identifiable {
  /// The ids in order.
  public var keys: [Element.ID] { map { $0.id } }

  /// The id of the element at a position.
  public func id(at position: Int, in memory: UInt64?) -> Element.ID { self[position].id }

  /// Always nil: an array does not say when it changed.
  public var structure: UInt64? { nil }

  /// Whether an element has this id.
  ///
  /// - Complexity: O(n).
  public func contains(id: Element.ID) -> Bool { contains { $0.id == id } }
}
