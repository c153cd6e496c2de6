#if SQLite
  public import ArcoStore
  package import GRDB

  /// A store of sessions in an SQLite file, on a local disk.
  ///
  ///     let store = try SQLiteSessionStore("sessions.sqlite")
  ///     let site = try Site(store: store)
  ///
  /// SQLite adds two files beside it (`-wal`, `-shm`), and the store adds a lock file (`-server`).
  /// Only their owner can read and write them. If other users had rights to an existing file, these
  /// rights are removed, and ``notices`` says so.
  /// - Errors: `StoreError`, with a remedy.
  public final class SQLiteSessionStore: SessionStore {
    /// The event that a commit waits for.
    public enum Durability: Sendable {
      /// The disk has the data: a commit survives a power failure.
      case power
      /// The operating system has the data: a commit survives any end of the server. A power
      /// failure may lose the last commits, but does not damage the file.
      case process
    }

    private let queue: DatabaseQueue
    private let path: String
    private let limit: Int?
    /// Notices for the operator, about the rights of the file before it was opened.
    public let notices: [String]
    /// The name of the database system: `sqlite`.
    public var databaseSystem: String? { "sqlite" }
    /// Held for the lifetime of the store.
    private let lock: FileLock

    /// Opens the file, or creates it.
    ///
    /// - Parameters:
    ///   - path: the path of the file, in an existing folder.
    ///   - durability: the event that a commit waits for.
    ///   - limit: the largest size of the file in bytes; nil for no limit. The default is 8 GiB. At
    ///     the limit, as with a full disk, the least recently used sessions of visitors who are not
    ///     logged in are deleted.
    ///   - patience: how long to wait for a lock that another program holds.
    public init(
      _ path: String, durability: Durability = .power, limit: Int? = 8 << 30,
      patience: Duration = .seconds(5)
    ) throws(StoreError) {
      self.path = path
      self.limit = limit
      lock = try FileLock(
        path, group: FileLock.ownGroup, patience: patience)
      PrivateFile.make(path)
      queue = try Self.guarded(path) { () throws -> DatabaseQueue in
        let (seconds, attoseconds) = patience.components
        var configuration = Configuration()
        configuration.journalMode = .wal
        configuration.busyMode = .timeout(Double(seconds) + Double(attoseconds) / 1e18)
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        try queue.writeWithoutTransaction { database in
          let isForPower = durability == .power
          try database.execute(sql: "PRAGMA synchronous = \(isForPower ? "FULL" : "NORMAL")")
          // On Apple's systems `fsync` does not flush the drive's cache. On other systems these two
          // have no effect.
          try database.execute(sql: "PRAGMA fullfsync = \(isForPower)")
          try database.execute(sql: "PRAGMA checkpoint_fullfsync = \(isForPower)")
          try database.execute(sql: "PRAGMA journal_size_limit = 67108864")
          // Deleted content is overwritten with zeros.
          try database.execute(sql: "PRAGMA secure_delete = ON")
          if let limit {
            let page = try Int.fetchOne(database, sql: "PRAGMA page_size") ?? 4096
            try database.execute(sql: "PRAGMA max_page_count = \(max(1, limit / page))")
          }
        }
        try Schema.prepare(queue, path: path)
        return queue
      }
      // After the check that the file is a store, and before the site's key is written to it.
      notices = try PrivateFile.narrowAll(path).map {
        """
        Other users had rights to \($0), which contains the keys of the site and what users typed. These rights are \
        removed now. If somebody may have read the file, start with a new file: that ends all sessions.
        """
      }
      try lock.share()
    }

    /// Commits changes in one transaction.
    public func commit(
      _ changes: [SessionChange]
    ) async throws(StoreError) -> [Int: ChangeRefusal] {
      try await write { database in
        var refused: [Int: ChangeRefusal] = [:]
        for (place, change) in changes.enumerated() {
          do throws(SessionRow.Failure) {
            try SessionRow.apply(change, to: database)
          } catch {
            switch error {
            case .refused(let refusal): refused[place] = refusal
            case .failed(let error): throw error
            }
          }
        }
        return refused
      }
    }

    /// Loads a session, and claims it for a server.
    public func load(
      _ id: String, for owner: String, at now: Int
    ) async throws(StoreError) -> KeptHistory? {
      try await write { try SessionRow.load(id, for: owner, at: now, from: $0) }
    }

    /// Returns the sessions of a subject.
    public func sessions(
      of subject: String, at now: Int
    ) async throws(StoreError) -> [KeptSession] {
      do {
        return try await queue.read { try SessionRow.sessions(of: subject, at: now, in: $0) }
      } catch {
        throw StoreError(error, path: path)
      }
    }

    /// Removes sessions of a subject, and returns their space to the disk.
    ///
    /// After the last of them, the `-wal` file is emptied, since it may contain removed data.
    public func removeSessions(of subject: String, limit: Int) async throws(StoreError) -> Int {
      let count = try await remove(
        "id IN (SELECT id FROM session WHERE subject = ? ORDER BY created_ms, id LIMIT ?)",
        [subject, limit])
      // The sessions are removed even if this fails.
      if count < limit { try? await run("PRAGMA wal_checkpoint(TRUNCATE)") }
      return count
    }

    /// Removes expired sessions, and returns their space to the disk.
    public func removeExpired(at now: Int, limit: Int) async throws(StoreError) -> Int {
      try await remove(
        "id IN (SELECT id FROM session WHERE expires_ms <= ? ORDER BY expires_ms, id LIMIT ?)",
        [now, limit])
    }

    /// Returns unused sessions of visitors who were not logged in.
    public func strangers(
      expiringBefore expiry: Int, unusedSince time: Int, limit: Int
    ) async throws(StoreError) -> [SessionClaim] {
      do {
        return try await queue.read {
          try SessionRow.strangers(
            expiringBefore: expiry, unusedSince: time, limit: limit, in: $0)
        }
      } catch {
        throw StoreError(error, path: path)
      }
    }

    private func remove(
      _ condition: String, _ arguments: StatementArguments
    ) async throws(StoreError) -> Int {
      let count = try await write { try SessionRow.remove($0, condition, arguments) }
      // A part at a time, so that other changes do not wait for long.
      if count > 0 {
        _ = try await write { try $0.execute(sql: "PRAGMA incremental_vacuum(1000)") }
      }
      return count
    }

    /// Returns the size of the used pages of the file, and the limit.
    public func usage() async throws(StoreError) -> StoreUsage {
      let limit = limit
      do {
        return try await queue.read { database in
          func number(_ sql: String) throws -> Int { try Int.fetchOne(database, sql: sql) ?? 0 }
          let pages = try number("PRAGMA page_count") - number("PRAGMA freelist_count")
          return StoreUsage(
            sessions: try number("SELECT COUNT(*) FROM session"),
            bytes: pages * (try number("PRAGMA page_size")), limit: limit)
        }
      } catch {
        throw StoreError(error, path: path)
      }
    }

    /// Returns the secret with this name. The first call stores `new`.
    public func secret(_ name: String, or new: [UInt8]) throws(StoreError) -> [UInt8] {
      try Self.guarded(path) { [queue] in
        try queue.write { try SessionRow.secret(name, or: new, in: $0) }
      }
    }

    /// A pragma of the database, for tests.
    package func pragma<Value: DatabaseValueConvertible & Sendable>(
      _ name: String
    ) async throws(StoreError) -> Value? {
      try await write { try Value.fetchOne($0, sql: "PRAGMA \(name)") }
    }

    /// Runs any statement on the file, for tests.
    package func run(_ sql: String) async throws(StoreError) {
      do {
        try await queue.writeWithoutTransaction { try $0.execute(sql: sql) }
      } catch {
        throw StoreError(error, path: path)
      }
    }

    private func write<Answer: Sendable>(
      _ body: @escaping @Sendable (Database) throws -> Answer
    ) async throws(StoreError) -> Answer {
      do {
        return try await queue.write(body)
      } catch {
        throw StoreError(error, path: path)
      }
    }

    private static func guarded<Answer>(
      _ path: String, _ body: () throws -> Answer
    ) throws(StoreError) -> Answer {
      do {
        return try body()
      } catch {
        throw StoreError(error, path: path)
      }
    }
  }

  extension StoreError {
    /// Names SQLite's errors in a person's words.
    init(_ error: any Error, path: String) {
      if let error = error as? StoreError {
        self = error
        return
      }
      guard let error = error as? DatabaseError else {
        self = .failed("\(error)")
        return
      }
      let why = error.message ?? "\(error.resultCode)"
      switch error.resultCode {
      case .SQLITE_FULL: self = .full(path: path)
      case .SQLITE_READONLY: self = .readOnly(path: path)
      case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy(path: path)
      case .SQLITE_CORRUPT: self = .damaged(path: path, why: why)
      case .SQLITE_NOTADB: self = .foreign(path: path)
      case .SQLITE_CANTOPEN: self = .notOpened(path: path, why: why)
      default: self = .failed("\(why) (\(error.extendedResultCode.rawValue)) in \(path)")
      }
    }
  }
#endif
