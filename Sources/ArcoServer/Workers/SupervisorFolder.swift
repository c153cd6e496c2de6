#if Server
  import Foundation

  /// The folder of a supervisor, with the sockets and shared notes of its workers.
  ///
  /// Invariant: in each such folder, the supervisor locks a file for as long as it lives, however
  /// it ends. So a leftover folder can be told from a folder in use.
  package final class SupervisorFolder {
    package let path: String
    private let lock: Int32

    private static let prefix = "arco-"
    private static let lockName = "supervisor"

    /// The folder that contains such folders.
    static var parent: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }

    /// Makes a folder that only this user can enter.
    ///
    /// - Parameter name: a short name, since the path of a socket has at most about a hundred
    ///   bytes.
    package init(in parent: String, named name: String) {
      path = "\(parent)/\(Self.prefix)\(name)"
      // The folder has a hidden name until it is locked, so that no other supervisor removes it as
      // a leftover.
      let early = "\(parent)/.\(Self.prefix)\(name)"
      mkdir(early, 0o700)
      lock = open("\(early)/\(Self.lockName)", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      flock(lock, LOCK_EX | LOCK_NB)
      rename(early, path)
    }

    deinit { close(lock) }

    package func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// Removes the folders of this user's ended supervisors; returns their number.
    @discardableResult
    package static func removeLeftovers(in parent: String) -> Int {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
      return names.count { $0.hasPrefix(prefix) && removeIfLeft("\(parent)/\($0)") }
    }

    private static func removeIfLeft(_ folder: String) -> Bool {
      // Links are not followed.
      guard let found = try? FileManager.default.attributesOfItem(atPath: folder),
        found[.type] as? FileAttributeType == .typeDirectory,
        found[.ownerAccountID] as? UInt32 == getuid()
      else { return false }
      let lock = open("\(folder)/\(lockName)", O_RDWR | O_CLOEXEC | O_NOFOLLOW)
      guard lock >= 0 else { return false }
      defer { close(lock) }
      guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { return false }
      return (try? FileManager.default.removeItem(atPath: folder)) != nil
    }
  }

  @available(*, unavailable)
  extension SupervisorFolder: Sendable {}
#endif
