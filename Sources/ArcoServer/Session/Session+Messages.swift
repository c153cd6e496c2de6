#if Server
  import Logging
  import ArcoHTML
  package import ArcoWeb

  extension Session {
    /// Deals with one frame of the connection that holds the page. A reason asks to hang up.
    ///
    /// What follows from it is written by the next `flush`, together with what follows from the frames
    /// that came with it. `turn(of:from:)` enforces the rates.
    package func receive(_ frame: ClientFrame, from number: Int) -> CloseReason? {
      guard case .attached(let attachment) = phase, attachment.number == number else { return nil }
      let now = time.now()
      _ = messages.take(at: now)
      attachment.lastHeard = now
      unansweredSince = unansweredSince ?? now
      isReceiving = true
      defer { isReceiving = false }
      switch frame {
      case .join, .goBack:
        return .joinedTwice
      case .ping(let ping):
        attachment.pong = .pong(ping)
        return nil
      case .received(let patch):
        guard acknowledge(patch) else { return .neverSent }
        attachment.isCaughtUp = true
        return nil
      case .heard(let reference):
        refusals.heard(reference)
        return nil
      case .event(let reference, let received, let event):
        // The client of a page that came to where it may not be is about to load that, and says no more of use.
        guard page?.isBarred == true || isStillTheirs() else { return nil }
        guard acknowledge(received) else { return .neverSent }
        attachment.lastEvent = now
        return marked(reference, event) {
          apply(event, reference: reference, on: received, at: now)
        }
      }
    }

    /// The time at which the rates of the page allow a frame; nil if the frame may be handled now. Only frames of the
    /// connection that holds the page have to wait.
    ///
    /// The reader of a line handles the frame no earlier, and reads nothing behind it. So all events that a client
    /// held while its line was down take effect in their order. Events that a client sends too fast wait on the
    /// client's side of the line.
    package func turn(of frame: ClientFrame, from number: Int) -> Duration? {
      guard case .attached(let attachment) = phase, attachment.number == number else { return nil }
      let now = time.now()
      if let due = messages.due(at: now) { return due }
      guard case .event(let reference, _, _) = frame, reference > ledger.applied else { return nil }
      if journal?.holdsBackEvents == true { return now + .milliseconds(50) }
      return events.due(at: now)
    }

    /// Waits until the rates of the page allow a frame. Returns false if the line breaks before that, or the task is
    /// cancelled. If the line ended because its tab was closed, the wait goes on: nobody sends the frame again.
    package func waitForTurn(
      of frame: ClientFrame, from number: Int, over line: some Line
    ) async -> Bool {
      explainWait()
      // Answers the frames that were handled before the wait.
      flush()
      while let due = turn(of: frame, from: number) {
        guard await wait(until: due, over: line) else { return false }
        // Acknowledgements of the client wait behind its events, so the wait does not count as slow reading.
        if case .attached(let attachment) = phase, attachment.overrunSince != nil {
          attachment.overrunSince = time.now()
        }
      }
      return true
    }

    private func wait(until due: Duration, over line: some Line) async -> Bool {
      if !line.isOver, await line.wait(until: due, time) { return true }
      guard line.isOver, line.departure != .none else { return false }
      return (try? await time.sleep(due)) != nil
    }

    private func explainWait() {
      guard journal?.holdsBackEvents != true else {
        return log.logger.debug("Events wait for the store", metadata: ["session.id": "\(id)"])
      }
      guard messages.due(at: time.now()) != nil else {
        return explain(.tooMany, orElse: "An event waits for its turn")
      }
      guard !isFloodExplained else { return }
      isFloodExplained = true
      log.write(
        .notice, "flood", times: ClientLog.some,
        """
        Messages of any kind arrive faster than four times limits.eventsPerSecond (\(limits.eventsPerSecond)) and \
        limits.eventBurst (\(limits.eventBurst)) allow, and wait for their turn. If the page's events cause them, \
        slow the events down, or raise the limits. Otherwise they do not come from the page's script. Logged once \
        for each page.
        """, ["session.id": "\(id)"])
    }

    /// Drops the patches that the client has applied. False when it claims one that was never sent.
    private func acknowledge(_ patch: Int) -> Bool {
      guard window.received(patch) else { return false }
      let wasFormer = seen < renumbered
      seen = max(seen, patch)
      if wasFormer, seen >= renumbered {
        page?.forgetFormerNumbers()
        areNumbersUnanswered = false
      }
      return true
    }

    private func apply(
      _ event: Event?, reference: Int, on patch: Int, at now: Duration
    ) -> CloseReason? {
      journal?.begin(shown: window.last)
      // This comes before the event is taken: an event that could not be refused must not be
      // dropped.
      guard refusals.count < limits.controlFrames else { return .unreadAnswers(limits) }
      switch ledger.admit(reference) {
      case .duplicate: return nil
      case .gap: return .leftOut
      case .apply: break
      }
      if isPoisoned(reference) {
        quarantine(reference, event, on: patch)
        refuse(reference, .quarantined)
        return nil
      }
      _ = events.take(at: now)
      let refusal = instruments.handleEvent(of: self, time.now) {
        self.refusal(of: event, on: patch, at: now)
      }
      if let refusal { refuse(reference, refusal) }
      return nil
    }

    private func refusal(of event: Event?, on patch: Int, at now: Duration) -> EventRefusal? {
      guard let event else { return .malformed }
      guard patch >= oldest else { return .gone }
      return page?.receive(event, by: patch < renumbered ? .former : .current)
    }

    private func refuse(_ reference: Int, _ reason: EventRefusal) {
      instruments.countRefusal(reason)
      refusals.append(RefusalQueue.Refusal(reference: reference, reason: reason))
      if told == reference - 1 { told = reference }
      explain(reason, orElse: "Refused an event")
    }

    /// Logs that an event was refused or has to wait.
    ///
    /// Both users and programming mistakes can cause this. So the first case of each kind is explained where a
    /// developer sees it. Later cases are logged at `debug`, and do not flood the log.
    private func explain(_ reason: EventRefusal, orElse line: Logger.Message) {
      let metadata: Logger.Metadata = ["session.id": "\(id)", "error.type": "\(reason)"]
      guard explained.insert(reason).inserted else {
        return log.logger.debug(line, metadata: metadata)
      }
      log.write(
        .notice, "refusal \(reason)", times: ClientLog.some,
        "\(reason.explanation(limits)) Logged once for each page.", metadata)
    }
  }
#endif
