#if Server
  import Logging
  import ArcoHTML
  package import ArcoWeb

  extension Session {
    /// Deals with one frame of the connection that holds the page. A reason asks to hang up.
    package func receive(_ frame: ClientFrame, from number: Int) -> CloseReason? {
      guard case .attached(var attachment) = phase, attachment.number == number else { return nil }
      let now = time.now()
      guard messages.take(at: now) else { return .tooManyMessages(limits) }
      attachment.lastHeard = now
      defer { wake() }
      switch frame {
      case .join:
        return .joinedTwice
      case .ping(let ping):
        // One answer is enough for however many pings wait for it.
        attachment.control.removeAll { if case .pong = $0 { true } else { false } }
        attachment.control.append(.pong(ping))
        phase = .attached(attachment)
        return nil
      case .received(let patch):
        guard window.received(patch) else { return .neverSent }
        see(patch)
        attachment.isCaughtUp = true
        phase = .attached(attachment)
        return nil
      case .heard(let reference):
        refusals.heard(reference)
        return nil
      case .event(let reference, let event):
        attachment.lastEvent = now
        phase = .attached(attachment)
        return apply(event, reference: reference, at: now)
      }
    }

    /// Notes that the client's next events are on the page as this patch left it.
    private func see(_ patch: Int) {
      let wasFormer = numbering == .former
      seen = max(seen, patch)
      if wasFormer, numbering == .current { page?.forgetFormerNumbers() }
    }

    /// How the client's next event names its node.
    private var numbering: Numbering { seen < renumbered ? .former : .current }

    private func apply(_ event: Event?, reference: Int, at now: Duration) -> CloseReason? {
      // This comes before the event is taken: an event that could not be refused must not be
      // dropped.
      guard refusals.count < limits.controlFrames else { return .unreadAnswers(limits) }
      switch ledger.admit(reference) {
      case .duplicate: return nil
      case .gap: return .leftOut
      case .apply: break
      }
      if let refusal = refusal(of: event, at: now) { refuse(reference, refusal) }
      return nil
    }

    private func refusal(of event: Event?, at now: Duration) -> EventRefusal? {
      guard events.take(at: now) else { return .tooMany }
      guard let event else { return .malformed }
      return page?.receive(event, by: numbering)
    }

    private func refuse(_ reference: Int, _ reason: EventRefusal) {
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

    private func wake() {
      if case .attached(let attachment) = phase { attachment.wake.yield() }
    }

    /// The next message for the connection that holds the page; nil when there is none now.
    package func next(for number: Int) -> [UInt8]? {
      guard case .attached(var attachment) = phase, attachment.number == number else { return nil }
      // Before the welcome, which says how far events were dealt with.
      if let refusal = refusals.next() {
        return ServerFrame.refused(reference: refusal.reference, refusal.reason).encoded()
      }
      if !attachment.control.isEmpty {
        let frame = attachment.control.removeFirst()
        phase = .attached(attachment)
        return frame.encoded()
      }
      if window.isReadyForRebuild, attachment.isCaughtUp, let page {
        window.rebuilt(page.rebuild(), applied: ledger.applied)
        renumbered = window.last
        attachment.overrunSince = nil
        phase = .attached(attachment)
        rearm()
      }
      if let patch = window.next() {
        told = max(told, patch.applied)
        return ServerFrame.patch(
          number: patch.number, applied: patch.applied, operations: patch.operations
        ).encoded()
      }
      guard told < ledger.applied else { return nil }
      told = ledger.applied
      return ServerFrame.applied(told).encoded()
    }
  }
#endif
