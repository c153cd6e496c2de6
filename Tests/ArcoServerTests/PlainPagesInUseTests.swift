#if Server
  import ArcoCore
  import ArcoServer
  import Testing

  /// A page without a script whose form is handled, and pages that need its room.
  @Suite(.timeLimit(.minutes(1))) struct PlainPagesInUseTests {
    @Test func `a page on which a form is handled is in use, however short the idle time`()
      async throws
    {
      let clock = ManualClock()
      @Sendable func impatient(_ configuration: inout Site.Configuration) {
        configuration.limits.idle = .seconds(1)
        configuration.limits.unclaimed = .seconds(1)
        configuration.limits.answer = .seconds(3_600)
      }
      try await Talk.browse(impatient, clock: clock) { browser, server in
        try await browser.get("/talk/name")
        // A page of somebody else, whose time is over as this one's would be.
        _ = try await server.load("/talk/name")
        let isAnswered = Locked(false)
        async let passing: Void = pass(clock, on: server, until: { isAnswered.withLock { $0 } })
        try await browser.send("", to: browser.actions[3])
        isAnswered.withLock { $0 = true }
        try await passing
        #expect(browser.page.status == 303)
        #expect(browser.page.field("location") == "/talk/end")
      }
    }

    /// Lets the idle time pass while a form is handled, and then once more, before the page is busy no longer.
    private func pass(
      _ clock: ManualClock, on server: TestServer, until isAnswered: () -> Bool
    ) async throws {
      // Who handles the form waits for a change of the page, and a timer with them.
      try await wait { clock.sleepers > 1 }
      clock.advance(by: .seconds(1))
      try await wait { server.site.sessionCount == 1 }
      try await wait { clock.sleepers > 0 }
      clock.advance(by: .seconds(1))
      server.log.goesOn.raise()
      try await wait {
        clock.advance(by: .milliseconds(20))
        return isAnswered()
      }
    }

    private func wait(_ isOver: () -> Bool) async throws {
      while !isOver() {
        try Task.checkCancellation()
        await Task.yield()
      }
    }

    @Test func `a page on which a form is handled gives way to no other page`() async throws {
      let clock = ManualClock()
      @Sendable func small(_ configuration: inout Site.Configuration) {
        configuration.limits.sessions = 1
        configuration.limits.answer = .seconds(3_600)
      }
      try await Talk.browse(small, clock: clock) { browser, server in
        try await browser.get("/talk/name")
        let isAnswered = Locked(false)
        async let other = visit(clock, on: server, until: { isAnswered.withLock { $0 } })
        try await browser.send("", to: browser.actions[3])
        isAnswered.withLock { $0 = true }
        #expect(try await other == 503)
        #expect(browser.page.status == 303)
        // It gives way once its form is answered.
        #expect(try await server.load("/one").page.status == 200)
      }
    }

    /// Loads another page while a form is handled, and then lets the form's page be busy no longer.
    private func visit(
      _ clock: ManualClock, on server: TestServer, until isAnswered: () -> Bool
    ) async throws -> Int {
      try await wait { clock.sleepers > 1 }
      let status = try await server.load("/one").page.status
      server.log.goesOn.raise()
      try await wait {
        clock.advance(by: .milliseconds(20))
        return isAnswered()
      }
      return status
    }

    @Test(arguments: [false, true])
    func `a page without script gives way after pages that were opened before its last request`(
      isPaintedAgain: Bool
    ) async throws {
      try await Talk.browse {
        $0.limits.sessions = 2
      } _: { browser, server in
        try await browser.get("/one")
        try await browser.submit("word=kept", form: 0)
        _ = try await server.load("/one")
        let cookies = browser.cookies.map { "\($0)=\($1)" }.joined(separator: "; ")
        let token = browser.page.attribute("data-token") ?? ""
        let path = isPaintedAgain ? "/one" : "\(server.site.plainPath)?\(token)"
        #expect(try await browser.client.get(path, "Cookie: \(cookies)\r\n").status == 200)
        _ = try await server.load("/one")
        try await browser.get("/one")
        #expect(browser.page.body.contains("kept</p>"))
      }
    }
  }
#endif
