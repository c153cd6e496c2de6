#if SQLite
  import ArcoStore
  import Foundation

  /// Says that a server uses a file, for as long as the process lives or the lock is held.
  ///
  /// The system lets go of it when the process ends, however it ends.
  final class FileLock: Sendable {
    private let descriptor: Int32

    init(_ path: String) throws(StoreError) {
      let file = path + "-server"
      descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else {
        // What cannot be made here cannot be written here either.
        if errno == EACCES || errno == EROFS { throw .readOnly(path: path) }
        throw .notOpened(path: path, why: String(cString: strerror(errno)))
      }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        close(descriptor)
        throw .inUse(path: path)
      }
    }

    deinit { close(descriptor) }
  }
#endif
