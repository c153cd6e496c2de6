/// The marks of rows, by their ids: at most one mark, or any number.
///
/// ``OneMark`` makes marks from an optional id. ``MarkedIDs`` is a set of ids.
public protocol RowMarks<ID>: SendableMetatype {
  /// The type of the rows' ids.
  associatedtype ID: Hashable
  /// A value from which changed marks are found later.
  associatedtype Seen

  /// Makes an empty set of marks.
  init()

  /// The value to pass to ``visitChanges(since:_:)`` later.
  var seen: Seen { get }

  /// Visits the ids whose marks may have changed since.
  ///
  /// - Returns: false if it is not known which marks have changed. Then some ids may have been
  ///   visited already.
  func visitChanges(since seen: Seen, _ visit: (ID) -> Void) -> Bool

  /// Returns true if an id is marked.
  func contains(_ id: ID) -> Bool

  /// Adds or removes the mark of an id.
  mutating func set(_ id: ID, _ isMarked: Bool)
}

/// At most one mark, for example the id of the selected row.
public struct OneMark<ID: Hashable>: RowMarks {
  /// The marked id; nil if no row is marked.
  public var id: ID?

  /// Makes an empty mark.
  @inlinable
  public init() { id = nil }

  /// The marked id.
  @inlinable
  public var seen: ID? { id }

  /// Visits the old and the new marked id, if they differ. Always returns true.
  @inlinable
  public func visitChanges(since seen: ID?, _ visit: (ID) -> Void) -> Bool {
    if seen == id { return true }
    if let seen { visit(seen) }
    if let id { visit(id) }
    return true
  }

  /// Returns true if this id is marked.
  @inlinable
  public func contains(_ id: ID) -> Bool { self.id == id }

  /// If `isMarked` is true, marks `id` and removes the mark of another id. If it is false, removes the
  /// mark of `id`; the mark of another id stays.
  @inlinable
  public mutating func set(_ id: ID, _ isMarked: Bool) {
    if isMarked {
      self.id = id
    } else if self.id == id {
      self.id = nil
    }
  }
}

extension OneMark: Equatable {}
extension OneMark: Sendable where ID: Sendable {}

/// Any number of marks, for example the ids of the ticked rows.
///
///     var ticked: MarkedIDs<Int> = [1, 2]
///     ticked.set(2, false)
///     ticked.contains(1)  // true
///
/// The set remembers its last change, so after one change only the row of the changed id is
/// visited.
/// - Complexity: O(1).
public struct MarkedIDs<ID: Hashable>: RowMarks {
  /// The marked ids, in no particular order.
  public private(set) var ids: Set<ID> = []
  private var token: UInt64 = 0
  private var earlier: UInt64 = 0
  private var last: ID?

  /// Makes an empty set of marks.
  public init() {}

  /// A value that changes with each change of a mark.
  public var seen: UInt64 { token }

  /// Visits the changed id, if exactly one mark has changed; returns false if more have.
  public func visitChanges(since seen: UInt64, _ visit: (ID) -> Void) -> Bool {
    if seen == token { return true }
    guard seen == earlier, let last else { return false }
    visit(last)
    return true
  }

  /// Returns true if an id is marked.
  public func contains(_ id: ID) -> Bool { ids.contains(id) }

  /// Adds or removes the mark of an id.
  public mutating func set(_ id: ID, _ isMarked: Bool) {
    if isMarked ? !ids.insert(id).inserted : ids.remove(id) == nil { return }
    (token, earlier, last) = (Token.next(), token, id)
  }

  /// Adds the mark of an id if it is missing, and removes it otherwise.
  public mutating func toggle(_ id: ID) { set(id, !contains(id)) }

  /// Removes all marks.
  public mutating func removeAll() {
    ids.removeAll()
    (token, earlier, last) = (Token.next(), 0, nil)
  }
}

extension MarkedIDs: ExpressibleByArrayLiteral {
  /// Makes marks for a list of ids.
  public init(arrayLiteral ids: ID...) {
    for id in ids { set(id, true) }
  }
}

extension MarkedIDs: Equatable {
  /// True if the same ids are marked.
  public static func == (left: MarkedIDs, right: MarkedIDs) -> Bool { left.ids == right.ids }
}

extension MarkedIDs: Sendable where ID: Sendable {}

#if !hasFeature(Embedded)
  extension OneMark: Codable where ID: Codable {}

  extension MarkedIDs: Encodable where ID: Encodable {
    /// Writes the marked ids, in no particular order.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.singleValueContainer()
      try list.encode(ids)
    }
  }

  extension MarkedIDs: Decodable where ID: Decodable {
    /// Reads marked ids.
    public init(from decoder: any Decoder) throws {
      self.init()
      ids = try decoder.singleValueContainer().decode(Set<ID>.self)
      token = Token.next()
    }
  }
#endif
