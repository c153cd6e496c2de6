#if Server
  import ArcoHTML
  import ArcoWeb
  import Logging

  /// One connection from its join to its end. It passes the client's frames to the session, which
  /// writes the answers.
  ///
  /// From the join on it runs in the session's isolation, so a frame is dealt with where it is read.
  package final class Conversation<L: Line>: Sendable {
    private let line: L
    /// The session cookie's value that came with the upgrade.
    private let cookie: String?
    private let site: Site
    private let log: ClientLog

    init(over line: L, cookie: String?, site: Site, log: ClientLog) {
      (self.line, self.cookie, self.site, self.log) = (line, cookie, site, log)
    }

    /// Runs until the line is down.
    package func run() async {
      guard let message = await firstMessage() else { return }
      if let (session, attachment) = await join(message) { await read(session, attachment) }
      // Wait for the client's side of the close, else its last bytes reset the connection before
      // it has read our close code. The line's own deadline bounds this.
      while await line.next(isolation: nil) != nil {}
    }

    // A task keeps the memory of its deepest call for as long as the line is up. So work that is done once is neither
    // inlined nor asynchronous: only values that outlive a suspension take memory of the task.

    @inline(never)
    private func firstMessage() async -> [UInt8]? {
      let (line, limits, time) = (line, site.limits, site.time)
      let joinBy = time.now() + limits.handshake
      let greeting = Task.detached {
        try await time.sleep(joinBy)
        line.close(.joinedLate(limits))
      }
      let first = await line.next(isolation: nil)
      greeting.cancel()
      guard case .message(let message)? = first else { return nil }
      return message
    }

    private func read(_ session: isolated Session, _ attachment: Int) async {
      session.flush()
      var reason: CloseReason?
      reading: while reason == nil, let event = await line.next(isolation: session) {
        switch event {
        case .writable: session.resumeWriting(to: attachment)
        case .message(let message):
          switch await take(message, session, attachment) {
          case .goOn: break
          case .close(let why): reason = why
          case .leave: break reading
          }
        }
        // What follows from frames that came together goes out together.
        if reason != nil || !line.hasMore || session.isFlushDue { session.flush() }
      }
      if let reason { refuse(reason) }
      leave(session, attachment)
    }

    @inline(never)
    private func leave(_ session: isolated Session, _ attachment: Int) {
      let departure = line.departure
      if departure == .unread {
        log.write(
          .warning, "unread",
          """
          A client could not read a message of this server, and asks for a rebuild of its page. The browser's \
          console has the details. Logged at most once an hour for each network.
          """)
      }
      session.leave(attachment, departure)
    }

    /// How the line goes on after a message.
    private enum Outcome {
      case goOn
      case close(CloseReason)
      /// The line ended before the rates allowed the message. The client sends it again over its next line.
      case leave
    }

    /// Handles a message once the rates allow the message. A separate function, so that its memory is in use
    /// only while a message is handled.
    @inline(never)
    private func take(
      _ message: [UInt8], _ session: isolated Session, _ attachment: Int
    ) async -> Outcome {
      do throws(WireError) {
        let frame = try ClientFrame.decode(message)
        if session.turn(of: frame, from: attachment) != nil {
          guard await session.waitForTurn(of: frame, from: attachment, over: line)
          else { return .leave }
        }
        return session.receive(frame, from: attachment).map { .close($0) } ?? .goOn
      } catch {
        return .close(.malformed(error))
      }
    }

    @inline(never)
    private func join(_ message: [UInt8]) async -> (Session, Int)? {
      guard let (session, claim, joining) = admit(message) else { return nil }
      return await enter(session, claim, joining).map { (session, $0) }
    }

    private func enter(
      _ session: isolated Session, _ claim: SessionTokens.Claim, _ joining: Joining
    ) async -> Int? {
      while let due = session.takeJoin() {
        guard await line.wait(until: due, site.time) else { return nil }
      }
      return attach(session, claim, joining)
    }

    /// Returns the session that the first message names, or nil if the line is refused. A kept session that is not
    /// in memory comes back by a request for its page (`Site.open(_:)`), not by a line.
    @inline(never)
    private func admit(_ message: [UInt8]) -> (Session, SessionTokens.Claim, Joining)? {
      if let version = ClientFrame.version(of: message), version != ClientFrame.formatVersion {
        // Who has no token of the site is nobody's page. The token of a format to come may not be readable.
        if let token = Joining(message)?.token, site.tokens.verify(token, cookie: cookie) != .forged
        {
          log.write(
            .notice, "format",
            """
            A page's script uses wire format \(version), and this server uses \(ClientFrame.formatVersion): the \
            page is loaded again. Logged at most once an hour for each network.
            """)
        }
        startAfresh()
        return nil
      }
      guard let joining = Joining(message) else {
        refuse(.notJoined)
        return nil
      }
      switch site.tokens.verify(joining.token, cookie: cookie) {
      case .forged:
        refuse(.notIssued)
        return nil
      case .stale:
        startAfresh()
        return nil
      case .valid(let claim):
        guard let session = site.sessions.find(claim.session) else {
          startAfresh()
          return nil
        }
        return (session, claim, joining)
      }
    }

    /// Gives a session's page to the line. Returns the number of the attachment, or nil if the line is refused.
    @inline(never)
    private func attach(
      _ session: isolated Session, _ claim: SessionTokens.Claim, _ joining: Joining
    ) -> Int? {
      guard session.isStillTheirs() else {
        line.close(.loggedOut)
        return nil
      }
      let (line, tokens) = (line, site.tokens)
      let renewed = cookie.flatMap { tokens.renew(claim, cookie: $0) }
      let validity = renewed == nil ? claim.expiry - tokens.date() : tokens.lifetime
      let attachment = site.instruments.join(session) {
        session.join(
          received: joining.received, nodes: joining.nodes, token: renewed ?? "",
          validity: .seconds(validity), isGoingBack: joining.isGoingBack,
          send: { line.send($0) }, hangUp: { line.close($0) },
          hasLeft: { line.isOver && line.departure == .left })
      }
      if attachment == nil { startAfresh() }
      return attachment
    }

    /// The request of the first message.
    private struct Joining {
      var token: String
      var received = 0
      var nodes = 0
      var isGoingBack = false

      init?(_ message: [UInt8]) {
        switch try? ClientFrame.decode(message) {
        case .join(_, let token, let received, let nodes)?:
          (self.token, self.received, self.nodes) = (token, received, nodes)
        case .goBack(_, let token)?: (self.token, isGoingBack) = (token, true)
        default: return nil
        }
      }
    }

    private func startAfresh() {
      _ = line.send([ServerFrame.welcome(.freshStart, applied: 0, token: "").encoded()])
      line.close(.done)
    }

    private func refuse(_ reason: CloseReason) {
      log.write(closing: reason)
      line.close(reason)
    }
  }
#endif
