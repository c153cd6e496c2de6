#if Server
  import Logging
  import ArcoHTML
  package import ArcoWeb

  extension Session {
    /// Deals with one frame of the connection that holds the page. A reason asks to hang up.
    ///
    /// What follows from it is written by the next `flush`, together with what follows from the frames
    /// that came with it.
    package func receive(_ frame: ClientFrame, from number: Int) -> CloseReason? {
      guard case .attached(let attachment) = phase, attachment.number == number else { return nil }
      let now = time.now()
      guard messages.take(at: now) else { return .tooManyMessages(limits) }
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
        guard acknowledge(received) else { return .neverSent }
        attachment.lastEvent = now
        return marked(reference, event) {
          apply(event, reference: reference, on: received, at: now)
        }
      }
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
      instruments.countEvent()
      let refusal = instruments.span("arco.event", of: id) {
        self.refusal(of: event, on: patch, at: now)
      }
      if let refusal { refuse(reference, refusal) }
      return nil
    }

    private func refusal(of event: Event?, on patch: Int, at now: Duration) -> EventRefusal? {
      guard events.take(at: now) else { return .tooMany }
      guard let event else { return .malformed }
      guard patch >= oldest else { return .gone }
      return page?.receive(event, by: patch < renumbered ? .former : .current)
    }

    private func refuse(_ reference: Int, _ reason: EventRefusal) {
      instruments.countRefusal(reason)
      refusals.append(RefusalQueue.Refusal(reference: reference, reason: reason))
      if told == reference - 1 { told = reference }
      // What users do can cause these as well as a mistake can. So the first of each kind is
      // explained where a developer sees it, and the others do not flood the log.
      let isFirst = explained.insert(reason).inserted
      logger.log(
        level: isFirst ? .notice : .debug,
        isFirst ? "\(reason.explanation(limits)) Said once for each page." : "Refused an event",
        metadata: ["session": "\(id)", "reason": "\(reason)"])
    }
  }
#endif
