#if Server
  import ArcoHTML
  import ArcoWeb

  extension Session {
    /// Deals with one frame of the connection that holds the page. A reason asks to hang up.
    func receive(_ frame: ClientFrame, from number: Int) -> CloseReason? {
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
        seen = max(seen, patch)
        attachment.isCaughtUp = true
        phase = .attached(attachment)
        return nil
      case .event(let reference, let event):
        attachment.lastEvent = now
        phase = .attached(attachment)
        return apply(event, reference: reference, at: now)
      }
    }

    private func apply(_ event: Event?, reference: Int, at now: Duration) -> CloseReason? {
      switch ledger.admit(reference) {
      case .duplicate: return nil
      case .gap: return .leftOut
      case .apply: break
      }
      guard events.take(at: now) else { return refuse(reference, .tooMany) }
      guard let event else { return refuse(reference, .malformed) }
      guard seen >= renumbered else { return refuse(reference, .gone) }
      let refusal = page?.receive(event)
      return refusal.flatMap { refuse(reference, $0) }
    }

    private func refuse(_ reference: Int, _ reason: EventRefusal) -> CloseReason? {
      guard case .attached(var attachment) = phase else { return nil }
      guard attachment.control.count < limits.controlFrames else { return .unreadAnswers(limits) }
      attachment.control.append(.refused(reference: reference, reason))
      if told == reference - 1 { told = reference }
      phase = .attached(attachment)
      // Users cause these as well as mistakes do: the first of a page is explained where a developer
      // sees it, and no flood follows.
      let isFirst = explained.insert(reason).inserted
      logger.log(
        level: isFirst ? .notice : .debug,
        isFirst ? "\(reason.explanation(limits)) Said once for each page." : "Refused an event",
        metadata: ["session": "\(id)", "reason": "\(reason)"])
      return nil
    }

    private func wake() {
      if case .attached(let attachment) = phase { attachment.wake.yield() }
    }

    /// The next message for the connection that holds the page; nil when there is none now.
    func next(for number: Int) -> [UInt8]? {
      guard case .attached(var attachment) = phase, attachment.number == number else { return nil }
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
