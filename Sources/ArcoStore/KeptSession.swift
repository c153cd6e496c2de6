/// A session in a store, without its later events.
///
/// The snapshot contains all that a server needs to restore the session. A store does not read its
/// payload.
public struct KeptSession: Equatable, Sendable {
  /// The id of the session, unique within a store.
  public let id: String
  /// The name of the component that ran in the session. A server restores the session only for a
  /// page with this component.
  public var component: String
  /// The version of the component that wrote the snapshot.
  public var version: Int
  /// The build that wrote the snapshot. A server of another build restores the snapshot, and does
  /// not apply the later events of the session.
  public var build: String
  /// The subject of the session; nil if there is none. Stores find and remove sessions by subject,
  /// compared by bytes.
  public var subject: String?
  /// The time at which the session began, in milliseconds since 1970.
  public var created: Int
  /// The time from which the session may be deleted, in milliseconds since 1970.
  public var expires: Int
  /// The server that claimed the session last.
  public var owner: String
  /// The number of claims: each server that loads the session adds one. Changes of earlier claims
  /// are refused.
  public var epoch: Int
  /// The state that the session starts from.
  public var snapshot: Snapshot

  /// The whole state of a session at one time.
  public struct Snapshot: Equatable, Sendable {
    /// The number of the last event in the snapshot; 0 if there is none.
    public var sequence: Int
    /// The newest client reference in the snapshot; 0 if there is none.
    public var reference: Int
    /// The encoded state. A store does not read these bytes.
    public var payload: [UInt8]

    /// Makes a snapshot of a session's state.
    public init(sequence: Int, reference: Int, payload: [UInt8]) {
      self.sequence = sequence
      self.reference = reference
      self.payload = payload
    }
  }

  /// Makes a session, as its first server adds it to a store.
  public init(
    id: String, component: String, version: Int, build: String, subject: String? = nil,
    created: Int, expires: Int, owner: String, epoch: Int = 1, snapshot: Snapshot
  ) {
    self.id = id
    self.component = component
    self.version = version
    self.build = build
    self.subject = subject
    self.created = created
    self.expires = expires
    self.owner = owner
    self.epoch = epoch
    self.snapshot = snapshot
  }

  /// Claims the session for a server, in its next epoch.
  ///
  /// - Throws: an error if there is no next epoch. Servers count epochs from 1, so another program
  ///   wrote the number.
  package mutating func take(for server: String) throws(StoreError) {
    guard epoch > 0, epoch < Int.max else { throw .damagedSession(id: id) }
    epoch += 1
    owner = server
  }

  /// Whether the session belongs to a subject. Subjects are compared by bytes, as in a database:
  /// two Unicode spellings of an accented letter are two subjects.
  package func isOf(_ subject: String?) -> Bool {
    guard let subject, let own = self.subject else { return subject == self.subject }
    return own.utf8.elementsEqual(subject.utf8)
  }

  /// The server's claim. It comes with each change, so that changes of an earlier claim are
  /// refused.
  public var claim: SessionClaim { SessionClaim(id: id, epoch: epoch) }
}

/// A server's claim to a session.
public struct SessionClaim: Hashable, Sendable {
  /// The id of the session.
  public let id: String
  /// The epoch in which the server claimed the session.
  public let epoch: Int

  /// Makes a claim.
  public init(id: String, epoch: Int) {
    self.id = id
    self.epoch = epoch
  }
}
