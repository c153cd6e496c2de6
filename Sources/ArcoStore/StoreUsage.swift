/// How much a store has.
public struct StoreUsage: Equatable, Sendable {
  /// How many sessions are kept, those that have expired and are not forgotten yet included.
  public var sessions: Int
  /// How many bytes it takes up, as far as the store knows.
  public var bytes: Int
  /// The most bytes that it may take up; nil for as many as there are.
  public var limit: Int?

  /// Makes a report.
  public init(sessions: Int, bytes: Int, limit: Int? = nil) {
    self.sessions = sessions
    self.bytes = bytes
    self.limit = limit
  }
}
