#if SQLite
  public import ArcoStore
  package import GRDB

  /// Sessions in a file of SQLite, on the disk of the server's machine.
  ///
  ///     let store = try SQLiteSessionStore("sessions.sqlite")
  ///     let site = try Site(store: store)
  ///
  /// Beside the file lie two of SQLite's own (`-wal`, `-shm`), which belong to it, and one that says that a
  /// server uses it (`-server`). All of them can be read and written by their owner only: a file that was there before
  /// loses the rights of others, and ``notices`` says so.
  /// - Errors: `StoreError`, with a remedy.
  public final class SQLiteSessionStore: SessionStore {
    /// What a commit waits for.
    public enum Durability: Sendable {
      /// For the disk: what was committed survives a power cut too.
      case power
      /// For the operating system: what was committed survives the server's end, however it comes. A power
      /// cut may take the last commits, and leaves the file whole.
      case process
    }

    private let queue: DatabaseQueue
    private let path: String
    private let limit: Int?
    /// What whoever runs the server should know of how the file was found.
    public let notices: [String]
    /// `sqlite`.
    public var databaseSystem: String? { "sqlite" }
    /// Held as long as the store is there.
    private let lock: FileLock

    /// Opens the file, or makes it.
    ///
    /// - Parameters:
    ///   - path: of the file; its folder has to be there.
    ///   - durability: what a commit waits for.
    ///   - limit: the most bytes that the file may have; nil for as many as the disk has. The default is 8 GiB. What
    ///     happens at the limit is what happens when the disk is full: sessions of visitors who are not logged in are
    ///     forgotten, those first that were used longest ago.
    ///   - patience: how long another program's lock is waited for.
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
          // On Apple's systems `fsync` does not flush the drive's cache. Elsewhere these two do nothing.
          try database.execute(sql: "PRAGMA fullfsync = \(isForPower)")
          try database.execute(sql: "PRAGMA checkpoint_fullfsync = \(isForPower)")
          try database.execute(sql: "PRAGMA journal_size_limit = 67108864")
          // What is forgotten is overwritten with zeros, not only marked as free.
          try database.execute(sql: "PRAGMA secure_delete = ON")
          if let limit {
            let page = try Int.fetchOne(database, sql: "PRAGMA page_size") ?? 4096
            try database.execute(sql: "PRAGMA max_page_count = \(max(1, limit / page))")
          }
        }
        try Schema.prepare(queue, path: path)
        return queue
      }
      // Once it is known that the file is the store's, and before the site's key is written to it.
      notices = try PrivateFile.narrowAll(path).map {
        """
        Others than its owner had rights to \($0), which has the keys of the site and what users typed. Now it is \
        its owner's only. If somebody else may have read it, begin with a new file: that ends all sessions.
        """
      }
      try lock.share()
    }

    /// Carries changes out in one transaction.
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

    /// Takes a session over.
    public func load(
      _ id: String, for owner: String, at now: Int
    ) async throws(StoreError) -> KeptHistory? {
      try await write { try SessionRow.load(id, for: owner, at: now, from: $0) }
    }

    /// The sessions of a subject.
    public func sessions(
      of subject: String, at now: Int
    ) async throws(StoreError) -> [KeptSession] {
      do {
        return try await queue.read { try SessionRow.sessions(of: subject, at: now, in: $0) }
      } catch {
        throw StoreError(error, path: path)
      }
    }

    /// Forgets sessions of a subject, and gives the room back to the disk.
    ///
    /// With the last of them the `-wal` file is emptied: it may have what was forgotten.
    public func removeSessions(of subject: String, limit: Int) async throws(StoreError) -> Int {
      let count = try await remove(
        "id IN (SELECT id FROM session WHERE subject = ? ORDER BY created_ms, id LIMIT ?)",
        [subject, limit])
      // They are forgotten already where this does not work.
      if count < limit { try? await run("PRAGMA wal_checkpoint(TRUNCATE)") }
      return count
    }

    /// Forgets sessions that have expired, and gives the room back to the disk.
    public func removeExpired(at now: Int, limit: Int) async throws(StoreError) -> Int {
      try await remove(
        "id IN (SELECT id FROM session WHERE expires_ms <= ? ORDER BY expires_ms, id LIMIT ?)",
        [now, limit])
    }

    /// Sessions of visitors who were not logged in, which nobody uses.
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
      // Some of it each time, so that others need not wait for long.
      if count > 0 {
        _ = try await write { try $0.execute(sql: "PRAGMA incremental_vacuum(1000)") }
      }
      return count
    }

    /// How much is kept: the pages of the file that are in use, and what it may come to.
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

    /// The secret of a name, which is kept from the first call on.
    public func secret(_ name: String, or new: [UInt8]) throws(StoreError) -> [UInt8] {
      try Self.guarded(path) { [queue] in
        try queue.write { try SessionRow.secret(name, or: new, in: $0) }
      }
    }

    /// What SQLite says of itself, for tests.
    package func pragma<Value: DatabaseValueConvertible & Sendable>(
      _ name: String
    ) async throws(StoreError) -> Value? {
      try await write { try Value.fetchOne($0, sql: "PRAGMA \(name)") }
    }

    /// Does to the file what somebody else may do, for tests.
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
    /// SQLite's reasons in a person's words.
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
