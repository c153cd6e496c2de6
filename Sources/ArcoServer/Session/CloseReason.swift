#if Server
  import ArcoHTML

  /// The reason why a connection ends: a code for programs, and a text for developers.
  ///
  /// Both are in the close frame. So a text says what the client did and which limit it reached, and
  /// contains no secrets of the server.
  package struct CloseReason: Equatable, Sendable {
    package let code: CloseCode
    /// ASCII text. A close frame has room for 123 bytes; the rest is dropped.
    package let text: String

    init(_ code: CloseCode, _ text: String = "") {
      self.code = code
      self.text = text
    }
  }

  extension CloseReason {
    static let done = CloseReason(.normal)
    static let shutdown = CloseReason(.goingAway, "The server is shutting down.")
    static let elsewhere = CloseReason(
      .elsewhere, "This worker is ending: connect again to another one.")
    static let replaced = CloseReason(
      .replaced, "The page was opened over another connection.")
    static let takenOver = CloseReason(
      .goingAway, "This server no longer has the page: another one took it over, or it was removed."
    )
    static let evicted = CloseReason(
      .tooManySessions, "There were too many pages, and this one ended for a newer one.")
    static let notBinary = CloseReason(.notBinary, "Messages must be binary; this one is text.")
    static let notIssued = CloseReason(
      .policy, "The session token was not issued to this browser.")
    static let notJoined = CloseReason(
      .protocolError, "The first message must be a join.")
    static let joinedTwice = CloseReason(.protocolError, "A connection may join only once.")
    static let flooded = CloseReason(
      .policy, "More messages arrived at once than a page's script sends.")
    static let pinged = CloseReason(
      .policy, "A connection may send 100 pings and pongs at once, and then 10 a second.")
    static let neverSent = CloseReason(
      .protocolError, "A patch was acknowledged that was never sent.")
    static let leftOut = CloseReason(.protocolError, "The reference of an event was skipped.")

    static let spent = CloseReason(
      .goingAway, "The page has used up its patch or event numbers, and starts again.")

    static let renewal = CloseReason(
      .goingAway, "Connect again to get a new token.")

    static let endless = CloseReason(
      .endless, "The page was ended: an input led to further inputs without end.")

    static let loggedOut = CloseReason(
      .loggedOut, "The user of the page has logged out, or may no longer see it.")

    static func malformed(_ fault: WireError) -> CloseReason {
      CloseReason(.protocolError, "A message was malformed: \(fault).")
    }

    static func notWebSocket(_ fault: any Error) -> CloseReason {
      CloseReason(.protocolError, "A frame violates RFC 6455: \(fault).")
    }
  }

  extension CloseReason {
    static func tooBig(_ limits: Limits) -> CloseReason {
      CloseReason(
        .tooBig, "A message may have at most \(limits.messageBytes) bytes (limits.messageBytes).")
    }

    static func joinedLate(_ limits: Limits) -> CloseReason {
      CloseReason(.policy, "No join arrived within \(limits.handshake) (limits.handshake).")
    }

    static func silent(_ limits: Limits) -> CloseReason {
      CloseReason(.goingAway, "No message arrived for \(limits.silence) (limits.silence).")
    }

    static func idle(_ limits: Limits) -> CloseReason {
      CloseReason(.idle, "The user did nothing for \(limits.idle) (limits.idle).")
    }

    static func slowReader(_ limits: Limits) -> CloseReason {
      CloseReason(
        .slowReader, "Patches were not read for \(limits.slowReader) (limits.slowReader).")
    }

    static func unreadAnswers(_ limits: Limits) -> CloseReason {
      CloseReason(
        .slowReader,
        "\(limits.controlFrames) refusals were not acknowledged (limits.controlFrames).")
    }
  }
#endif
