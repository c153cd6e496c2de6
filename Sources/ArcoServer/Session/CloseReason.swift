#if Server
  import ArcoHTML

  /// Why a connection ends: a code for programs, and a text for who develops them.
  ///
  /// Both are in the close frame, so a text says what the client did and which limit it met, and
  /// nothing that only the server may know.
  package struct CloseReason: Equatable, Sendable {
    package let code: CloseCode
    /// ASCII; of more than 123 bytes, which is all a close frame has room for, the rest is lost.
    package let text: String

    init(_ code: CloseCode, _ text: String = "") {
      self.code = code
      self.text = text
    }
  }

  extension CloseReason {
    static let done = CloseReason(.normal)
    static let shutdown = CloseReason(.goingAway, "The server shuts down.")
    static let elsewhere = CloseReason(.elsewhere, "This process ends: please go elsewhere.")
    static let replaced = CloseReason(
      .replaced, "The page was opened over another connection.")
    static let takenOver = CloseReason(
      .goingAway, "The page is no longer this server's.")
    static let evicted = CloseReason(
      .tooManySessions, "The page gave way to another of its address.")
    static let notBinary = CloseReason(.notBinary, "Messages are binary; this one is text.")
    static let notIssued = CloseReason(
      .policy, "The session token was not issued to this browser.")
    static let notJoined = CloseReason(
      .protocolError, "The first message must be a join.")
    static let joinedTwice = CloseReason(.protocolError, "A connection joins once.")
    static let flooded = CloseReason(
      .policy, "More messages came at once than a page's script sends.")
    static let neverSent = CloseReason(
      .protocolError, "A patch was acknowledged that was never sent.")
    static let leftOut = CloseReason(.protocolError, "An event's reference was left out.")

    static let spent = CloseReason(
      .goingAway, "The page has had so many patches or events that it begins anew.")

    static let renewal = CloseReason(
      .goingAway, "The page gets a new token over its next connection.")

    static let endless = CloseReason(
      .endless, "The page was ended: an input was followed by others without end.")

    static let loggedOut = CloseReason(
      .loggedOut, "Whoever the page was made for may not see it any more.")

    static func malformed(_ fault: WireError) -> CloseReason {
      CloseReason(.protocolError, "A message was malformed: \(fault).")
    }

    static func notWebSocket(_ fault: any Error) -> CloseReason {
      CloseReason(.protocolError, "A frame was none of RFC 6455's: \(fault).")
    }
  }

  extension CloseReason {
    static func tooBig(_ limits: Limits) -> CloseReason {
      CloseReason(
        .tooBig, "A message has at most \(limits.messageBytes) bytes (limits.messageBytes).")
    }

    static func joinedLate(_ limits: Limits) -> CloseReason {
      CloseReason(.policy, "No join came within \(limits.handshake) (limits.handshake).")
    }

    static func silent(_ limits: Limits) -> CloseReason {
      CloseReason(.goingAway, "Nothing was heard for \(limits.silence) (limits.silence).")
    }

    static func idle(_ limits: Limits) -> CloseReason {
      CloseReason(.idle, "Nobody did anything for \(limits.idle) (limits.idle).")
    }

    static func slowReader(_ limits: Limits) -> CloseReason {
      CloseReason(
        .slowReader, "Patches were not read for \(limits.slowReader) (limits.slowReader).")
    }

    static func unreadAnswers(_ limits: Limits) -> CloseReason {
      CloseReason(
        .slowReader, "\(limits.controlFrames) refusals were not heard (limits.controlFrames).")
    }
  }
#endif
