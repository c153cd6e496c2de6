#if SQLite
  import ArcoStore
  import GRDB

  /// The tables of the file, and the number of their format.
  enum Schema {
    /// "Arco". It marks the file as a store of this package.
    static let application = 0x4172_636f
    /// The newest format that this build knows.
    static let format = 1

    /// The step from each format to the next. A released step is never changed.
    private static var steps: DatabaseMigrator {
      var steps = DatabaseMigrator()
      // The first files had these tables before there were steps.
      steps.registerMigration("1") { try $0.execute(sql: tables) }
      return steps
    }

    /// Creates the tables of a new file, or migrates an older format to the newest one.
    static func prepare(_ queue: DatabaseQueue, path: String) throws {
      let steps = steps
      try queue.writeWithoutTransaction { database in
        let tables = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM sqlite_schema") ?? 0
        if tables == 0 {
          // Takes effect with a rewrite of the file, which is still empty.
          try database.execute(
            sql: "PRAGMA application_id = \(application); PRAGMA auto_vacuum = INCREMENTAL; VACUUM")
        }
        let owner = try Int.fetchOne(database, sql: "PRAGMA application_id")
        guard owner == application else { throw StoreError.foreign(path: path) }
        let found = try steps.appliedIdentifiers(database).compactMap { Int($0) }.max() ?? 0
        guard found <= format else {
          throw StoreError.laterFormat(path: path, known: format, found: found)
        }
      }
      try steps.migrate(queue)
    }

    // Columns that each change reads come first, so that the rest of the row need not be read.
    private static let tables = """
      CREATE TABLE IF NOT EXISTS session (
        id TEXT NOT NULL PRIMARY KEY,
        epoch INTEGER NOT NULL,
        snapshot_seq INTEGER NOT NULL,
        snapshot_reference INTEGER NOT NULL,
        component TEXT NOT NULL,
        version INTEGER NOT NULL,
        build TEXT NOT NULL,
        subject TEXT,
        created_ms INTEGER NOT NULL,
        expires_ms INTEGER NOT NULL,
        owner TEXT NOT NULL,
        checksum INTEGER NOT NULL,
        snapshot BLOB NOT NULL
      ) WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS session_expiry ON session (expires_ms);
      CREATE INDEX IF NOT EXISTS session_stranger ON session (expires_ms) WHERE subject IS NULL;
      CREATE INDEX IF NOT EXISTS session_subject ON session (subject) WHERE subject IS NOT NULL;
      CREATE TABLE IF NOT EXISTS event (
        session_id TEXT NOT NULL,
        seq INTEGER NOT NULL,
        reference INTEGER,
        at_ms INTEGER NOT NULL,
        checksum INTEGER NOT NULL,
        payload BLOB NOT NULL,
        PRIMARY KEY (session_id, seq)
      ) WITHOUT ROWID;
      CREATE UNIQUE INDEX IF NOT EXISTS event_reference ON event (session_id, reference)
        WHERE reference IS NOT NULL;
      CREATE TABLE IF NOT EXISTS secret (name TEXT NOT NULL PRIMARY KEY, bytes BLOB NOT NULL) WITHOUT ROWID;
      """
  }
#endif
