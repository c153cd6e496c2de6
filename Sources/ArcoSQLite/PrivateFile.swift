#if SQLite
  import ArcoStore
  import Foundation

  /// The rights of a file that its owner only can read and write.
  ///
  /// The sessions' file has the key that signs the tokens of pages, and all that users typed.
  enum PrivateFile {
    /// What SQLite's own files are called beside the main one. It makes them with the rights of the main file.
    private static let companions = ["", "-wal", "-shm", "-journal"]

    /// Makes the file, if it is not there.
    static func make(_ path: String) {
      guard isFile(path) else { return }
      // Where that fails for another reason than that there is a file, SQLite says why. A file that is there is not
      // opened: to close it would let go of the locks that this process has on it.
      let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      let descriptor = open(FileLock.resolved(path), flags, 0o600)
      if descriptor >= 0 { close(descriptor) }
    }

    /// Takes the rights of others away, from the file and from those that belong to it.
    ///
    /// - Returns: the files that others had rights to.
    static func narrowAll(_ path: String) throws(StoreError) -> [String] {
      guard isFile(path) else { return [] }
      let path = FileLock.resolved(path)
      var narrowed: [String] = []
      for name in companions where try narrow(path + name) { narrowed.append(path + name) }
      return narrowed
    }

    /// Whether it is not a database in memory, or one that SQLite deletes by itself.
    private static func isFile(_ path: String) -> Bool { !path.isEmpty && path != ":memory:" }

    /// Takes the rights of others to a file away; returns whether there were any.
    ///
    /// - Throws: `StoreError.exposed` if that is not possible.
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
