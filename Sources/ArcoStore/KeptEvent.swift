/// An event of a session after its snapshot.
public struct KeptEvent: Equatable, Sendable {
  /// The number of the event in its session: one more than that of the event before.
  public var sequence: Int
  /// The client's number of the event; nil for an event of the server. A number is used once in a
  /// session.
  public var reference: Int?
  /// The content of the event. A store does not read it.
  public var payload: [UInt8]
  /// The time of the event by the server's clock, in milliseconds since 1970.
  public var time: Int

  /// Makes an event.
  public init(sequence: Int, reference: Int?, payload: [UInt8], time: Int) {
    self.sequence = sequence
    self.reference = reference
    self.payload = payload
    self.time = time
  }
}

/// A loaded session: its snapshot, and its later events in order.
public struct KeptHistory: Equatable, Sendable {
  /// The session, with the claim of the server that loaded it.
  public var session: KeptSession
  /// The events after the snapshot, in order of their numbers.
  public var events: [KeptEvent]

  /// Whether the numbers are valid, so that a server can continue from them.
  ///
  /// References are integers of the wire format. Sequence numbers grow by one with each change, so
  /// they stay far below 2^53.
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
