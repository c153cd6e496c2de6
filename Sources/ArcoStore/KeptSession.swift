/// What a store keeps of a session, beside the events since.
///
/// A snapshot is whatever the server needs to begin the session with; a store does not look into it.
public struct KeptSession: Equatable, Sendable {
  /// Names the session; unique within a store, whichever server made it.
  public let id: String
  /// What runs in it. A server brings a session back only where this is what its page runs.
  public var component: String
  /// The version of the component that the snapshot is of.
  public var version: Int
  /// Names the program that wrote the snapshot. Another program never does its events again.
  public var build: String
  /// The subject of the session; nil if unknown. Stores find and remove sessions by subject, compared by bytes.
  public var subject: String?
  /// When it began, in milliseconds since 1970.
  public var created: Int
  /// When it may be forgotten, in milliseconds since 1970.
  public var expires: Int
  /// The server that has it.
  public var owner: String
  /// Grows by one with each server that takes it over, so that what the one before still writes is
  /// refused.
  public var epoch: Int
  /// What it begins with.
  public var snapshot: Snapshot

  /// A state of the session as a whole.
  public struct Snapshot: Equatable, Sendable {
    /// The number of the last event that is in it; 0 if it has none.
    public var sequence: Int
    /// The newest of the client's references that are in it; 0 if it has none.
    public var reference: Int
    /// What the server wrote.
    public var payload: [UInt8]

    /// Makes a snapshot.
    public init(sequence: Int, reference: Int, payload: [UInt8]) {
      self.sequence = sequence
      self.reference = reference
      self.payload = payload
    }
  }

  /// Makes a session as its first server keeps it.
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

  /// Gives the session to a server, in its next epoch.
  ///
  /// - Throws: an error if there is no next epoch. Servers count epochs from 1, so the number was written by others.
  package mutating func take(for server: String) throws(StoreError) {
    guard epoch > 0, epoch < Int.max else { throw .damagedSession(id: id) }
    epoch += 1
    owner = server
  }

  /// Whether the session belongs to a subject. Subjects are compared by bytes, as in a database: two Unicode
  /// spellings of an accented letter are two subjects.
  package func isOf(_ subject: String?) -> Bool {
    guard let subject, let own = self.subject else { return subject == self.subject }
    return own.utf8.elementsEqual(subject.utf8)
  }

  /// What its server shows with each change, so that another server's is refused.
  public var claim: SessionClaim { SessionClaim(id: id, epoch: epoch) }
}

/// A server's right to a session: which one, and in which epoch it took it.
public struct SessionClaim: Hashable, Sendable {
  /// The session's.
  public let id: String
  /// The one in which the server took it.
  public let epoch: Int

  /// Makes a claim.
  public init(id: String, epoch: Int) {
    self.id = id
    self.epoch = epoch
  }
}
