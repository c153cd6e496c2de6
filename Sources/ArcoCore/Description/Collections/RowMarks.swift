/// Which rows are marked, by their ids: at most one, or any.
///
/// An optional id becomes one by ``OneMark``; ``MarkedIDs`` is a set of them.
public protocol RowMarks<ID>: SendableMetatype {
  /// What tells rows apart.
  associatedtype ID: Hashable
  /// What tells later which marks were changed since.
  associatedtype Seen

  /// No marks.
  init()

  /// What is to be asked for ``visitChanges(since:_:)`` later.
  var seen: Seen { get }

  /// Visits the ids whose marks may have changed.
  ///
  /// - Returns: false if it is not known which these are; some may have been visited then.
  func visitChanges(since seen: Seen, _ visit: (ID) -> Void) -> Bool

  /// Whether an id is marked.
  func contains(_ id: ID) -> Bool

  /// Marks an id, or takes its mark away.
  mutating func set(_ id: ID, _ isMarked: Bool)
}

/// At most one mark: an id such as that of the row that is selected.
public struct OneMark<ID: Hashable>: RowMarks {
  /// The id that is marked.
  public var id: ID?

  /// Marks nothing.
  @inlinable
  public init() { id = nil }

  /// The id that is marked.
  @inlinable
  public var seen: ID? { id }

  /// Visits the id that was marked and the one that is, if these are two.
  @inlinable
  public func visitChanges(since seen: ID?, _ visit: (ID) -> Void) -> Bool {
    if seen == id { return true }
    if let seen { visit(seen) }
    if let id { visit(id) }
    return true
  }

  /// Whether it is this id.
  @inlinable
  public func contains(_ id: ID) -> Bool { self.id == id }

  /// Marks this id and no other, or takes its mark away.
  @inlinable
  public mutating func set(_ id: ID, _ isMarked: Bool) {
    if isMarked {
      self.id = id
    } else if self.id == id {
      self.id = nil
    }
  }
}

extension OneMark: Sendable where ID: Sendable {}

/// Any number of marks: the ids of the rows that are ticked.
///
///     var ticked: MarkedIDs<Int> = [1, 2]
///     ticked.set(2, false)
///     ticked.contains(1)  // true
///
/// It is a set that knows its last change, so that a page looks at the row of that change only.
/// - Complexity: O(1).
public struct MarkedIDs<ID: Hashable>: RowMarks {
  /// The ids that are marked, in no order.
  public private(set) var ids: Set<ID> = []
  private var token: UInt64 = 0
  private var earlier: UInt64 = 0
  private var last: ID?

  /// Marks nothing.
  public init() {}

  /// Changes with each change of a mark.
  public var seen: UInt64 { token }

  /// Visits the id that was changed last, if it alone was.
  public func visitChanges(since seen: UInt64, _ visit: (ID) -> Void) -> Bool {
    if seen == token { return true }
    guard seen == earlier, let last else { return false }
    visit(last)
    return true
  }

  /// Whether an id is marked.
  public func contains(_ id: ID) -> Bool { ids.contains(id) }

  /// Marks an id, or takes its mark away.
  public mutating func set(_ id: ID, _ isMarked: Bool) {
    if isMarked ? !ids.insert(id).inserted : ids.remove(id) == nil { return }
    (token, earlier, last) = (Token.next(), token, id)
  }

  /// Marks what is not marked, and takes the mark away from what is.
  public mutating func toggle(_ id: ID) { set(id, !contains(id)) }

  /// Takes all marks away.
  public mutating func removeAll() {
    ids.removeAll()
    (token, earlier, last) = (Token.next(), 0, nil)
  }
}

extension MarkedIDs: ExpressibleByArrayLiteral {
  /// Marks the ids of a list.
  public init(arrayLiteral ids: ID...) {
    for id in ids { set(id, true) }
  }
}

extension MarkedIDs: Equatable {
  /// Whether the same ids are marked.
  public static func == (left: MarkedIDs, right: MarkedIDs) -> Bool { left.ids == right.ids }
}

extension MarkedIDs: Sendable where ID: Sendable {}

#if !hasFeature(Embedded)
  extension OneMark: Codable where ID: Codable {}

  extension MarkedIDs: Encodable where ID: Encodable {
    /// Writes the ids that are marked, in no order.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.singleValueContainer()
      try list.encode(ids)
    }
  }

  extension MarkedIDs: Decodable where ID: Decodable {
    /// Reads the ids that are marked.
    public init(from decoder: any Decoder) throws {
      self.init()
      ids = try decoder.singleValueContainer().decode(Set<ID>.self)
      token = Token.next()
    }
  }
#endif
