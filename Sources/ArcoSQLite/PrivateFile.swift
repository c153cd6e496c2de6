#if SQLite
  import ArcoStore
  import Foundation

  /// Restricts a file to its owner.
  ///
  /// The file of sessions contains the key that signs the tokens of pages, and everything that
  /// users typed.
  enum PrivateFile {
    /// The suffixes of the main file and of SQLite's companion files. SQLite gives them the rights
    /// of the main file.
    private static let companions = ["", "-wal", "-shm", "-journal"]

    /// Creates the file if it does not exist.
    static func make(_ path: String) {
      guard isFile(path) else { return }
      // If this fails for another reason than an existing file, SQLite reports the reason. An
      // existing file is not opened, since closing it would release this process's locks on it.
      let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      let descriptor = open(FileLock.resolved(path), flags, 0o600)
      if descriptor >= 0 { close(descriptor) }
    }

    /// Removes the rights of other users from the file and its companions.
    ///
    /// - Returns: the files that other users had rights to.
    static func narrowAll(_ path: String) throws(StoreError) -> [String] {
      guard isFile(path) else { return [] }
      let path = FileLock.resolved(path)
      var narrowed: [String] = []
      for name in companions where try narrow(path + name) { narrowed.append(path + name) }
      return narrowed
    }

    /// Whether the path names a file: neither a database in memory nor a temporary one.
    private static func isFile(_ path: String) -> Bool { !path.isEmpty && path != ":memory:" }

    /// Removes the rights of other users from a file. Returns whether there were any.
    ///
    /// - Throws: `StoreError.exposed` if the rights cannot be removed.
    static func narrow(_ path: String) throws(StoreError) -> Bool {
      var found = stat()
      guard stat(path, &found) == 0, found.st_mode & S_IFMT == S_IFREG,
        found.st_mode & 0o077 != 0
      else { return false }
      guard chmod(path, found.st_mode & 0o700) == 0 else {
        throw .exposed(path: path, why: String(cString: strerror(errno)))
      }
      return true
    }
  }
#endif
