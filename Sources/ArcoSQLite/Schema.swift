#if SQLite
  import ArcoStore
  import GRDB

  /// The tables, and the format that they are of.
  enum Schema {
    /// "Arco", so that no other program's file is taken for ours.
    static let application = 0x4172_636f
    static let format = 1

    /// Makes the tables where the file is new, and holds them to what is known where it is not.
    static func prepare(_ database: Database, path: String) throws {
      let tables = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM sqlite_schema") ?? 0
      guard tables > 0 else { return try make(database) }
      let owner = try Int.fetchOne(database, sql: "PRAGMA application_id")
      guard owner == application else { throw StoreError.foreign(path: path) }
      let found = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
      guard found <= format else {
        throw StoreError.laterFormat(path: path, known: format, found: found)
      }
      try database.execute(sql: strangers)
    }

    /// Files of former versions lack it.
    private static let strangers = """
      CREATE INDEX IF NOT EXISTS session_stranger ON session (expires_ms) WHERE subject IS NULL;
      """

    private static func make(_ database: Database) throws {
      // Takes effect by writing the file anew, which is empty still.
      try database.execute(sql: "PRAGMA auto_vacuum = INCREMENTAL; VACUUM")
      try database.inTransaction {
        try database.execute(sql: tables + strangers)
        try database.execute(
          sql: "PRAGMA application_id = \(application); PRAGMA user_version = \(format)")
        return .commit
      }
    }

    // What is looked at with each event comes first in its row: the rest need not be read for it.
    private static let tables = """
      CREATE TABLE session (
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
      CREATE INDEX session_expiry ON session (expires_ms);
      CREATE INDEX session_subject ON session (subject) WHERE subject IS NOT NULL;
      CREATE TABLE event (
        session_id TEXT NOT NULL,
        seq INTEGER NOT NULL,
        reference INTEGER,
        at_ms INTEGER NOT NULL,
        checksum INTEGER NOT NULL,
        payload BLOB NOT NULL,
        PRIMARY KEY (session_id, seq)
      ) WITHOUT ROWID;
      CREATE UNIQUE INDEX event_reference ON event (session_id, reference)
        WHERE reference IS NOT NULL;
      CREATE TABLE secret (name TEXT NOT NULL PRIMARY KEY, bytes BLOB NOT NULL) WITHOUT ROWID;
      """
  }
#endif
