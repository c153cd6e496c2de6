/// The reason why a store failed. The description says what to do.
///
/// After an error, nothing of the transaction is committed.
public enum StoreError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file or its folder cannot be opened.
  case notOpened(path: String, why: String)
  /// The file is not a store of sessions.
  case foreign(path: String)
  /// A later version of Arco wrote the store.
  case laterFormat(path: String, known: Int, found: Int)
  /// Another server uses the file.
  case inUse(path: String)
  /// The file cannot be written.
  case readOnly(path: String)
  /// Other users can read or write the file, and the server cannot change that.
  case exposed(path: String, why: String)
  /// The disk is full, or the store has reached its own limit.
  case full(path: String)
  /// Another program held the store's lock for too long.
  case busy(path: String)
  /// The file is damaged.
  case damaged(path: String, why: String)
  /// The data of one session is damaged. Other sessions are not affected.
  case damagedSession(id: String)
  /// The data was encrypted with a key that the store was not given.
  case keyMissing(id: String)
  /// Any other failure, in the words of the database.
  case failed(String)

  /// The cause and the remedy.
  public var description: String {
    switch self {
    case .notOpened(let path, let why):
      "The file of sessions \(path) cannot be opened: \(why). Check the rights of the file and its folder."
    case .foreign(let path):
      "\(path) is not a file of sessions. Choose another path, or move that file away."
    case .laterFormat(let path, let known, let found):
      """
      \(path) was written by a later version of Arco, in format \(found); this version knows \(known). \
      Run the later version, or start with a new file.
      """
    case .inUse(let path):
      """
      Another server uses \(path). Stop that server first, or give each server its own file: \
      a session must have one server at a time.
      """
    case .readOnly(let path):
      "\(path) cannot be written. Check the rights of the file and its folder."
    case .exposed(let path, let why):
      """
      Other users have rights to \(path), and they cannot be removed: \(why). Give the file to the user \
      who runs the server, or run `chmod 600` on it: it contains the keys of the site and what users typed.
      """
    case .full(let path):
      """
      There is no room for \(path). Free disk space, or raise the store's limit. Pending changes are \
      saved then.
      """
    case .busy(let path):
      "Another program holds the lock of \(path). Pending changes are saved when it releases the lock."
    case .damaged(let path, let why):
      "\(path) is damaged: \(why). Move it away, or restore a copy from a backup."
    case .damagedSession(let id):
      "The data of session \(id) is damaged. Its page starts again."
    case .keyMissing(let id):
      "The store is encrypted with the key \(id), which is not given. Add it after the present key."
    case .failed(let why):
      "The session store failed: \(why). Check its disk and its database."
    }
  }
}
