#if Server
  import Foundation

  /// The folder of a supervisor: the sockets of its workers, and what these note for each other.
  ///
  /// Invariant: a folder of this name has a file that its supervisor holds locked for as long as it lives, however
  /// it ends. So what a killed one left behind can be told from what is in use.
  package final class SupervisorFolder {
    package let path: String
    private let lock: Int32

    private static let prefix = "arco-"
    private static let lockName = "supervisor"

    /// Where such folders are.
    static var parent: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }

    /// Makes one that only this user can enter.
    ///
    /// - Parameter name: short, as the path of a socket may have some hundred bytes at most.
    package init(in parent: String, named name: String) {
      path = "\(parent)/\(Self.prefix)\(name)"
      // Under another name until it is locked: nobody takes it for one that was left.
      let early = "\(parent)/.\(Self.prefix)\(name)"
      mkdir(early, 0o700)
      lock = open("\(early)/\(Self.lockName)", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      flock(lock, LOCK_EX | LOCK_NB)
      rename(early, path)
    }

    deinit { close(lock) }

    package func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// Removes the folders of this user's supervisors that are no more; returns how many there were.
    @discardableResult
    package static func removeLeftovers(in parent: String) -> Int {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
      return names.count { $0.hasPrefix(prefix) && removeIfLeft("\(parent)/\($0)") }
    }

    private static func removeIfLeft(_ folder: String) -> Bool {
      // Not of what a link leads to.
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
