#if SQLite
  import ArcoSQLite
  import ArcoStore
  import Foundation
  import GRDB
  import Testing

  /// Who can read what lies on the disk. One after the other: the mask of new files is that of the whole process.
  @Suite(.serialized) struct PrivateFileTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func masked<Answer>(
      _ mask: mode_t, _ body: () async throws -> Answer
    ) async rethrows -> Answer {
      let former = umask(mask)
      defer { umask(former) }
      return try await body()
    }

    /// The rights of all files of the store.
    private var rights: [String: Int] {
      get throws {
        var rights: [String: Int] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
          let found = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")
          rights[name] = found[.posixPermissions] as? Int
        }
        return rights
      }
    }

    private let all = ["", "-wal", "-shm", "-server"].reduce(into: [:]) {
      $0["sessions.sqlite" + $1] = 0o600
    }

    @Test(arguments: [0o022, 0, 0o077] as [mode_t])
    func `a new file is its owner's only, and so is what lies beside it`(
      mask: mode_t
    ) async throws {
      try await masked(mask) {
        let store = try SQLiteSessionStore(folder.file)
        _ = try await store.commit([.begin(session("a"))])
        #expect(try rights == all)
        #expect(store.notices == [])
      }
    }

    @Test(arguments: [0o022, 0] as [mode_t])
    func `a link that leads to no file yet leads to one that is its owner's only`(
      mask: mode_t
    ) async throws {
      try await masked(mask) {
        let link = folder.path + "-link"
        defer { try? FileManager.default.removeItem(atPath: link) }
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.file)
        let store = try SQLiteSessionStore(link)
        _ = try await store.commit([.begin(session("a"))])
        #expect(try rights == all)
      }
    }

    @Test func `a file that others could read is narrowed, and that is said`() async throws {
      do { _ = try await SQLiteSessionStore(folder.file).commit([.begin(session("a"))]) }
      // As it is left by a server that was killed.
      for name in ["-wal", "-shm", "-server"] {
        _ = FileManager.default.createFile(atPath: folder.file + name, contents: nil)
      }
      for name in ["", "-wal", "-shm", "-server"] {
        #expect(chmod(folder.file + name, 0o664) == 0)
      }
      do {
        let store = try SQLiteSessionStore(folder.file)
        #expect(try rights == all)
        #expect(store.notices.count == 3)
        #expect(store.notices.first?.contains("\(folder.file), which contains") == true)
        #expect(try await store.load("a", for: "two", at: 5) != nil)
      }
      #expect(try SQLiteSessionStore(folder.file).notices == [])
    }

    @Test func `what is no file of sessions keeps its rights`() throws {
      #expect(chmod(folder.path, 0o755) == 0)
      #expect(throws: StoreError.self) { try SQLiteSessionStore(folder.path) }
      let other = folder.path + "/other.sqlite"
      try DatabaseQueue(path: other).write { try $0.execute(sql: "CREATE TABLE a (b INTEGER)") }
      #expect(chmod(other, 0o644) == 0)
      #expect(throws: StoreError.foreign(path: other)) { try SQLiteSessionStore(other) }
      for (path, expected) in [(folder.path, 0o755), (other, 0o644)] {
        let found = try FileManager.default.attributesOfItem(atPath: path)
        #expect(found[.posixPermissions] as? Int == expected)
      }
      try? FileManager.default.removeItem(atPath: folder.path + "-server")
    }

    @Test func `what is forgotten is in no file any more`() async throws {
      let store = try SQLiteSessionStore(folder.file)
      let words = Array("what nobody else is to know".utf8)
      for (id, subject) in [("a", "ada"), ("b", nil)] {
        let kept = KeptSession(
          id: id, component: "c", version: 1, build: "b", subject: subject, created: 1,
          expires: 1_000, owner: "one",
          snapshot: KeptSession.Snapshot(
            sequence: 0, reference: 0, payload: Array(id.utf8) + words))
        #expect(try await store.commit([.begin(kept)]) == [:])
      }
      func isThere(_ id: String) throws -> Bool {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).contains { name in
          try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(name)"))
            .range(of: Data(id.utf8) + Data(words)) != nil
        }
      }
      #expect(try isThere("a") && isThere("b"))
      #expect(try await store.removeSessions(of: "ada", limit: 10) == 1)
      #expect(try !isThere("a"))
      #expect(try isThere("b"))
      #expect(try await store.pragma("secure_delete") == 1)
    }
  }
#endif
