/// A change to one session of a store.
public enum SessionChange: Equatable, Sendable {
  /// Keeps a session that is new. Refused as `exists` if there is one of its id and epoch, and as `lost` if there
  /// is one of another epoch: a server that has not heard that its session was kept may have lost it meanwhile.
  case begin(KeptSession)
  /// Keeps an event. Refused as `repeated` if there is one of its number or its reference, or the
  /// snapshot has them.
  case append(KeptEvent, to: SessionClaim)
  /// Keeps a newer snapshot, and forgets the events that are in it. Says anew which program wrote it, and
  /// when the session may be forgotten.
  case replace(
    KeptSession.Snapshot, of: SessionClaim, version: Int, build: String, expires: Int)
  /// Forgets a session.
  case remove(SessionClaim)

  /// The session that it changes.
  public var id: String {
    switch self {
    case .begin(let session): session.id
    case .append(_, let claim), .remove(let claim): claim.id
    case .replace(_, let claim, _, _, _): claim.id
    }
  }
}

/// Why a store did not carry out a change. The changes beside it were.
public enum ChangeRefusal: Error, Equatable, Sendable {
  /// There is a session of this id, in this epoch.
  case exists
  /// There is no session of this id: it was removed, or it expired.
  case unknown
  /// Another server has taken the session over, in this epoch.
  case lost(epoch: Int)
  /// The session has this event already.
  case repeated
  /// The store can never write this change, for instance because it is too large. The text is the store's explanation.
  /// The session is not kept any more.
  case unwritable(String)
}
