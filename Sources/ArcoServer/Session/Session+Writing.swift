#if Server
  import ArcoWeb

  extension Session {
    /// Hands what is ready to the connection, as one piece.
    ///
    /// Nothing follows for a client that does not read, so what waits for it is bounded by the window
    /// of patches, the refusals that may wait, a welcome and a pong.
    package func flush() { marked(isStored ? ledger.applied : lastFingerprint) { write() } }

    private func write() {
      guard !hasSpentNumbers else { return end(.spent, forGood: true) }
      keep()
      unansweredSince = nil
      guard case .attached(let attachment) = phase, attachment.isOpen else { return }
      var messages: [[UInt8]] = []
      while let message = next(for: attachment) { messages.append(message) }
      if !messages.isEmpty { attachment.isOpen = attachment.send(messages) }
    }

    /// Whether the numbers of patches or events run out. If so, the page ends, and its client begins a new page.
    private var hasSpentNumbers: Bool {
      window.last >= Self.lastNumber || ledger.applied >= Self.lastNumber
    }

    /// The last number. It leaves room below the wire's 2^31 for the number that a client may claim to have.
    private static var lastNumber: Int { 1 << 30 }

    /// The newest event that may be acknowledged. If the page is kept, the change that follows from the
    /// event is committed.
    var toldUpTo: Int { min(ledger.applied, journal?.keptReference ?? .max) }

    /// Whether frames were handled for so long that the client should get its answer before further
    /// frames are handled.
    var isFlushDue: Bool {
      unansweredSince.map { time.now() - $0 >= .milliseconds(10) } ?? false
    }

    /// Hears that the client of a connection reads again.
    func resumeWriting(to number: Int) {
      guard case .attached(let attachment) = phase, attachment.number == number else { return }
      attachment.isOpen = true
      flush()
    }

    /// The next message for the connection that holds the page; nil when there is none now.
    package func next(for number: Int) -> [UInt8]? {
      guard case .attached(let attachment) = phase, attachment.number == number else { return nil }
      return next(for: attachment)
    }

    private func next(for attachment: Attachment) -> [UInt8]? {
      // Before the welcome, which says how far events were dealt with.
      if refusals.nextReference.map({ $0 <= toldUpTo }) ?? false, let refusal = refusals.next() {
        return ServerFrame.refused(reference: refusal.reference, refusal.reason).encoded()
      }
      if let welcome = attachment.welcome.take() { return welcome.encoded() }
      if let pong = attachment.pong.take() { return pong.encoded() }
      if window.isReadyForRebuild, attachment.isCaughtUp, let page {
        window.rebuilt(page.rebuild(), applied: ledger.applied)
        renumbered = window.last
        keep(isTelling: true)
        areNumbersUnanswered = true
        attachment.overrunSince = nil
        rearm()
      }
      if let patch = window.next(upTo: journal?.keptPatch ?? .max) {
        told = max(told, patch.applied)
        return ServerFrame.patch(
          number: patch.number, applied: patch.applied, operations: patch.operations
        ).encoded()
      }
      // A patch that waits to be kept says so itself.
      guard told < toldUpTo, !window.hasUnsent else { return nil }
      told = toldUpTo
      return ServerFrame.applied(told).encoded()
    }
  }
#endif
