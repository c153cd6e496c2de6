#if Server
  import ArcoStore
  import ArcoWeb
  import HTTPTypes
  package import Hummingbird
  import Logging

  extension HTTPField.Name {
    /// The token of the session that a page's script wants to come back to.
    static let arcoToken = HTTPField.Name("Arco-Token") ?? .authorization
    /// The path of the script that opens a page.
    static let arcoOpener = HTTPField.Name("Arco-Opener") ?? .authorization
  }

  /// A request for a page.
  package struct Visit: Sendable {
    package var screen: Screen
    package var address: String
    package var network: String
    /// Whom the page is for.
    package var subject: Subject?
    /// Tells the sessions of the page's route from those of others.
    package var route: String
    /// Names the route in tokens; nil to accept a token of any route.
    package var mark: String?
    /// The browser's, if it is known.
    package var cookie: String?
    /// The same, or what it has from now on.
    package var browser: Browser?
    /// Of a session that is not in memory, and that its page would come back to.
    package var token: String?

    package init(
      screen: Screen, address: String, network: String, subject: Subject? = nil,
      route: String = "", mark: String? = nil, cookie: String?, token: String?,
      browser: Browser? = nil
    ) {
      self.screen = screen
      self.address = address
      self.network = network
      self.subject = subject
      self.route = route
      self.mark = mark
      self.cookie = cookie
      self.browser = browser
      self.token = token
    }
  }

  /// The answer to a request for a page.
  package struct OpenedPage: Sendable {
    package var session: SessionID
    package var paint: Session.FirstPaint
    /// Whether the page that the browser shows goes on.
    package var goesOn = false
    /// Whether it begins with an older state than the browser showed.
    package var isOlder = false
  }

  extension Site {
    /// Opens the page of a visit. If the page's script asks for the session that it had, and a
    /// store kept that session, its page goes on. Otherwise a new page begins.
    package func open(_ visit: Visit) async throws(HTTPError) -> OpenedPage {
      if let keeper, let kept = visit.screen.kept, let cookie = visit.cookie,
        let token = visit.token, case .valid(let claim) = tokens.verify(token, cookie: cookie),
        claim.mayBe(of: visit.mark),
        let opened = try await comeBack(to: claim.session, visit, kept, keeper)
      {
        instruments.countReturn(opened.goesOn ? .same : .older)
        return opened
      }
      if visit.token != nil { instruments.countReturn(.fresh) }
      let (session, paint) = try await open(
        visit.screen, at: visit.address, from: visit.network, for: visit.subject, on: visit.route,
        browser: visit.browser)
      return OpenedPage(session: session.id, paint: paint)
    }

    /// Brings a session back into memory. Nil where there is nothing to come back to.
    private func comeBack(
      to id: SessionID, _ visit: Visit, _ kept: KeptScreen, _ keeper: SessionKeeper
    ) async throws(HTTPError) -> OpenedPage? {
      let nothing = Session.FirstPaint(markup: [], nodes: 0, head: Page.Head())
      let goingOn = OpenedPage(session: id, paint: nothing, goesOn: true)
      if let there = sessions.find(id) {
        let isOfRoute = sessions.find(id, on: visit.route, for: visit.subject) != nil
        return isOfRoute ? await there.isWaiting ? goingOn : nil : nil
      }
      // The former answer was lost on its way.
      if let heir = sessions.heir(of: id, on: visit.route, for: visit.subject),
        let paint = await heir.repaint(at: nil)
      {
        return OpenedPage(session: heir.id, paint: paint, isOlder: true)
      }
      guard sessions.beginReturn(of: id) else { throw Self.tooBusy }
      defer { sessions.endReturn(of: id) }
      guard keeper.mayLoad(for: visit.network) else { throw tooManyLoads(of: visit.network) }
      // What was kept for one is not shown to another.
      guard let history = try await load(id, kept, keeper, for: visit.network),
        history.session.isOf(visit.subject?.id)
      else { return nil }
      let poisoned = await worker?.verdict(on: id.description) ?? []
      guard poisoned.isDisjoint(with: [CrashMarker.beginning, CrashMarker.effect]) else {
        log(of: visit.network).write(
          .error, "not brought back", times: ClientLog.some,
          "A page is not restored, since it crashed its worker twice. It starts again.",
          ["session.id": "\(id)"])
        return nil
      }
      guard let past = KeptPast(history) else {
        log(of: visit.network).write(
          .error, "return", times: ClientLog.some,
          "\(StoreError.damagedSession(id: id.description))")
        return nil
      }
      let isOfThisBuild =
        history.session.build == keeper.build && history.session.version == kept.version
      guard isOfThisBuild || past.eventCount == 0 else {
        log(of: visit.network).write(
          .notice, "another program", times: ClientLog.some,
          """
          A session of another build has \(past.eventCount) inputs after its last snapshot, which this \
          build does not apply: its page starts from the snapshot.
          """, ["session.id": "\(id)"])
        return try await openOlder(id, history, past, visit, keeper)
      }
      let session = try await admit(
        id, from: visit.network, for: visit.subject, on: visit.route,
        as: visit.browser, at: visit.address)
      do throws(KeptFault) {
        let isAlive = try await session.paint(
          visit.screen, at: visit.address, from: history, past.start, past.standing,
          reference: past.reference, without: poisoned)
        guard isAlive else { return nil }
      } catch {
        await session.abandon()
        log(of: visit.network).write(
          .error, "return", times: ClientLog.some, "\(error.text)", ["session.id": "\(id)"])
        if case .unreadable = error { return nil }
        return try await openOlder(id, history, past, visit, keeper)
      }
      try await checkStillTheirs(session)
      return goingOn
    }

    private func tooManyLoads(of client: String) -> HTTPError {
      log(of: client).write(
        .info, "loads",
        """
        A client asks for more than 10 kept pages a second: the requests beyond that get 429, and the scripts of \
        its pages ask again.
        """, ["client.address": "\(client)"])
      return HTTPError(
        .tooManyRequests,
        message: "Too many pages come back at once. Please try again in a moment.")
    }

    private func load(
      _ id: SessionID, _ kept: KeptScreen, _ keeper: SessionKeeper, for client: String
    ) async throws(HTTPError) -> KeptHistory? {
      let log = log(of: client)
      let history: KeptHistory?
      do throws(StoreError) {
        history = try await keeper.load(id)
      } catch {
        log.write(
          .error, "return", times: ClientLog.some, "A page cannot be restored. \(error)",
          ["session.id": "\(id)"])
        if case .damagedSession = error { return nil }
        // Otherwise the pages that come back after the trouble would be too many.
        keeper.takeBackLoad(for: client)
        throw Self.tooBusy
      }
      guard let session = history?.session else { return nil }
      guard session.component == kept.component, kept.reads(session.version) else {
        log.write(
          .notice, "another component", times: ClientLog.some,
          """
          A session of \(session.component), version \(session.version), was asked for by a page of \
          \(kept.component), which reads versions \(kept.oldest) to \(kept.version): the page starts \
          again, and the kept session stays in the store.
          """, ["session.id": "\(id)"])
        return nil
      }
      return history
    }

    /// Opens a new page from the last snapshot of a session that cannot go on. Returns nil if the snapshot
    /// cannot be used either.
    private func openOlder(
      _ id: SessionID, _ history: KeptHistory, _ past: KeptPast, _ visit: Visit,
      _ keeper: SessionKeeper
    ) async throws(HTTPError) -> OpenedPage? {
      do {
        let (session, paint) = try await begin(
          visit.screen, at: visit.address, from: visit.network, for: visit.subject,
          on: visit.route, browser: visit.browser, with: past.snapshot)
        sessions.note(heir: session.id, of: id)
        keeper.queue.add(.remove(history.session.claim))
        return OpenedPage(session: session.id, paint: paint, isOlder: true)
      } catch let fault as KeptFault {
        // Removed, as each later request of its client would fail in the same way. A snapshot that only this build
        // cannot read stays: another build may read the snapshot.
        if case .anotherState = fault { keeper.queue.add(.remove(history.session.claim)) }
        log(of: visit.network).write(
          .error, "return", times: ClientLog.some,
          "A page's last snapshot cannot be used, and the page starts again. \(fault.text)",
          ["session.id": "\(history.session.id)"])
        return nil
      } catch {
        throw (error as? HTTPError) ?? Self.tooBusy
      }
    }
  }

  extension KeptFault {
    fileprivate var text: String {
      switch self {
      case .unreadable(let why):
        """
        A page's kept state cannot be decoded: the page starts again. Give the screen another version when the \
        type of its state changes. (\(why))
        """
      case .unreadableInputs(let why):
        """
        A page's kept inputs cannot be decoded: the page starts from its last snapshot. Give the screen another \
        version when the type of its inputs changes. (\(why))
        """
      case .anotherState:
        """
        A page's kept inputs, applied again, led to a different state: the page starts from its last \
        snapshot. A handler may use only its state and its input: no clock, no random numbers, no order of a \
        set. And a state that is decoded from its own encoding must encode to the same bytes again.
        """
      }
    }
  }

  /// The content of a history whose payloads were read.
  struct KeptPast {
    /// The whole of it.
    var start: KeptStart
    /// Without the events since the snapshot.
    var snapshot: KeptStart
    var standing: Standing
    var reference: Int
    var eventCount: Int

    /// Nil where a payload or a number is none that a server writes.
    init?(_ history: KeptHistory) {
      guard history.isInOrder, let first = KeptPayload(history.session.snapshot.payload) else {
        return nil
      }
      snapshot = KeptStart(state: first.body, digest: first.digest)
      snapshot.fates = first.fates
      snapshot.version = history.session.version
      start = snapshot
      standing = first.standing
      reference = history.session.snapshot.reference
      eventCount = history.events.count
      for event in history.events {
        guard let payload = KeptPayload(event.payload, after: (standing, start.fates))
        else { return nil }
        if !payload.body.isEmpty { start.steps.append(payload.body) }
        start.digest = payload.digest
        start.fates = payload.fates
        standing = payload.standing
        reference = event.reference ?? reference
      }
    }
  }
#endif
