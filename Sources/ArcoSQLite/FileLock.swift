#if SQLite
  package import ArcoStore
  import Foundation

  /// A lock on a file, held while the process lives or until the lock is released.
  ///
  /// The workers of one supervisor count as one server: they share the lock, and the lock file
  /// names their supervisor. The system releases the lock when the last of them ends, however it
  /// ends.
  package final class FileLock: Sendable {
    private let descriptor: Int32
    private let path: String
    /// The id of this process's supervisor; nil without a supervisor.
    private let group: [UInt8]?

    /// The id of this process's supervisor, from the environment.
    static var ownGroup: String? { getenv("ARCO_SUPERVISOR").map { String(cString: $0) } }

    /// Takes the lock, exclusively at first, if nobody else has it.
    ///
    /// - Parameters:
    ///   - group: the id of this process's supervisor; nil without a supervisor.
    ///   - patience: how long a worker waits for another worker that prepares the file. A process
    ///     without a supervisor waits for a second at most: a child process inherits all locks
    ///     until its own program is loaded, so the lock of an ended server may last for a moment.
    package init(
      _ path: String, group: String? = nil, patience: Duration = .zero
    ) throws(StoreError) {
      let file = Self.resolved(path) + "-server"
      self.path = path
      self.group = group.map { Array($0.utf8) }
      descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else {
        // A file that cannot be created here cannot be written either.
        if errno == EACCES || errno == EROFS { throw .readOnly(path: path) }
        throw .notOpened(path: path, why: String(cString: strerror(errno)))
      }
      // Anybody who can read a file can lock it.
      _ = try PrivateFile.narrow(file)
      let end = ContinuousClock.now + (group == nil ? min(patience, .seconds(1)) : patience)
      while !take() {
        guard ContinuousClock.now < end else { throw .inUse(path: path) }
        usleep(2_000)
      }
    }

    /// Resolves the links in a path as SQLite does, so that all links to one file share one lock.
    static func resolved(_ path: String) -> String {
      var path = path
      // A link may lead to a file that does not exist yet. The system follows at most 40 links in a
      // row.
      for _ in 0..<40 {
        guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
        else { break }
        path = next.hasPrefix("/") ? next : folder(of: path) + next
      }
      let folder = folder(of: path)
      // By the system, since the meaning of `..` depends on the links before it.
      guard let real = realpath(folder.isEmpty ? "." : folder, nil) else { return path }
      defer { free(real) }
      return String(cString: real) + "/" + path.dropFirst(folder.count)
    }

    /// The part of a path up to its last slash.
    private static func folder(of path: String) -> String {
      path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    /// Shares the lock with the other workers of the supervisor, once the file is prepared.
    ///
    /// The system releases the exclusive lock before it grants a shared one, so another process may
    /// take the lock in between.
    package func share() throws(StoreError) {
      guard let group else { return }
      flock(descriptor, LOCK_SH)
      guard holder == group else { throw .inUse(path: path) }
    }

    /// The group that the lock file names.
    private var holder: [UInt8] {
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = pread(descriptor, &bytes, bytes.count, 0)
      return Array(bytes[..<max(0, count)])
    }

    /// Takes the lock exclusively and writes the group to it, or takes a share of a lock of the
    /// same group.
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

    // Also runs if the initializer throws. So the initializer does not close the descriptor: a
    // second close could close another file.
    deinit { close(descriptor) }
  }
#endif
