/// A change to one session of a store.
public enum SessionChange: Equatable, Sendable {
  /// Adds a new session. Refused as `exists` if there is a session with this id and epoch, and as
  /// `lost` if the epoch differs: a server that got no answer to its first `begin` may have lost
  /// the session meanwhile.
  case begin(KeptSession)
  /// Adds an event. Refused as `repeated` if the session has an event with its number or its
  /// reference, or if the snapshot includes them.
  case append(KeptEvent, to: SessionClaim)
  /// Replaces the snapshot, and removes the events that it includes. Also sets the build that wrote
  /// it, and the time of expiry.
  case replace(
    KeptSession.Snapshot, of: SessionClaim, version: Int, build: String, expires: Int)
  /// Removes a session.
  case remove(SessionClaim)

  /// The id of the session to change.
  public var id: String {
    switch self {
    case .begin(let session): session.id
    case .append(_, let claim), .remove(let claim): claim.id
    case .replace(_, let claim, _, _, _): claim.id
    }
  }

  /// The number of bytes that the change brings.
  package var payloadBytes: Int {
    switch self {
    case .begin(let session): session.snapshot.payload.count
    case .append(let event, _): event.payload.count
    case .replace(let snapshot, _, _, _, _): snapshot.payload.count
    case .remove: 0
    }
  }
}

/// The reason why a store refused a change. Other changes of the transaction are not affected.
public enum ChangeRefusal: Error, Equatable, Sendable {
  /// The store has a session with this id and epoch.
  case exists
  /// The store has no session with this id: it was removed, or it expired.
  case unknown
  /// Another server has claimed the session, in this epoch.
  case lost(epoch: Int)
  /// The session has this event already.
  case repeated
  /// The store can never write this change, for instance because it is too large. The text explains
  /// why. The session is not kept from now on.
  case unwritable(String)
}
