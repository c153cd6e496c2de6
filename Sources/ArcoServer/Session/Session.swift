#if Server
  import ArcoHTML
  import ArcoWeb
  import Logging

  /// One live page of one browser tab: the owner of its `Page`.
  ///
  /// Made by the first paint, adopted by the tab's connection, kept for a while when the line
  /// drops, and ended for good when the tab is closed, by a deadline, by the site's shutdown or to
  /// make room. After `end` there is no page, and nothing has an effect.
  package actor Session {
    package nonisolated let id: SessionID
    let limits: Limits
    let time: Timekeeper
    let logger: Logger
    private let onEnd: @Sendable (SessionID) -> Void
    private let onFinish: @Sendable (SessionID) -> Void

    var page: (any LivePage)?
    var window: PatchWindow
    var ledger = ReferenceLedger()
    var events: TokenBucket
    var messages: TokenBucket
    var phase: Phase
    /// The newest reference the client was told of.
    var told = 0
    /// The events that were refused and whose client is not known to have heard of it.
    var refusals = RefusalQueue()
    /// The newest patch the client said it has applied, in the order of what it says: its next events
    /// name nodes as they were then.
    var seen = 0
    /// The newest patch that numbered the nodes anew.
    var renumbered = 0
    /// The nodes of the first paint, which a first join must have found.
    var painted = 0
    /// The refusals that the log has explained.
    var explained: Set<EventRefusal> = []
    private var joins = 0
    private var timer: Task<Void, Never>?

    /// Where the tab is.
    enum Phase {
      /// Painted, and no connection has come yet.
      case unclaimed(since: Duration)
      case attached(Attachment)
      /// The line dropped; the tab may come back.
      case away(since: Duration)
      case ended
    }

    init(
      id: SessionID, limits: Limits, time: Timekeeper, logger: Logger,
      onEnd: @escaping @Sendable (SessionID) -> Void,
      onFinish: @escaping @Sendable (SessionID) -> Void
    ) {
      let now = time.now()
      self.id = id
      self.limits = limits
      self.time = time
      self.logger = logger
      self.onEnd = onEnd
      self.onFinish = onFinish
      self.window = PatchWindow(limit: limits.window)
      self.events = TokenBucket(
        rate: limits.eventsPerSecond, burst: Double(limits.eventBurst), now: now)
      self.messages = TokenBucket(
        rate: limits.eventsPerSecond * 4, burst: Double(limits.eventBurst) * 4, now: now)
      self.phase = .unclaimed(since: now)
    }

    /// The markup of a new page and how many nodes it has.
    package struct FirstPaint: Sendable {
      package var markup: [UInt8]
      package var nodes: Int
    }

    /// Builds the page. The only place where a page is made.
    func paint(_ screen: Screen) -> FirstPaint? {
      guard case .unclaimed = phase, page == nil else { return nil }
      let page = screen.build(self) { self.hear($0) }
      self.page = page
      // The first view may have done what ends a page.
      if case .ended = phase {
        letGo()
        return nil
      }
      let markup = page.markup()
      painted = page.nodeCount
      page.onPatch = { operations in self.put(operations) }
      rearm()
      return FirstPaint(markup: markup, nodes: painted)
    }

    private func put(_ operations: [UInt8]) {
      let wasDue = window.isRebuildDue
      window.put(operations, applied: ledger.applied)
      guard case .attached(var attachment) = phase else { return }
      if window.isRebuildDue, !wasDue {
        attachment.overrunSince = time.now()
        phase = .attached(attachment)
        rearm()
      }
      attachment.wake.yield()
    }

    /// Gives the page to a connection, taking it from the one before. Nil when the session ended.
    ///
    /// - `hangUp`: closes that connection; must not block.
    package func join(
      received: Int, nodes: Int, token: String, hangUp: @escaping @Sendable (CloseReason) -> Void
    ) -> Joined? {
      guard page != nil else { return nil }
      if case .attached(let old) = phase {
        old.wake.finish()
        old.hangUp(.replaced)
      }
      let knowsThePage = nodes != 0 && (received > 0 || nodes == painted)
      let carriesOn = knowsThePage && window.resume(after: received)
      if !carriesOn { window.startOver() }
      let (wakes, wake) = AsyncStream.makeStream(
        of: Void.self, bufferingPolicy: .bufferingNewest(1))
      joins += 1
      var attachment = Attachment(number: joins, now: time.now(), wake: wake, hangUp: hangUp)
      attachment.control = [
        .welcome(carriesOn ? .carryOn : .rebuild, applied: ledger.applied, token: token)
      ]
      told = ledger.applied
      refusals.sendAgain()
      phase = .attached(attachment)
      rearm()
      wake.yield()
      return Joined(attachment: joins, wakes: wakes)
    }

    /// What a connection holds of the session it joined.
    package struct Joined: Sendable {
      package var attachment: Int
      /// Yields when there may be something to send; ends when the connection lost the page.
      var wakes: AsyncStream<Void>
    }

    /// Says that a connection is down. The page waits for its tab to come back, or ends with it.
    package func leave(_ attachment: Int, forGood: Bool) {
      guard case .attached(let current) = phase, current.number == attachment else { return }
      if forGood { return end(.done) }
      current.wake.finish()
      phase = .away(since: time.now())
      rearm()
    }

    /// Tears the page down and cancels its effects.
    func end(_ reason: CloseReason) {
      if case .ended = phase { return }
      logger.debug("Session ended", metadata: ["session": "\(id)", "code": "\(reason.code)"])
      if case .attached(let attachment) = phase {
        attachment.wake.finish()
        attachment.hangUp(reason)
      }
      phase = .ended
      timer?.cancel()
      timer = nil
      onEnd(id)
      letGo()
    }

    private func letGo() {
      // The page's closures hold this session: break the cycle.
      guard let page else { return onFinish(id) }
      self.page = nil
      page.onPatch = nil
      page.close { [id, onFinish] in onFinish(id) }
    }

    /// Restarts the one timer, which carries out whichever deadline comes first.
    func rearm() {
      timer?.cancel()
      timer = Task {
        while let next = self.nextDeadline {
          if next <= time.now() {
            self.meetDeadline()
          } else {
            do { try await time.sleep(next) } catch { return }
          }
        }
      }
    }
  }
#endif
