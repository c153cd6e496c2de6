// Compares commits of events with the bare insertion of the same rows: `bench-commits FOLDER`.
//
// Both write groups of 100 rows of the same bytes into the same tables, and wait for the disk in the
// same way. They take turns, so that what else the machine does meets both.
import ArcoSQLite
import ArcoStore
import Foundation
import GRDB

let folder = CommandLine.arguments[1]
let (groups, size, rounds) = (100, 100, 9)
/// What an input of a small page takes, with the digest and the numbers beside it.
let payload = (0..<64).map { UInt8($0) }

/// Sessions that each get one event of a group.
let sessions = (0..<size).map { number in
  KeptSession(
    id: "\(100_000 + number)aaaaaaaaaaaaaaaaaaaaaaaaaa", component: "counter", version: 1,
    build: "b", created: 1, expires: .max, owner: "one",
    snapshot: KeptSession.Snapshot(sequence: 0, reference: 0, payload: payload))
}

func kept(_ name: String) async throws -> SQLiteSessionStore {
  let store = try SQLiteSessionStore("\(folder)/\(name)")
  _ = try await store.commit(sessions.map { .begin($0) })
  return store
}

/// The same file, written without a store.
func bare(_ name: String) async throws -> DatabaseQueue {
  do { _ = try await kept(name) }
  var configuration = Configuration()
  configuration.journalMode = .wal
  let queue = try DatabaseQueue(path: "\(folder)/\(name)", configuration: configuration)
  try await queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
  return queue
}

func seconds(_ body: () async throws -> Void) async throws -> Double {
  let clock = ContinuousClock()
  let start = clock.now
  try await body()
  return start.duration(to: clock.now) / .seconds(1)
}

let store = try await kept("kept.sqlite")
let queue = try await bare("bare.sqlite")
var sequence = 0
var taken: (store: [Double], bare: [Double]) = ([], [])
for _ in 0..<rounds {
  let numbers = (sequence + 1)...(sequence + groups)
  sequence += groups
  taken.store.append(
    try await seconds {
      for number in numbers {
        let refused = try await store.commit(
          sessions.map { session in
            .append(
              KeptEvent(sequence: number, reference: number, payload: payload, time: number),
              to: session.claim)
          })
        precondition(refused.isEmpty, "an event was refused")
      }
    })
  taken.bare.append(
    try await seconds {
      for number in numbers {
        try await queue.write { database in
          let statement = try database.cachedStatement(
            sql: """
              INSERT INTO event (session_id, seq, reference, at_ms, checksum, payload)
              VALUES (?, ?, ?, ?, ?, ?)
              """)
          for session in sessions {
            try statement.execute(
              arguments: [session.id, number, number, number, 7, Data(payload)])
          }
        }
      }
    })
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

let events = Double(groups * size)
let (byStore, byHand) = (events / median(taken.store), events / median(taken.bare))
FileHandle.standardError.write(
  Data("\(Int(byStore)) events a second by the store, \(Int(byHand)) by hand\n".utf8))
let ratio = byStore / byHand
print("durable_commit_ratio \((ratio * 1_000).rounded() / 1_000) ratio")
