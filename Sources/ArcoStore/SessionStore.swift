/// A place where sessions outlive the server.
///
/// A store keeps bytes and does not read them. A session has one server at a time, the one that
/// loaded it last. Each load begins an epoch, and the store refuses changes of earlier epochs. So a
/// server that was wrongly believed dead can do no harm, on one machine or on several.
///
/// `SessionStoreLaws` of ArcoLaws states the laws of a store, and tests them.
public protocol SessionStore: Sendable {
  /// Commits changes in one transaction, in their order, and returns once they are durable.
  ///
  /// - Returns: for the index of each refused change, the reason. All other changes are committed.
  /// - Throws: an error if no change was committed.
  func commit(_ changes: [SessionChange]) async throws(StoreError) -> [Int: ChangeRefusal]

  /// Loads a session with its events, for a server that takes the session over. The load begins the
  /// next epoch of the session: from now on the store refuses changes by the servers that had it
  /// before.
  ///
  /// - Parameters:
  ///   - owner: the server that claims the session.
  ///   - now: the time in milliseconds since 1970. Expired sessions are not found.
  /// - Returns: nil if there is no such session.
  func load(_ id: String, for owner: String, at now: Int) async throws(StoreError) -> KeptHistory?

  /// Returns the sessions of a subject, which is the user of a page, that have not expired. The
  /// oldest comes first. The snapshots are without their payloads.
  func sessions(of subject: String, at now: Int) async throws(StoreError) -> [KeptSession]

  /// Removes sessions of a subject, the oldest first. Later changes of their servers are refused.
  ///
  /// - Parameter limit: the largest number of sessions to remove, so that other changes do not wait
  ///   for long.
  /// - Returns: the number of removed sessions; less than `limit` if none is left.
  func removeSessions(of subject: String, limit: Int) async throws(StoreError) -> Int

  /// Removes expired sessions, the oldest first.
  ///
  /// - Parameter limit: the largest number of sessions to remove, so that other changes do not wait
  ///   for long.
  /// - Returns: the number of removed sessions; less than `limit` if none is left.
  func removeExpired(at now: Int, limit: Int) async throws(StoreError) -> Int

  /// Returns sessions without a subject that were not used for long, in order of their expiry. A
  /// server removes them if the store is full. The default implementation returns none.
  ///
  /// - Parameters:
  ///   - expiry: only sessions that expire before this time, in milliseconds since 1970. Each
  ///     snapshot renews the time of expiry.
  ///   - time: only sessions without an event since this time, in milliseconds since 1970.
  ///   - limit: the largest number of sessions to return.
  func strangers(
    expiringBefore expiry: Int, unusedSince time: Int, limit: Int
  ) async throws(StoreError) -> [SessionClaim]

  /// Returns the secret with this name, which all servers of the store share. The first call stores
  /// `new`.
  ///
  /// Called while a server starts; may block.
  func secret(_ name: String, or new: [UInt8]) throws(StoreError) -> [UInt8]

  /// Notices for the operator about problems that the store has found when it was opened, each with
  /// a remedy. An example is a file to which other users had rights. A site logs each notice at the
  /// level `notice`. The default is none.
  var notices: [String] { get }

  /// The name of the database for OpenTelemetry's `db.system.name`, such as `sqlite`; nil if there
  /// is no database. The default is nil.
  var databaseSystem: String? { get }

  /// Returns the number of sessions and the size of the store, for monitoring. May take a while.
  func usage() async throws(StoreError) -> StoreUsage
}

extension SessionStore {
  /// Returns no sessions, so that none are removed if the store is full.
  public func strangers(
    expiringBefore expiry: Int, unusedSince time: Int, limit: Int
  ) async throws(StoreError) -> [SessionClaim] { [] }

  /// No notices.
  public var notices: [String] { [] }

  /// No database.
  public var databaseSystem: String? { nil }
}
