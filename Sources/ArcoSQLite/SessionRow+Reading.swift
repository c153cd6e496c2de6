#if SQLite
  import ArcoStore
  import Foundation
  import GRDB

  extension SessionRow {
    static func load(
      _ id: String, for owner: String, at now: Int, from database: Database
    ) throws -> KeptHistory? {
      let found = try Row.fetchOne(
        database, sql: "SELECT * FROM session WHERE id = ? AND expires_ms > ?",
        arguments: [id, now])
      guard let found else { return nil }
      var session = try session(found)
      session.snapshot.payload = try payload(found, "snapshot", of: id)
      try session.take(for: owner)
      let events = try Row.fetchAll(
        database, sql: "SELECT * FROM event WHERE session_id = ? ORDER BY seq", arguments: [id]
      ).map { row in
        KeptEvent(
          sequence: try row.value("seq", of: id), reference: try row.value("reference", of: id),
          payload: try payload(row, "payload", of: id), time: try row.value("at_ms", of: id))
      }
      try run(
        "UPDATE session SET epoch = ?, owner = ? WHERE id = ?", [session.epoch, owner, id],
        in: database)
      return KeptHistory(session: session, events: events)
    }

    static func sessions(
      of subject: String, at now: Int, in database: Database
    ) throws -> [KeptSession] {
      try Row.fetchAll(
        database,
        sql: """
          SELECT * FROM session WHERE subject = ? AND expires_ms > ? ORDER BY created_ms, id
          """,
        arguments: [subject, now]
      ).map(session)
    }

    static func strangers(
      expiringBefore expiry: Int, unusedSince time: Int, limit: Int, in database: Database
    ) throws -> [SessionClaim] {
      try Row.fetchAll(
        database,
        sql: """
          SELECT id, epoch FROM session WHERE subject IS NULL AND expires_ms < ?
          AND NOT EXISTS (SELECT 1 FROM event WHERE session_id = session.id AND at_ms >= ?)
          ORDER BY expires_ms, id LIMIT ?
          """,
        arguments: [expiry, time, limit]
      ).compactMap { row in
        // A row that was edited by hand is skipped.
        guard let id: String = try? row.value("id", of: "without an id"),
          let epoch: Int = try? row.value("epoch", of: id)
        else { return nil }
        return SessionClaim(id: id, epoch: epoch)
      }
    }

    static func remove(
      _ database: Database, _ condition: String, _ arguments: StatementArguments
    ) throws -> Int {
      try run(
        "DELETE FROM event WHERE session_id IN (SELECT id FROM session WHERE \(condition))",
        arguments, in: database)
      try run("DELETE FROM session WHERE \(condition)", arguments, in: database)
      return database.changesCount
    }

    static func secret(
      _ name: String, or new: [UInt8], in database: Database
    ) throws -> [UInt8] {
      try run(
        "INSERT INTO secret (name, bytes) VALUES (?, ?) ON CONFLICT DO NOTHING",
        [name, Data(new)], in: database)
      let kept = try Data.fetchOne(
        database, sql: "SELECT bytes FROM secret WHERE name = ?", arguments: [name])
      return kept.map { Array($0) } ?? new
    }

    /// Reads a session without the payload of its snapshot.
    private static func session(_ row: Row) throws -> KeptSession {
      let id: String = try row.value("id", of: "without an id")
      return KeptSession(
        id: id, component: try row.value("component", of: id),
        version: try row.value("version", of: id), build: try row.value("build", of: id),
        subject: try row.value("subject", of: id), created: try row.value("created_ms", of: id),
        expires: try row.value("expires_ms", of: id), owner: try row.value("owner", of: id),
        epoch: try row.value("epoch", of: id),
        snapshot: KeptSession.Snapshot(
          sequence: try row.value("snapshot_seq", of: id),
          reference: try row.value("snapshot_reference", of: id), payload: []))
    }

    private static func payload(
      _ row: Row, _ column: String, of id: String
    ) throws -> [UInt8] {
      let data: Data = try row.value(column, of: id)
      let payload = Array(data)
      let known: Int64 = try row.value("checksum", of: id)
      guard checksum(payload) == known else { throw StoreError.damagedSession(id: id) }
      return payload
    }
  }

  extension Row {
    /// Reads a column of a session's row. Throws for a value of another type, as the file may have
    /// been edited by hand. GRDB's subscript would trap.
    fileprivate func value<Value: DatabaseValueConvertible>(
      _ column: String, of id: String
    ) throws(StoreError) -> Value {
      do {
        return try decode(Value.self, forColumn: column)
      } catch {
        throw .damagedSession(id: id)
      }
    }
  }
#endif
