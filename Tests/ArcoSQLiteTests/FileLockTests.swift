#if SQLite
  import ArcoSQLite
  import ArcoStore
  import Foundation
  import Synchronization
  import Testing

  /// Something that is so from some time on.
  private final class Flag: Sendable {
    private let value = Atomic(false)
    var isUp: Bool { value.load(ordering: .acquiring) }
    func raise() { value.store(true, ordering: .releasing) }
  }

  /// Who may use a file of sessions.
  final class FileLockTests {
    private let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("arco-lock-\(UUID().uuidString)").path

    deinit { try? FileManager.default.removeItem(atPath: path + "-server") }

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

    @Test func `a server waits for a lock that is about to be gone`() throws {
      let held = open(path + "-server", O_RDWR | O_CREAT, 0o600)
      try #require(held >= 0)
      #expect(flock(held, LOCK_EX) == 0)
      #expect(throws: StoreError.inUse(path: path)) { try FileLock(path) }
      // As a program that is being begun closes what it was lent.
      Thread.detachNewThread {
        usleep(20_000)
        close(held)
      }
      let server = try FileLock(path, patience: .seconds(5))
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
        #expect(files.createFile(atPath: file, contents: Data([1])))
      }
    }

    @Test func `a link that leads upwards does so from where its folder is`() throws {
      let files = FileManager.default
      let folder = files.temporaryDirectory.appendingPathComponent("arco-\(UUID().uuidString)")
      let deep = folder.appendingPathComponent("a/deep")
      let near = folder.appendingPathComponent("b")
      try files.createDirectory(at: deep, withIntermediateDirectories: true)
      defer { try? files.removeItem(at: folder) }
      try files.createSymbolicLink(atPath: near.path, withDestinationPath: "a/deep")
      let file = folder.appendingPathComponent("a/file").path
      let server = try FileLock(file)
      // By their letters they would be in the folder above `b`, or in `b` itself.
      for (name, target) in [("up", "../file"), ("round", "../deep/../file")] {
        try files.createSymbolicLink(
          atPath: deep.appendingPathComponent(name).path, withDestinationPath: target)
        let path = near.appendingPathComponent(name).path
        #expect(throws: StoreError.inUse(path: path)) { try FileLock(path) }
      }
      let round = folder.appendingPathComponent("round").path
      try files.createSymbolicLink(atPath: round, withDestinationPath: "b/../file")
      #expect(throws: StoreError.inUse(path: round)) { try FileLock(round) }
      withExtendedLifetime(server) {}
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

    @Test func `who was passed by another server before it shared the file is refused`() throws {
      let first = try FileLock(path, group: "one")
      // The system lets go of a lock before it gives a share of it. Who came between has written its name.
      try Data("two".utf8).write(to: URL(filePath: path + "-server"))
      #expect(throws: StoreError.inUse(path: path)) { try first.share() }
      withExtendedLifetime(first) {}
    }

    @Test func `of servers that come for a file at the same moment one has it`() async throws {
      let file = path
      for round in 0..<100 {
        // Each holds what it got until the others have tried.
        let locks = await withTaskGroup(of: (group: String, lock: FileLock)?.self) { tasks in
          for number in 0..<4 {
            tasks.addTask {
              let group = "\(round) \(number % 2)"
              guard let lock = try? FileLock(file, group: group, patience: .milliseconds(2)),
                (try? lock.share()) != nil
              else { return nil }
              return (group, lock)
            }
          }
          var locks: [(group: String, lock: FileLock)] = []
          for await lock in tasks { if let lock { locks.append(lock) } }
          return locks
        }
        #expect(Set(locks.map(\.group)).count == 1)
      }
    }

    @Test func `who is refused closes its own file, once, and nobody else's`() async throws {
      let server = try FileLock(path)
      let (file, isOver) = (path, Flag())
      // Meanwhile others open files, which get the numbers that were given back.
      async let failures = withTaskGroup(of: Int.self) { tasks in
        tasks.addTask {
          var failures = 0
          while !isOver.isUp {
            let number = open("/dev/null", O_RDONLY)
            if close(number) != 0 { failures += 1 }
          }
          return failures
        }
        return await tasks.next() ?? 0
      }
      for _ in 0..<5_000 {
        #expect(throws: StoreError.inUse(path: file)) { try FileLock(file) }
      }
      isOver.raise()
      #expect(await failures == 0)
      withExtendedLifetime(server) {}
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
