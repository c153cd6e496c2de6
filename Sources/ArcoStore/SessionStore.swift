/// Where a server's sessions outlive it.
///
/// A store keeps bytes and knows nothing of pages. A session has one server at a time: the one that
/// loaded it last. Each load begins an epoch, and changes of earlier epochs are refused. So a server that was
/// thought to be dead and is not can do no harm, on one machine or on many.
///
/// `SessionStoreLaws` of ArcoLaws says what every store keeps to, and tries it.
public protocol SessionStore: Sendable {
  /// Carries changes out in one transaction and in their order, and returns once it is kept.
  ///
  /// - Returns: by its place, why a change was not carried out. The others were.
  /// - Throws: where none of them was.
  func commit(_ changes: [SessionChange]) async throws(StoreError) -> [Int: ChangeRefusal]

  /// Takes a session over: begins its next epoch for a server, and returns what is kept of it.
  ///
  /// - Parameters:
  ///   - owner: the server that takes it.
  ///   - now: in milliseconds since 1970. What has expired by then is not there.
  /// - Returns: nil if there is no such session.
  func load(_ id: String, for owner: String, at now: Int) async throws(StoreError) -> KeptHistory?

  /// The sessions of a subject that have not expired, the oldest first, without their snapshots'
  /// payloads.
  func sessions(of subject: String, at now: Int) async throws(StoreError) -> [KeptSession]

  /// Forgets sessions of a subject, the oldest first. What their servers still write of them is refused.
  ///
  /// - Parameter limit: how many at most, so that others need not wait for long.
  /// - Returns: how many there were; less than `limit` when none is left.
  func removeSessions(of subject: String, limit: Int) async throws(StoreError) -> Int

  /// Forgets sessions that have expired, the oldest first.
  ///
  /// - Parameter limit: how many at most, so that others need not wait for long.
  /// - Returns: how many there were; less than `limit` when none is left.
  func removeExpired(at now: Int, limit: Int) async throws(StoreError) -> Int

  /// Sessions without a subject that nobody has used for long, those first that expire first. A server forgets them
  /// where the store is full. The default is none.
  ///
  /// - Parameters:
  ///   - expiry: in milliseconds since 1970. Only sessions that expire before are meant: a snapshot renews that time.
  ///   - time: in milliseconds since 1970. Only sessions without an event since then are meant.
  ///   - limit: how many at most.
  func strangers(
    expiringBefore expiry: Int, unusedSince time: Int, limit: Int
  ) async throws(StoreError) -> [SessionClaim]

  /// A secret that all servers of the store share: the one that is kept under this name, or else this new
  /// one, which is kept from now on.
  ///
  /// Called while a server starts; may block.
  func secret(_ name: String, or new: [UInt8]) throws(StoreError) -> [UInt8]

  /// What whoever runs the server should know of how the store was found, such as rights that were too wide: each
  /// with its remedy. A site says each of them in its log, at `notice`. The default is nothing.
  var notices: [String] { get }

  /// The database, as OpenTelemetry names it in `db.system.name`, such as `sqlite`; nil if there is none. The default
  /// is nil.
  var databaseSystem: String? { get }

  /// How much is kept, for who looks after the server. Asked now and then, so it may take a while.
  func usage() async throws(StoreError) -> StoreUsage
}

extension SessionStore {
  /// None: where the store is full, no session is forgotten to make room.
  public func strangers(
    expiringBefore expiry: Int, unusedSince time: Int, limit: Int
  ) async throws(StoreError) -> [SessionClaim] { [] }

  /// Nothing.
  public var notices: [String] { [] }

  /// None.
  public var databaseSystem: String? { nil }
}
