/// The size of a store.
public struct StoreUsage: Equatable, Sendable {
  /// The number of sessions, including expired ones that are not deleted yet.
  public var sessions: Int
  /// The size in bytes, as far as the store knows it.
  public var bytes: Int
  /// The largest size in bytes; nil if there is no limit.
  public var limit: Int?

  /// Makes a report.
  public init(sessions: Int, bytes: Int, limit: Int? = nil) {
    self.sessions = sessions
    self.bytes = bytes
    self.limit = limit
  }
}
