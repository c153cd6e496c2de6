#if SQLite
  import ArcoSQLite
  import ArcoStore
  import ArcoLaws
  import Foundation
  import GRDB
  import Testing

  /// A folder that goes with its test.
  final class Folder: Sendable {
    let path: String

    init() throws {
      let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("arco-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var file: String { path + "/sessions.sqlite" }
  }

  func session(_ id: String, bytes: Int = 3) -> KeptSession {
    KeptSession(
      id: id, component: "c", version: 1, build: "b", created: 1, expires: 1_000, owner: "one",
      snapshot: KeptSession.Snapshot(
        sequence: 0, reference: 0, payload: [UInt8](repeating: 7, count: bytes)))
  }

  @Suite struct SQLiteSessionStoreTests {
    @Test func `it keeps to the laws of a store`() async throws {
      let folder = try Folder()
      let broken = await SessionStoreLaws(opening: { name in
        try SQLiteSessionStore(folder.path + "/\(name)")
      }).broken()
      #expect(broken == [])
    }

    @Test func `it keeps to them where it does not wait for the disk`() async throws {
      let folder = try Folder()
      let broken = await SessionStoreLaws(opening: { name in
        try SQLiteSessionStore(folder.path + "/\(name)", durability: .process)
      }).broken()
      #expect(broken == [])
    }

    @Test func `what was committed is there when the file is opened again`() async throws {
      let folder = try Folder()
      let a = session("a")
      let event = KeptEvent(sequence: 1, reference: 1, payload: [5], time: 3)
      do {
        let store = try SQLiteSessionStore(folder.file)
        #expect(try await store.commit([.begin(a), .append(event, to: a.claim)]) == [:])
        #expect(try store.secret("key", or: [4]) == [4])
      }
      let store = try SQLiteSessionStore(folder.file)
      let history = try await store.load("a", for: "two", at: 5)
      #expect(history?.events == [event])
      #expect(history?.session.epoch == 2)
      #expect(try store.secret("key", or: [9]) == [4])
    }

    @Test func `what is forgotten gives its room back to the disk`() async throws {
      let folder = try Folder()
      let store = try SQLiteSessionStore(folder.file)
      let many = (0..<40).map { session("s\($0)", bytes: 50_000) }
      #expect(try await store.commit(many.map { .begin($0) }) == [:])
      let full: Int = try #require(try await store.pragma("page_count"))
      for round in 1...2 {
        #expect(try await store.removeExpired(at: 1_000, limit: 20) == 20)
        let left: Int = try #require(try await store.pragma("page_count"))
        #expect(left < full - round * (full / 2 - 20), "round \(round)")
      }
    }

    @Test func `by default a commit waits for the disk`() async throws {
      let folder = try Folder()
      for (durability, expected) in [(SQLiteSessionStore.Durability.power, 2), (.process, 1)] {
        let store = try SQLiteSessionStore(folder.path + "/\(expected)", durability: durability)
        #expect(try await store.pragma("synchronous") == expected)
        // On Apple's systems `synchronous` alone does not reach the drive.
        for name in ["fullfsync", "checkpoint_fullfsync"] {
          #expect(try await store.pragma(name) == (durability == .power ? 1 : 0))
        }
        #expect(try await store.pragma("journal_mode") == "wal")
      }
    }
  }
#endif
