#if Server
  /// The code with which a connection ends. `docs/wire.md` lists the numbers.
  package enum CloseCode: UInt16, Equatable, Sendable {
    case normal = 1000
    case goingAway = 1001
    case protocolError = 1002
    case notBinary = 1003
    case policy = 1008
    case tooBig = 1009
    case idle = 4000
    case slowReader = 4001
    case tooManySessions = 4002
    /// The session's page was opened over another connection.
    case replaced = 4003
    /// Sent by a client whose page is gone for good: its user cannot go back to it.
    case gone = 4004
    /// An input of the page led to further inputs without end.
    case endless = 4005
    /// The user of the page has logged out, or may no longer see it.
    case loggedOut = 4006
    /// This worker is ending. Another worker serves the page.
    case elsewhere = 4007
    /// Sent by a client whose tab was closed or left the page. Its user may come back to the page.
    case left = 4008
    /// Sent by a client that could not read a message, and asks for a rebuild.
    case unread = 4009
  }
#endif
