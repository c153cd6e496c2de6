#if SQLite
  import ArcoSQLite
  import ArcoStore
  import Foundation
  import Testing

  /// Who may use a file of sessions.
  struct FileLockTests {
    private let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("arco-lock-\(UUID().uuidString)").path

    @Test func `the workers of one supervisor share a file`() throws {
      let first = try FileLock(path, group: "one")
      try first.share()
      let second = try FileLock(path, group: "one")
      try second.share()
      let third = try FileLock(path, group: "one")
      withExtendedLifetime((first, second, third)) {}
    }

    @Test func `another server is refused while a worker has the file`() throws {
      let worker = try FileLock(path, group: "one")
      try worker.share()
      for group in [nil, "two", "on", "one and more"] {
        #expect(throws: StoreError.inUse(path: path)) { try FileLock(path, group: group) }
      }
      withExtendedLifetime(worker) {}
    }

    @Test func `a worker is refused while a server of its own has the file`() throws {
      let server = try FileLock(path)
      #expect(throws: StoreError.inUse(path: path)) { try FileLock(path, group: "one") }
      withExtendedLifetime(server) {}
    }

    @Test func `a link to a file is the file, whether that is there yet or not`() throws {
      let files = FileManager.default
      let folder = files.temporaryDirectory.appendingPathComponent("arco-\(UUID().uuidString)")
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? files.removeItem(at: folder) }
      let other = folder.appendingPathComponent("other")
      try files.createSymbolicLink(at: other, withDestinationURL: folder)
      let file = folder.appendingPathComponent("file").path
      let first = folder.appendingPathComponent("first").path
      let second = folder.appendingPathComponent("second").path
      // One leads to the other, and that, by its own folder, to the file.
      try files.createSymbolicLink(atPath: first, withDestinationPath: second)
      try files.createSymbolicLink(atPath: second, withDestinationPath: "file")
      for _ in 0..<2 {
        let server = try FileLock(file)
        for path in [first, second, other.appendingPathComponent("file").path] {
          #expect(throws: StoreError.inUse(path: path)) { try FileLock(path) }
        }
        withExtendedLifetime(server) {}
        files.createFile(atPath: file, contents: Data([1]))
      }
    }

    @Test func `a worker waits for another one that prepares the file`() async throws {
      let first = try FileLock(path, group: "one")
      #expect(throws: StoreError.inUse(path: path)) { try FileLock(path, group: "one") }
      let file = path
      async let second = FileLock(file, group: "one", patience: .seconds(60))
      try first.share()
      let both = (first, try await second)
      withExtendedLifetime(both) {}
    }

    @Test func `whoever comes after the last worker has the file`() throws {
      do {
        let worker = try FileLock(path, group: "one and more")
        try worker.share()
      }
      let other = try FileLock(path, group: "two")
      try other.share()
      let third = try FileLock(path, group: "two")
      withExtendedLifetime((other, third)) {}
    }
  }
#endif
