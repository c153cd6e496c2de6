/// Why a store could do nothing. The description says what to do about it.
///
/// What a store says `committed` of is kept; after an error nothing of the transaction is.
public enum StoreError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file, or the folder it is to lie in, cannot be opened.
  case notOpened(path: String, why: String)
  /// What is at this place is no store of sessions.
  case foreign(path: String)
  /// The store was written by a later Arco.
  case laterFormat(path: String, known: Int, found: Int)
  /// Another server uses the file.
  case inUse(path: String)
  /// Nothing can be written there.
  case readOnly(path: String)
  /// Others than its owner can read or write the file, and the server cannot change that.
  case exposed(path: String, why: String)
  /// There is no room left on the disk, or within the store's own limit.
  case full(path: String)
  /// Another program holds the store's lock for longer than it is waited for.
  case busy(path: String)
  /// The file is damaged as a whole.
  case damaged(path: String, why: String)
  /// What is kept of one session is not what was written. Other sessions are not affected.
  case damagedSession(id: String)
  /// What is kept was encrypted by a key that is not among those given.
  case keyMissing(id: String)
  /// Something else, in the words of what the store is made on.
  case failed(String)

  /// The cause and the remedy, for a person.
  public var description: String {
    switch self {
    case .notOpened(let path, let why):
      "The sessions' file \(path) cannot be opened: \(why). See to its folder and its rights."
    case .foreign(let path):
      "\(path) is no file of sessions. Choose another path, or move that file away."
    case .laterFormat(let path, let known, let found):
      """
      \(path) was written by a later version of Arco, in format \(found); this one knows \(known). \
      Run that version, or begin with a new file.
      """
    case .inUse(let path):
      """
      Another server uses \(path). Stop that one first, or give each its own file: \
      a session must have one server at a time.
      """
    case .readOnly(let path):
      "Nothing can be written to \(path). See to the rights of the file and of its folder."
    case .exposed(let path, let why):
      """
      Others than its owner have rights to \(path), and they cannot be taken away: \(why). Give the file to the user \
      who runs the server, or run `chmod 600` on it: it has the keys of the site and what users typed.
      """
    case .full(let path):
      """
      There is no room for \(path). Free some of the disk, or raise the store's limit: what waits is \
      written then.
      """
    case .busy(let path):
      "Another program keeps \(path) locked. What waits is written when it lets go."
    case .damaged(let path, let why):
      "\(path) is damaged: \(why). Move it away, or bring a copy back that is whole."
    case .damagedSession(let id):
      "What was kept of session \(id) is not what was written. Its page starts anew."
    case .keyMissing(let id):
      "What was kept is encrypted by the key \(id), which is not given. Add it behind the present one."
    case .failed(let why):
      "The store of sessions failed: \(why)."
    }
  }
}
