#if SQLite
  import ArcoSQLite
  import ArcoStore
  import Foundation
  import GRDB
  import Testing

  /// What goes wrong with files.
  @Suite struct TroubleTests {
    private func error(_ body: () async throws -> Void) async -> StoreError? {
      do {
        try await body()
        return nil
      } catch {
        return error as? StoreError ?? .failed("\(error)")
      }
    }

    @Test func `a file that may grow no more is full, and what it has stays`() async throws {
      let folder = try Folder()
      let store = try SQLiteSessionStore(folder.file, limit: 200_000)
      #expect(try await store.commit([.begin(session("small"))]) == [:])
      let found = await error {
        _ = try await store.commit([.begin(session("a")), .begin(session("b", bytes: 400_000))])
      }
      #expect(found == .full(path: folder.file))
      #expect(try await store.load("small", for: "two", at: 5) != nil)
      // All or nothing: what came with it was not kept either.
      #expect(try await store.load("a", for: "two", at: 5) == nil)
      #expect(try await store.commit([.begin(session("c"))]) == [:])
    }

    @Test func `in a file that is full there is room once sessions are removed`() async throws {
      let folder = try Folder()
      let store = try SQLiteSessionStore(folder.file, limit: 1_000_000)
      var number = 0
      let found = await error {
        while true {
          _ = try await store.commit([.begin(session("\(number)", bytes: 20_000))])
          number += 1
        }
      }
      #expect(found == .full(path: folder.file))
      #expect(number > 20)
      for _ in 0..<3 {
        let strangers = try await store.strangers(
          expiringBefore: .max, unusedSince: .max, limit: 10)
        #expect(strangers.count == 10)
        #expect(try await store.commit(strangers.map { .remove($0) }) == [:])
        for _ in 0..<8 {
          #expect(try await store.commit([.begin(session("\(number)", bytes: 20_000))]) == [:])
          number += 1
        }
      }
    }

    @Test func `a file of a former version finds its strangers, too`() async throws {
      let folder = try Folder()
      try await SQLiteSessionStore(folder.file).run(
        "DROP INDEX session_stranger; DROP TABLE grdb_migrations")
      let store = try SQLiteSessionStore(folder.file)
      _ = try await store.commit([.begin(session("a"))])
      let strangers = try await store.strangers(expiringBefore: .max, unusedSince: .max, limit: 10)
      #expect(strangers.map(\.id) == ["a"])
    }

    @Test func `a folder in which nothing can be written is said so`() async throws {
      let found = await error { _ = try SQLiteSessionStore("/proc/sessions.sqlite") }
      guard case .notOpened(path: "/proc/sessions.sqlite", _) = found else {
        Issue.record("found \(String(describing: found))")
        return
      }
    }

    @Test func `a file that turns read-only is said so, and what it has can be read`() async throws
    {
      let folder = try Folder()
      let store = try SQLiteSessionStore(folder.file)
      _ = try await store.commit([.begin(session("a"))])
      try await store.run("PRAGMA query_only = 1")
      let found = await error { _ = try await store.commit([.begin(session("b"))]) }
      #expect(found == .readOnly(path: folder.file))
      #expect(try await store.sessions(of: "nobody", at: 0) == [])
      try await store.run("PRAGMA query_only = 0")
      #expect(try await store.commit([.begin(session("b"))]) == [:])
    }

    @Test func `a change that can never be written is refused alone`() async throws {
      let folder = try Folder()
      let store = try SQLiteSessionStore(folder.file)
      let (a, b) = (session("a"), session("b"))
      _ = try await store.commit([.begin(a), .begin(b)])
      // What SQLite says of more bytes than it takes, without so many of them.
      try await store.run(
        """
        CREATE TRIGGER heavy BEFORE INSERT ON event WHEN NEW.at_ms = 7
        BEGIN SELECT zeroblob(2147483647); END
        """)
      func event(_ time: Int) -> KeptEvent {
        KeptEvent(sequence: 1, reference: 1, payload: [1], time: time)
      }
      let refused = try await store.commit([
        .append(event(7), to: a.claim), .append(event(1), to: b.claim),
      ])
      guard case .unwritable? = refused[0] else {
        Issue.record("found \(refused)")
        return
      }
      #expect(refused.count == 1)
      #expect(try await store.load("a", for: "two", at: 5)?.events == [])
      #expect(try await store.load("b", for: "two", at: 5)?.events.count == 1)
    }

    @Test func `a damaged row is its session's trouble, and nobody else's`() async throws {
      let folder = try Folder()
      let store = try SQLiteSessionStore(folder.file)
      let (a, b) = (session("a"), session("b"))
      let event = KeptEvent(sequence: 1, reference: 1, payload: [1, 2], time: 3)
      _ = try await store.commit([
        .begin(a), .begin(b), .begin(session("c")), .append(event, to: a.claim),
        .append(event, to: b.claim),
      ])
      try await store.run("UPDATE event SET payload = x'0103' WHERE session_id = 'a'")
      try await store.run("UPDATE session SET snapshot = x'' WHERE id = 'c'")
      for id in ["a", "c"] {
        let found = await error { _ = try await store.load(id, for: "two", at: 5) }
        #expect(found == .damagedSession(id: id))
      }
      #expect(try await store.load("b", for: "two", at: 5)?.events == [event])
      // Nobody took it over.
      #expect(try await store.commit([.remove(a.claim)]) == [:])
    }

    @Test(arguments: ["epoch = 'x'", "epoch = 1.5e300", "id = x'00ff'"])
    func `a stranger's row that was edited by hand is left alone`(_ edit: String) async throws {
      let folder = try Folder()
      let store = try SQLiteSessionStore(folder.file)
      _ = try await store.commit([.begin(session("a")), .begin(session("b"))])
      try await store.run("UPDATE session SET \(edit) WHERE id = 'a'")
      let found = try await store.strangers(expiringBefore: .max, unusedSince: .max, limit: 9)
      #expect(found == [session("b").claim])
    }

    @Test func `a row that was edited by hand is its session's trouble, and nobody else's`()
      async throws
    {
      let columns: [(table: String, column: String)] = [
        ("session", "epoch"), ("session", "snapshot_seq"), ("session", "snapshot_reference"),
        ("session", "component"), ("session", "version"), ("session", "build"),
        ("session", "subject"), ("session", "created_ms"), ("session", "expires_ms"),
        ("session", "owner"), ("session", "checksum"), ("session", "snapshot"), ("event", "seq"),
        ("event", "reference"), ("event", "at_ms"), ("event", "checksum"), ("event", "payload"),
      ]
      let values = [
        "-9223372036854775808", "-1", "9223372036854775806", "9223372036854775807", "1.5e300",
        "'x'", "x'00ff'", "'9223372036854775808'",
      ]
      for (table, column) in columns {
        for value in values {
          let folder = try Folder()
          let store = try SQLiteSessionStore(folder.file)
          var a = session("a")
          a.subject = "ada"
          let b = session("b")
          let event = KeptEvent(sequence: 1, reference: 1, payload: [1, 2], time: 3)
          let next = KeptEvent(sequence: 2, reference: 2, payload: [1, 2], time: 3)
          _ = try await store.commit([.begin(a), .begin(b), .append(event, to: a.claim)])
          let id = table == "session" ? "id" : "session_id"
          try await store.run("UPDATE \(table) SET \(column) = \(value) WHERE \(id) = 'a'")
          // Each may say what is wrong with the session. None may hold up the others'.
          _ = try await store.commit([.append(next, to: a.claim), .append(event, to: b.claim)])
          for error in [
            await error { _ = try await store.sessions(of: "ada", at: 0) },
            await error { _ = try await store.load("a", for: "two", at: -1) },
          ] {
            #expect(error == nil || error == .damagedSession(id: "a"), "\(column) \(value)")
          }
          _ = try await store.commit([.remove(a.claim)])
          #expect(try await store.load("b", for: "two", at: 5)?.events == [event])
          _ = try await store.removeExpired(at: 2, limit: 5)
          _ = try await store.removeSessions(of: "ada", limit: 5)
        }
      }
    }

    @Test func `a file that is none of SQLite's is foreign`() async throws {
      let folder = try Folder()
      try Data(repeating: 65, count: 5_000).write(to: URL(fileURLWithPath: folder.file))
      let found = await error { _ = try SQLiteSessionStore(folder.file) }
      #expect(found == .foreign(path: folder.file))
    }

    @Test func `a file of another program's is foreign`() async throws {
      let folder = try Folder()
      try await DatabaseQueue(path: folder.file).write { try $0.execute(sql: "CREATE TABLE a (b)") }
      let found = await error { _ = try SQLiteSessionStore(folder.file) }
      #expect(found == .foreign(path: folder.file))
    }

    @Test func `a file of a later format is left alone`() async throws {
      let folder = try Folder()
      do {
        let store = try SQLiteSessionStore(folder.file)
        try await store.run("INSERT INTO grdb_migrations VALUES ('7')")
      }
      let found = await error { _ = try SQLiteSessionStore(folder.file) }
      #expect(found == .laterFormat(path: folder.file, known: 1, found: 7))
    }

    @Test func `a second server on the same file is told so`() async throws {
      let folder = try Folder()
      var first: SQLiteSessionStore? = try SQLiteSessionStore(folder.file)
      let found = await error { _ = try SQLiteSessionStore(folder.file) }
      #expect(found == .inUse(path: folder.file))
      #expect(try await first?.commit([.begin(session("a"))]) == [:])
      first = nil
      #expect(try await SQLiteSessionStore(folder.file).load("a", for: "two", at: 5) != nil)
    }

    @Test func `a lock of another program is waited for, and then said so`() async throws {
      let folder = try Folder()
      let store = try SQLiteSessionStore(folder.file, patience: .milliseconds(20))
      var configuration = Configuration()
      configuration.allowsUnsafeTransactions = true
      let other = try DatabaseQueue(path: folder.file, configuration: configuration)
      try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
      let found = await error { _ = try await store.commit([.begin(session("a"))]) }
      #expect(found == .busy(path: folder.file))
      try await other.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
      #expect(try await store.commit([.begin(session("a"))]) == [:])
    }

    @Test func `each error says what to do`() {
      let errors: [StoreError] = [
        .notOpened(path: "p", why: "w"), .foreign(path: "p"),
        .laterFormat(path: "p", known: 1, found: 2), .inUse(path: "p"), .readOnly(path: "p"),
        .full(path: "p"), .busy(path: "p"), .damaged(path: "p", why: "w"),
        .damagedSession(id: "p"), .failed("p"),
      ]
      #expect(
        errors.allSatisfy { "\($0)".split(separator: " ").count >= 6 && "\($0)".hasSuffix(".") })
    }
  }
#endif
