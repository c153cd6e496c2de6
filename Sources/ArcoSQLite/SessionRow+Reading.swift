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
      var session = session(found)
      session.snapshot.payload = try payload(found, "snapshot", of: id)
      session.epoch += 1
      session.owner = owner
      let events = try Row.fetchAll(
        database, sql: "SELECT * FROM event WHERE session_id = ? ORDER BY seq", arguments: [id]
      ).map { row in
        KeptEvent(
          sequence: row["seq"], reference: row["reference"],
          payload: try payload(row, "payload", of: id), time: row["at_ms"])
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
      ).map { SessionClaim(id: $0[0], epoch: $0[1]) }
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

    /// A session without its snapshot's payload.
    private static func session(_ row: Row) -> KeptSession {
      KeptSession(
        id: row["id"], component: row["component"], version: row["version"], build: row["build"],
        subject: row["subject"], created: row["created_ms"], expires: row["expires_ms"],
        owner: row["owner"], epoch: row["epoch"],
        snapshot: KeptSession.Snapshot(
          sequence: row["snapshot_seq"], reference: row["snapshot_reference"], payload: []))
    }

    private static func payload(
      _ row: Row, _ column: String, of id: String
    ) throws -> [UInt8] {
      let data: Data = row[column]
      let payload = Array(data)
      guard checksum(payload) == row["checksum"] else { throw StoreError.damagedSession(id: id) }
      return payload
    }
  }
#endif
