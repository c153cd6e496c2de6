import ArcoComonads

/// The entries that the user has opened: the monoid of a `Traced`.
///
/// A set, joined by union. No element can be removed.
public struct SeenEntries: Monoid, Hashable, Sendable {
  private let ids: Set<Entry.ID>

  /// A single seen entry.
  public init(_ id: Entry.ID) { ids = [id] }

  private init(ids: Set<Entry.ID>) { self.ids = ids }

  /// No seen entry.
  public static let empty = SeenEntries(ids: [])

  /// The union of both.
  public func appending(_ later: SeenEntries) -> SeenEntries {
    SeenEntries(ids: ids.union(later.ids))
  }

  /// Whether an entry was seen.
  public func contains(_ id: Entry.ID) -> Bool { ids.contains(id) }
}
