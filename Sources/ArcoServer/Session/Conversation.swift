#if Server
  import ArcoHTML
  import ArcoWeb
  import Logging

  /// One connection from its join to its end: reads the client's frames into the session and
  /// writes what the session has for it.
  package struct Conversation<L: Line>: Sendable where L: Sendable {
    let line: L
    /// The session cookie's value that came with the upgrade.
    let cookie: String?
    let sessions: Sessions
    let tokens: SessionTokens
    let limits: Limits
    let time: Timekeeper
    let logger: Logger

    /// Runs until the line is down.
    package func run() async {
      var messages = line.messages.makeAsyncIterator()
      let joinBy = time.now() + limits.handshake
      let greeting = Task {
        try await time.sleep(joinBy)
        line.close(.joinedLate(limits))
      }
      let first = try? await messages.next()
      greeting.cancel()
      guard let first else { return }
      if let (session, joined) = await join(first) {
        await withTaskGroup(of: Void.self) { group in
          group.addTask { await write(session, joined) }
          await read(&messages, session, joined.attachment)
          group.cancelAll()
        }
        await session.leave(joined.attachment, forGood: line.hasLeft)
      }
      // Wait for the client's side of the close, else its last bytes reset the connection before
      // it has read our close code. The line's own deadline bounds this.
      while (try? await messages.next()) != nil {}
    }

    private func join(_ message: [UInt8]) async -> (Session, Session.Joined)? {
      guard
        case .join(ClientFrame.formatVersion, let text, let received, let nodes)? =
          try? ClientFrame.decode(message)
      else {
        refuse(.notJoined)
        return nil
      }
      switch tokens.verify(text, cookie: cookie) {
      case .forged:
        refuse(.notIssued)
        return nil
      case .stale:
        await startAfresh()
        return nil
      case .valid(let claim):
        guard let session = await find(claim.session) else {
          await startAfresh()
          return nil
        }
        let renewed = cookie.flatMap { tokens.renew(claim, cookie: $0) } ?? ""
        let line = line
        let joined = await session.join(received: received, nodes: nodes, token: renewed) {
          line.close($0)
        }
        guard let joined else {
          await startAfresh()
          return nil
        }
        sessions.claim(claim.session)
        return (session, joined)
      }
    }

    /// The session a token names. This is the place for durable state: a session that is not in
    /// memory could be brought back here, from a snapshot and the inputs logged since.
    private func find(_ id: SessionID) async -> Session? {
      sessions.find(id)
    }

    private func startAfresh() async {
      try? await line.send(ServerFrame.welcome(.freshStart, applied: 0, token: "").encoded())
      line.close(.done)
    }

    private func refuse(_ reason: CloseReason) {
      logger.info("Closing a connection: \(reason.text)", metadata: ["code": "\(reason.code)"])
      line.close(reason)
    }

    private func write(_ session: Session, _ joined: Session.Joined) async {
      for await _ in joined.wakes {
        while let message = await session.next(for: joined.attachment) {
          do { try await line.send(message) } catch { return }
        }
      }
    }

    private func read(
      _ messages: inout L.Messages.AsyncIterator, _ session: Session, _ attachment: Int
    ) async {
      while let message = try? await messages.next() {
        let frame: ClientFrame
        do throws(WireError) {
          frame = try ClientFrame.decode(message)
        } catch {
          return refuse(.malformed(error))
        }
        if let reason = await session.receive(frame, from: attachment) { return refuse(reason) }
      }
    }
  }
#endif
