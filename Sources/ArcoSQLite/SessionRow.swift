#if SQLite
  import ArcoStore
  import Foundation
  import GRDB

  /// Applies changes to the rows of the tables.
  enum SessionRow {
    enum Failure: Error {
      case refused(ChangeRefusal)
      case failed(any Error)
    }

    static func apply(_ change: SessionChange, to database: Database) throws(Failure) {
      do {
        switch change {
        case .begin(let session): try begin(session, in: database)
        case .append(let event, let claim): try append(event, to: claim, in: database)
        case .replace(let snapshot, let claim, let version, let build, let expires):
          _ = try claimed(claim, in: database)
          try run(
            """
            UPDATE session SET snapshot_seq = ?, snapshot_reference = ?, version = ?, build = ?,
            expires_ms = ?, checksum = ?, snapshot = ? WHERE id = ?
            """,
            [
              snapshot.sequence, snapshot.reference, version, build, expires,
              checksum(snapshot.payload), Data(snapshot.payload), claim.id,
            ], in: database)
          try run(
            "DELETE FROM event WHERE session_id = ? AND seq <= ?", [claim.id, snapshot.sequence],
            in: database)
        case .remove(let claim):
          _ = try claimed(claim, in: database)
          _ = try remove(database, "id = ?", [claim.id])
        }
      } catch let refusal as ChangeRefusal {
        throw .refused(refusal)
      } catch let error as DatabaseError where error.resultCode == .SQLITE_TOOBIG {
        throw .refused(.unwritable(error.message ?? "it is too large"))
      } catch {
        throw .failed(error)
      }
    }

    private static func begin(_ session: KeptSession, in database: Database) throws {
      do {
        try run(
          """
          INSERT INTO session (id, epoch, snapshot_seq, snapshot_reference, component, version, build,
          subject, created_ms, expires_ms, owner, checksum, snapshot)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
          [
            session.id, session.epoch, session.snapshot.sequence, session.snapshot.reference,
            session.component, session.version, session.build, session.subject, session.created,
            session.expires, session.owner, checksum(session.snapshot.payload),
            Data(session.snapshot.payload),
          ], in: database)
      } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
        // If another server has claimed the session, the row's epoch differs, and `claimed` throws.
        _ = try claimed(session.claim, in: database)
        throw ChangeRefusal.exists
      }
    }

    private static func append(
      _ event: KeptEvent, to claim: SessionClaim, in database: Database
    ) throws {
      let held = try claimed(claim, in: database)
      guard event.sequence > held.sequence, event.reference ?? .max > held.reference else {
        throw ChangeRefusal.repeated
      }
      do {
        try run(
          """
          INSERT INTO event (session_id, seq, reference, at_ms, checksum, payload)
          VALUES (?, ?, ?, ?, ?, ?)
          """,
          [
            claim.id, event.sequence, event.reference, event.time, checksum(event.payload),
            Data(event.payload),
          ], in: database)
      } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
        throw ChangeRefusal.repeated
      }
    }

    /// The numbers of a session's snapshot, if this claim is the newest.
    private static func claimed(
      _ claim: SessionClaim, in database: Database
    ) throws -> (sequence: Int, reference: Int) {
      let statement = try database.cachedStatement(
        sql: "SELECT epoch, snapshot_seq, snapshot_reference FROM session WHERE id = ?")
      guard let row = try Row.fetchOne(statement, arguments: [claim.id]) else {
        throw ChangeRefusal.unknown
      }
      // A damaged row ends its own session, and does not block the changes of others.
      guard let epoch = try? row.decode(Int.self, atIndex: 0),
        let sequence = try? row.decode(Int.self, atIndex: 1),
        let reference = try? row.decode(Int.self, atIndex: 2)
      else { throw ChangeRefusal.unwritable("its row is damaged") }
      guard epoch == claim.epoch else { throw ChangeRefusal.lost(epoch: epoch) }
      return (sequence, reference)
    }

    static func run(
      _ sql: String, _ arguments: StatementArguments, in database: Database
    ) throws {
      try database.cachedStatement(sql: sql).execute(arguments: arguments)
    }

    static func checksum(_ payload: [UInt8]) -> Int64 {
      Int64(bitPattern: StateDigest.of(bytes: payload))
    }
  }
#endif
