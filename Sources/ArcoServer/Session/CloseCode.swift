#if Server
  /// Why a connection ends; the numbers are those of `docs/wire.md`.
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
    /// Said by a client whose page is gone for good: nobody can go back to it.
    case gone = 4004
    /// An input of the page was followed by inputs without end.
    case endless = 4005
    /// Whoever the page was made for has logged out, or may not see it any more.
    case loggedOut = 4006
    /// The process ends, and others go on: the page is to be had from them.
    case elsewhere = 4007
    /// Said by a client whose tab was closed, or went elsewhere, from where somebody may go back.
    case left = 4008
    /// Said by a client that could not read what it was sent, and asks for the page anew.
    case unread = 4009
  }
#endif
