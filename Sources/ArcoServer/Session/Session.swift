#if Server
  import ArcoHTML
  package import ArcoWeb
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
    /// The newest patch the client said it has applied.
    var seen = 0
    /// The newest patch that numbered the nodes anew: an event that was made before it names its
    /// element by the former number.
    var renumbered = 0
    /// Whether a frame of the client is being dealt with.
    var isReceiving = false
    /// When the first frame came after which nothing was written.
    var unansweredSince: Duration?
    /// The nodes of the first paint, which a first join must have found.
    var painted = 0
    /// Whether the browser runs no script, as far as is known.
    var isPlain = false
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

    /// The markup of a new page, how many nodes it has, and what else is said of it.
    package struct FirstPaint: Sendable {
      package var markup: [UInt8]
      package var nodes: Int
      /// The numbers of its forms, in their order.
      package var forms: [Int] = []
      /// The address of what is shown; nil where the page does not follow it.
      package var address: String?
      /// What the view says of the document around the page.
      package var head: PageHead
    }

    /// Builds the page. The only place where a page is made.
    func paint(_ screen: Screen, at address: String) -> FirstPaint? {
      guard case .unclaimed = phase, page == nil else { return nil }
      let page = screen.build(self, address) { self.hear($0) }
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
      return FirstPaint(
        markup: markup, nodes: painted, forms: page.formNumbers, address: page.address,
        head: page.head)
    }

    private func put(_ operations: [UInt8]) {
      let wasDue = window.isRebuildDue
      window.put(operations, applied: ledger.applied)
      guard case .attached(let attachment) = phase else { return }
      if window.isRebuildDue, !wasDue {
        attachment.overrunSince = time.now()
        rearm()
      }
      if !isReceiving { flush() }
    }

    /// Gives the page to a connection, taking it from the one before. The number of the connection,
    /// or nil when the session ended.
    ///
    /// - `send`: hands messages over to be written; false while the client does not read.
    /// - `hangUp`: closes that connection; must not block.
    package func join(
      received: Int, nodes: Int, token: String,
      send: @escaping @Sendable ([[UInt8]]) -> Bool,
      hangUp: @escaping @Sendable (CloseReason) -> Void
    ) -> Int? {
      guard page != nil else { return nil }
      if case .attached(let old) = phase { old.hangUp(.replaced) }
      let knowsThePage = nodes != 0 && (received > 0 || nodes == painted)
      let carriesOn = knowsThePage && window.resume(after: received)
      if !carriesOn { window.startOver() }
      joins += 1
      let welcome = ServerFrame.welcome(
        carriesOn ? .carryOn : .rebuild, applied: ledger.applied, token: token)
      phase = .attached(
        Attachment(number: joins, now: time.now(), welcome: welcome, send: send, hangUp: hangUp))
      told = ledger.applied
      refusals.sendAgain()
      rearm()
      return joins
    }

    /// Says that a connection is down. The page waits for its tab to come back, or ends with it.
    package func leave(_ attachment: Int, forGood: Bool) {
      guard case .attached(let current) = phase, current.number == attachment else { return }
      if forGood { return end(.done) }
      phase = .away(since: time.now())
      rearm()
    }

    /// Tears the page down and cancels its effects.
    func end(_ reason: CloseReason) {
      if case .ended = phase { return }
      logger.debug("Session ended", metadata: ["session": "\(id)", "code": "\(reason.code)"])
      if case .attached(let attachment) = phase { attachment.hangUp(reason) }
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
      // Detached, as a task keeps what is local to the one that it begins in: a request's, here.
      timer = Task.detached { await self.keepDeadlines() }
    }

    private func keepDeadlines() async {
      while !Task.isCancelled, let next = nextDeadline {
        if next <= time.now() {
          meetDeadline()
        } else {
          do { try await time.sleep(next) } catch { return }
        }
      }
    }
  }
#endif
