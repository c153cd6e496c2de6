#if SQLite
  import ArcoStore
  import Foundation

  /// The rights of a file that its owner only can read and write.
  ///
  /// The sessions' file has the key that signs the tokens of pages, and all that users typed.
  enum PrivateFile {
    /// What SQLite's own files are called beside the main one. It makes them with the rights of the main file.
    private static let companions = ["", "-wal", "-shm", "-journal"]

    /// Makes the file, if it is not there, and takes the rights of others away, if it is.
    ///
    /// - Returns: the files beside it, and itself, that others had rights to.
    static func prepare(_ path: String) throws(StoreError) -> [String] {
      // A database in memory, or one that SQLite deletes by itself.
      guard !path.isEmpty, path != ":memory:" else { return [] }
      let path = FileLock.resolved(path)
      // Where that fails for another reason than that there is a file, SQLite says why. A file that is there is not
      // opened: to close it would let go of the locks that this process has on it.
      let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      if descriptor >= 0 { close(descriptor) }
      var narrowed: [String] = []
      for name in companions where try narrow(path + name) { narrowed.append(path + name) }
      return narrowed
    }

    /// Takes the rights of others away; returns whether there were any.
    ///
    /// - Throws: `StoreError.exposed` if that is not possible.
    static func narrow(_ path: String) throws(StoreError) -> Bool {
      var found = stat()
      guard stat(path, &found) == 0, found.st_mode & 0o077 != 0 else { return false }
      guard chmod(path, found.st_mode & 0o700) == 0 else {
        throw .exposed(path: path, why: String(cString: strerror(errno)))
      }
      return true
    }
  }
#endif
