import ArcoComonads

/// Which entries somebody looked at: what adds up in a `Traced`.
///
/// A set, joined by union. What was seen was seen: there is no way to take an element out.
public struct SeenEntries: Monoid, Hashable, Sendable {
  private let ids: Set<Entry.ID>

  /// One entry was seen.
  public init(_ id: Entry.ID) { ids = [id] }

  private init(ids: Set<Entry.ID>) { self.ids = ids }

  /// None was seen.
  public static let empty = SeenEntries(ids: [])

  /// What was seen before or after.
  public func appending(_ later: SeenEntries) -> SeenEntries {
    SeenEntries(ids: ids.union(later.ids))
  }

  /// Whether an entry was seen.
  public func contains(_ id: Entry.ID) -> Bool { ids.contains(id) }
}
