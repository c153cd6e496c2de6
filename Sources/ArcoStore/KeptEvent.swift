/// Something that happened in a session after its snapshot.
public struct KeptEvent: Equatable, Sendable {
  /// Its number in the session: one more than that of the event before.
  public var sequence: Int
  /// The client's number for it; nil for what no client's event caused. None comes twice in a session.
  public var reference: Int?
  /// What the server wrote; a store does not look into it.
  public var payload: [UInt8]
  /// When it happened, in milliseconds since 1970, by the clock of the server.
  public var time: Int

  /// Makes an event.
  public init(sequence: Int, reference: Int?, payload: [UInt8], time: Int) {
    self.sequence = sequence
    self.reference = reference
    self.payload = payload
    self.time = time
  }
}

/// A session as it is loaded: its snapshot, and what happened since, in order.
public struct KeptHistory: Equatable, Sendable {
  /// The session, as its new server has it.
  public var session: KeptSession
  /// The events after its snapshot, by their numbers.
  public var events: [KeptEvent]

  /// Whether the numbers are such as a server writes, so that a server can count on from them.
  ///
  /// References are numbers of the wire. Sequences grow by one with each change, so they stay far below 2^53.
  package var isInOrder: Bool {
    let snapshot = session.snapshot
    guard (0..<1 << 53).contains(snapshot.sequence), (0..<1 << 31).contains(snapshot.reference)
    else { return false }
    var (sequence, reference) = (snapshot.sequence, snapshot.reference)
    for event in events {
      let next = event.reference ?? reference
      guard event.sequence > sequence, event.sequence < 1 << 53, next >= reference, next < 1 << 31
      else { return false }
      (sequence, reference) = (event.sequence, next)
    }
    return true
  }

  /// Makes a history.
  public init(session: KeptSession, events: [KeptEvent]) {
    self.session = session
    self.events = events
  }
}
