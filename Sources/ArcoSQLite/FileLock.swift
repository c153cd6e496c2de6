#if SQLite
  package import ArcoStore
  import Foundation

  /// Says that a server uses a file, for as long as the process lives or the lock is held.
  ///
  /// The workers of one supervisor are one server: they share the lock, and the file of the lock names
  /// their supervisor. The system lets go of it when the last of them ends, however it ends.
  package final class FileLock: Sendable {
    private let descriptor: Int32
    private let path: String
    /// The supervisor of this process; nil where there is none.
    private let group: [UInt8]?

    /// The supervisor of this process, as that one says it to its workers.
    static var ownGroup: String? { getenv("ARCO_SUPERVISOR").map { String(cString: $0) } }

    /// Takes the lock: alone at first, if nobody else has it.
    ///
    /// - Parameters:
    ///   - group: names the supervisor of this process; nil where there is none.
    ///   - patience: how long a worker waits for another one that prepares the file. A process without a supervisor
    ///     waits for a second of it at most: a program that begins another one lends it all locks until the other
    ///     program is loaded, so the lock of a server that has ended may be there for a moment.
    package init(
      _ path: String, group: String? = nil, patience: Duration = .zero
    ) throws(StoreError) {
      let file = Self.resolved(path) + "-server"
      self.path = path
      self.group = group.map { Array($0.utf8) }
      descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else {
        // What cannot be made here cannot be written here either.
        if errno == EACCES || errno == EROFS { throw .readOnly(path: path) }
        throw .notOpened(path: path, why: String(cString: strerror(errno)))
      }
      // Who can read a file can lock it.
      _ = try PrivateFile.narrow(file)
      let end = ContinuousClock.now + (group == nil ? min(patience, .seconds(1)) : patience)
      while !take() {
        guard ContinuousClock.now < end else { throw .inUse(path: path) }
        usleep(2_000)
      }
    }

    /// The path with its links resolved, as SQLite resolves them: all links to one file share one lock.
    static func resolved(_ path: String) -> String {
      var path = path
      // A link may lead to a file that is not there yet. The system follows no more of them in a row.
      for _ in 0..<40 {
        guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
        else { break }
        path = next.hasPrefix("/") ? next : folder(of: path) + next
      }
      let folder = folder(of: path)
      // The system's own way: what `..` means depends on the links before it.
      guard let real = realpath(folder.isEmpty ? "." : folder, nil) else { return path }
      defer { free(real) }
      return String(cString: real) + "/" + path.dropFirst(folder.count)
    }

    /// The beginning of a path up to its last slash.
    private static func folder(of path: String) -> String {
      path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    /// Lets the other workers of the supervisor in, once the file is prepared.
    ///
    /// The system lets go of the lock before it gives a share of it: somebody else may come between.
    package func share() throws(StoreError) {
      guard let group else { return }
      flock(descriptor, LOCK_SH)
      guard holder == group else { throw .inUse(path: path) }
    }

    /// Whom the file of the lock names.
    private var holder: [UInt8] {
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = pread(descriptor, &bytes, bytes.count, 0)
      return Array(bytes[..<max(0, count)])
    }

    /// Takes the lock alone, and writes who has it; or takes a share of it, if the own group has it.
    private func take() -> Bool {
      let isAlone = flock(descriptor, LOCK_EX | LOCK_NB) == 0
      guard let group else { return isAlone }
      if isAlone {
        ftruncate(descriptor, 0)
        return pwrite(descriptor, group, group.count, 0) == group.count
      }
      guard flock(descriptor, LOCK_SH | LOCK_NB) == 0 else { return false }
      if holder == group { return true }
      flock(descriptor, LOCK_UN)
      return false
    }

    // Runs also when the initializer throws. So the initializer does not close the descriptor: a second close could
    // close another file.
    deinit { close(descriptor) }
  }
#endif
