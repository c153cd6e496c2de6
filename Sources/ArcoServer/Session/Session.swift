#if Server
  import ArcoHTML
  package import ArcoWeb
  import Logging
  import Tracing

  /// One live page of one browser tab: the owner of its `Page`.
  ///
  /// Made by the first paint, adopted by the tab's connection, and kept for a while when the line drops or the page
  /// is left. Ended when the page is gone, by a deadline, by the site's shutdown or to make room. After `end` there is no page, and nothing has an effect.
  package actor Session {
    package nonisolated let id: SessionID
    let limits: Limits
    let time: Timekeeper
    let log: ClientLog
    /// `Caller.network` of its browser.
    let client: String
    let keeper: SessionKeeper?
    let instruments: SiteInstruments
    /// The span in which the page was painted; nil if nobody traces.
    nonisolated let paintingSpan: SpanLink?
    /// Whom the page was made for; nil for a visitor who is not logged in.
    let subject: Subject?
    /// Marks what it does; nil where nobody supervises.
    let crashMarker: CrashMarker?
    /// The inputs that are not to be tried again, since they ended their worker.
    var poisoned: Set<Int> = []
    /// The same while it is not kept, by what its events say.
    var shunned: Set<Int> = []
    /// Names the newest event by what it says, where somebody supervises.
    var lastFingerprint = 1
    private let onClaim: @Sendable (SessionID) -> Void
    private let onRelease: @Sendable (SessionID) -> Void
    private let onEnd: @Sendable (SessionID) -> Void
    private let onFinish: @Sendable (SessionID) -> Void

    var page: (any LivePage)?
    var window: PatchWindow
    var ledger = ReferenceLedger()
    var events: TokenBucket
    var messages: TokenBucket
    private var joinRate: TokenBucket
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
    /// Whether the client has not acknowledged the last renumbering. A restarted server would send the same one.
    var areNumbersUnanswered = false
    /// Whether the page equals the rebuild that the former server sent. The client may have
    /// received it or not.
    var isAsTold = false
    /// The oldest patch whose numbers are known: events made before it name nothing.
    var oldest = 0
    /// The journal of a kept page; nil for other pages.
    var journal: Journal?
    /// Effects that are to outlive a page whose last is not kept yet.
    var concluded: KeptStarts?
    /// Whether a frame of the client is being dealt with.
    var isReceiving = false
    /// When the first frame came after which nothing was written.
    var unansweredSince: Duration?
    /// The nodes of the first paint, which a first join must have found.
    var painted = 0
    /// The forms of the newest paint.
    var paintedForms: [PlainForm] = []
    /// Whether the page is being made.
    private var isMaking = false
    /// Whether the browser runs no script, as far as is known.
    var isPlain = false
    /// The callers that wait for a change of the page.
    var hearers = ChangeHearers()
    /// How many forms that a browser sent by itself are being handled.
    var formsInHand = 0
    /// The refusals that the log has explained.
    var explained: Set<EventRefusal> = []
    /// Whether the log has explained that messages came too fast.
    var isFloodExplained = false
    var joins = 0
    private let alarms: Alarms<SessionID>
    /// The earliest time at which it is woken to look at its deadlines; nil for none.
    private var alarm: Duration?

    /// Where the tab is.
    enum Phase {
      /// Painted, and no connection has come yet.
      case unclaimed(since: Duration)
      case attached(Attachment)
      /// The line dropped; the tab may come back.
      case away(since: Duration)
      /// The tab was closed or went elsewhere. Nothing runs; somebody may go back to the page.
      case left(since: Duration)
      case ended(CloseCode)
    }

    init(
      id: SessionID, limits: Limits, time: Timekeeper, log: ClientLog, client: String,
      instruments: SiteInstruments, keeper: SessionKeeper? = nil, subject: Subject? = nil,
      crashMarker: CrashMarker? = nil, alarms: Alarms<SessionID>,
      onClaim: @escaping @Sendable (SessionID) -> Void = { _ in },
      onRelease: @escaping @Sendable (SessionID) -> Void = { _ in },
      onEnd: @escaping @Sendable (SessionID) -> Void,
      onFinish: @escaping @Sendable (SessionID) -> Void
    ) {
      let now = time.now()
      self.id = id
      self.limits = limits
      self.time = time
      self.log = log
      self.client = client
      self.keeper = keeper
      self.instruments = instruments
      self.paintingSpan = instruments.linkToCurrentSpan
      self.subject = subject
      self.crashMarker = crashMarker
      self.alarms = alarms
      self.onClaim = onClaim
      self.onRelease = onRelease
      self.onEnd = onEnd
      self.onFinish = onFinish
      self.window = PatchWindow(limit: limits.window)
      self.events = TokenBucket(
        rate: limits.eventsPerSecond, burst: Double(limits.eventBurst), now: now)
      self.messages = TokenBucket(
        rate: limits.eventsPerSecond * 4, burst: Double(limits.eventBurst) * 4, now: now)
      // A client whose network fails all the time joins less often: it waits longer after each failure.
      self.joinRate = TokenBucket(rate: 10, burst: 100, now: now)
      self.phase = .unclaimed(since: now)
    }

    /// The markup of a new page, how many nodes it has, and what else is said of it.
    package struct FirstPaint: Sendable {
      package var markup: [UInt8]
      package var nodes: Int
      /// Its forms, in their order.
      package var forms: [PlainForm] = []
      /// The address of what is shown; nil where the page does not follow it.
      package var address: String?
      /// The parts of the document around the page that the view sets.
      package var head: Page.Head
      /// The newest patch that it contains.
      package var patch = 0
    }

    /// Makes the page: the only place where that is done.
    func make(
      _ screen: Screen, at address: String, from start: KeptStart? = nil
    ) throws(KeptFault) -> any LivePage {
      isMaking = true
      defer { isMaking = false }
      // Fails only before the page begins, so a page that ends while it is made is there to be closed.
      let page = try build(screen, at: address, from: start)
      if crashMarker != nil {
        // The page holds this closure, and this session the page: letting go breaks the cycle.
        page.surroundMail { turn in self.marked(CrashMarker.effect) { turn() } }
      }
      return page
    }

    private func build(
      _ screen: Screen, at address: String, from start: KeptStart?
    ) throws(KeptFault) -> any LivePage {
      guard let keeper, let kept = screen.kept else {
        return screen.build(self, address) { self.hear($0) }
      }
      do {
        let (page, record) = try kept.start(self, address, start) { self.hear($0) }
        listen(to: record, kept, keeper)
        return page
      } catch {
        throw error as? KeptFault ?? .unreadable("\(error)")
      }
    }

    /// Builds the page, or restores it from what the store has of a former page.
    func paint(
      _ screen: Screen, at address: String, from start: KeptStart? = nil,
      without shunned: Set<Int> = []
    ) throws(KeptFault) -> FirstPaint? {
      self.shunned = shunned
      return try marked(CrashMarker.beginning) { () throws(KeptFault) in
        try begin(screen, at: address, from: start)
      }
    }

    private func begin(
      _ screen: Screen, at address: String, from start: KeptStart?
    ) throws(KeptFault) -> FirstPaint? {
      guard case .unclaimed = phase, page == nil else { return nil }
      let page = try make(screen, at: address, from: start)
      self.page = page
      // The first view may have done what ends a page.
      if case .ended = phase {
        letGo()
        return nil
      }
      let markup = page.markup()
      painted = page.nodeCount
      paintedForms = page.plainForms
      page.onPatch = { operations in self.put(operations) }
      if start != nil {
        journal?.begin(shown: 0)
        meet(start?.fates ?? [])
        keep()
      }
      rearm()
      return FirstPaint(
        markup: markup, nodes: painted, forms: paintedForms, address: page.address,
        head: page.head)
    }

    func put(_ operations: [UInt8]) {
      isAsTold = false
      hearers.hear()
      let wasDue = window.isRebuildDue
      window.put(operations, applied: ledger.applied)
      if !window.isRebuildDue, page?.hasTooManyTemplates(limits.templates) == true {
        log.write(
          .notice, "templates", times: ClientLog.some,
          """
          A page has more templates than limits.templates (\(limits.templates)), and is rebuilt. If a function \
          of markup calls itself, each depth is a template of its own: put a loop or keyed() in between.
          """, ["session.id": "\(id)"])
        window.dropUnsent()
      }
      if !window.isRebuildDue, page?.hasSpentNumbers == true { window.dropUnsent() }
      if window.isRebuildDue, !wasDue { journal?.drop(after: window.last) }
      guard case .attached(let attachment) = phase else { return }
      if window.isRebuildDue, !wasDue {
        attachment.overrunSince = time.now()
        rearm()
      }
      guard !isReceiving else { return }
      if journal == nil { flush() } else { keepSoon() }
    }

    /// Takes one of the joins that the page is granted. Returns the time of the next one if none is left.
    ///
    /// Each join may make a whole page, so who joins and leaves all the time waits.
    package func takeJoin() -> Duration? {
      let now = time.now()
      if let due = joinRate.due(at: now) { return due }
      _ = joinRate.take(at: now)
      return nil
    }

    /// Gives the page to a connection, taking it from the one before. The number of the connection,
    /// or nil when the session ended.
    ///
    /// - `isGoingBack`: whether somebody went back to the page: one that was left is for nobody else, and one
    ///   that some tab shows is not for them.
    /// - `validity`: how long the client's token is valid. The connection ends a quarter of the tokens' lifetime
    ///   before that: the client connects again, and gets a new token.
    /// - `send`: hands messages over to be written; false while the client does not read.
    /// - `hangUp`: closes that connection; must not block.
    /// - `hasLeft`: whether that connection is down, and its tab was closed or went elsewhere.
    package func join(
      received: Int, nodes: Int, token: String, validity: Duration, isGoingBack: Bool = false,
      send: @escaping @Sendable ([[UInt8]]) -> Bool,
      hangUp: @escaping @Sendable (CloseReason) -> Void,
      hasLeft: @escaping @Sendable () -> Bool = { false }
    ) -> Int? {
      guard let page else { return nil }
      switch phase {
      case .left:
        guard isGoingBack else { return nil }
        page.resume()
        // What is alive by the state may have ended the page.
        guard case .left = phase else { return nil }
      case .attached(let old):
        // In a duplicated tab, *back* may lead to a page that the original tab shows.
        if isGoingBack, !old.hasLeft() { return nil }
        old.hangUp(.replaced)
      default: break
      }
      acceptReceipt(of: received)
      let knowsThePage = nodes != 0 && (received > 0 || nodes == painted)
      let carriesOn = knowsThePage && window.resume(after: received)
      if !carriesOn {
        window.startOver()
        areNumbersUnanswered = false
        journal?.drop(after: window.last)
      }
      joins += 1
      let welcome = ServerFrame.welcome(
        carriesOn ? .carryOn : .rebuild, applied: toldUpTo, token: token)
      phase = .attached(
        Attachment(
          number: joins, now: time.now(), renewalDue: time.now() + validity - limits.token / 4,
          welcome: welcome, send: send, hangUp: hangUp, hasLeft: hasLeft))
      claim()
      told = toldUpTo
      refusals.sendAgain()
      rearm()
      return joins
    }

    /// Says that a connection is down. The page waits for its tab to come back, or ends with it.
    ///
    /// A page that is left rests until somebody goes back to it. If an effect is in flight, the page
    /// ends instead: it may show that it waits for a result, which would never come.
    package func leave(_ attachment: Int, _ departure: Departure) {
      guard case .attached(let current) = phase, current.number == attachment else { return }
      switch departure {
      case .none, .unread: phase = .away(since: time.now())
      case .left:
        guard page?.pause() == true else { return end(.done, forGood: true) }
        phase = .left(since: time.now())
        release()
      case .gone: return end(.done, forGood: true)
      }
      rearm()
    }

    /// Protects the page from ending for a new page, until `release()`.
    func claim() { onClaim(id) }

    /// Lets the page end for a new page if nobody uses it now. Pages that were released earlier end
    /// first.
    func release() {
      guard formsInHand == 0 else { return }
      switch phase {
      case .unclaimed, .left: onRelease(id)
      case .attached, .away, .ended: break
      }
    }

    /// Whether the page waits for its tab: no connection shows it, and its tab has not left it.
    var isWaiting: Bool {
      switch phase {
      case .unclaimed, .away: true
      case .attached, .left, .ended: false
      }
    }

    /// Whether the page ended because an input led to further inputs without end.
    var isEndless: Bool { if case .ended(.endless) = phase { true } else { false } }

    /// Tears the page down and cancels its effects. What is kept of it stays, unless it ends for good.
    func end(_ reason: CloseReason, forGood: Bool = false) {
      if case .ended = phase { return }
      var hangUp: (@Sendable () -> Void)?
      if case .attached(let attachment) = phase {
        hangUp = { [close = attachment.hangUp] in close(reason) }
      }
      if reason.code == .elsewhere {
        // Else its client might be faster than what is kept, and find less than there was.
        conclude(forGood: forGood, whenKept: hangUp ?? {})
      } else {
        conclude(forGood: forGood)
        hangUp?()
      }
      log.logger.debug(
        "Session ended", metadata: ["session.id": "\(id)", "arco.close.code": "\(reason.code)"])
      phase = .ended(reason.code)
      onEnd(id)
      letGo()
    }

    /// Ends to make room for others. A page that its tab has left ends for good, as it would after its
    /// time.
    func giveWay() {
      if case .left = phase { end(.evicted, forGood: true) } else { end(.evicted) }
    }

    func letGo() {
      hearers.hear()
      letGoOfJournal()
      // Whoever makes the page lets go again once it is made: its effects may not be over.
      if isMaking { return }
      // The page's closures hold this session: break the cycle.
      guard let page else { return onFinish(id) }
      self.page = nil
      page.onPatch = nil
      page.close { [id, onFinish] in onFinish(id) }
    }

    /// Has itself woken for whichever deadline comes first. If that is later than when it is woken
    /// anyway, it looks again then.
    func rearm() {
      guard let next = nextDeadline else { return }
      if let alarm, alarm <= next { return }
      alarm = next
      alarms.set(id, at: next)
    }

    /// Meets the deadline that has come, if one has.
    func wakeUp() {
      if let alarm, alarm <= time.now() { self.alarm = nil }
      meetDeadline()
      rearm()
    }
  }
#endif
