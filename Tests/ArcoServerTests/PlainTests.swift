#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoOptics
  import ArcoRoutes
  import ArcoServer
  import ArcoWeb
  import Hummingbird
  import Testing

  private enum Step: String, CaseIterable, Sendable {
    case name, end
  }

  private struct Visit: Equatable, Sendable {
    var step = Step.name
    var words: [String] = []
    var isBusy = false
  }

  private enum VisitInput: Sendable {
    case go(Step)
    case say(String)
    case end
    case later(String)
    case said(String)
    case endLater
  }

  private struct VisitWorld: Sendable {
    var goesOn: @Sendable () async -> Void
  }

  private let visiting = Dispatcher<VisitWorld, Visit, VisitInput>.update { visit, input in
    switch input {
    case .go(let step): visit.step = step
    case .say(let word): visit.words.append(word)
    case .end:
      visit.isBusy = false
      visit.step = .end
    case .endLater:
      visit.isBusy = true
      return .task { world, out in
        await world.goesOn()
        out.send(.end)
      }
    case .later(let word):
      visit.isBusy = true
      return .task { _, out in
        await Task.yield()
        out.send(.said(word))
      }
    case .said(let word):
      visit.isBusy = false
      visit.words.append(word)
    }
    return .none
  }

  private let word = Field.text("word").compactMap { $0.utf8.count < 10 ? $0 : nil }

  private func talk(_ log: Log) -> Program<VisitWorld, Visit, VisitInput, HTML> {
    Program(talk(), state: Visit(), world: VisitWorld { await log.goesOn.wait() })
  }

  private func talk() -> Component<VisitWorld, Visit, VisitInput, HTML> {
    Component(visiting) { visit, send in
      p("<form> \(visit.words.joined(separator: ","))")
      if visit.isBusy { p("busy", .ariaBusy(true)) }
      switch visit.step {
      case .name:
        a("End", .href("/talk/end"))
        form(.onSubmit(word) { send(.say($0)) }) { input(.name(word)) }
        form(.title("a > b <form "), .onSubmit(word) { send(.later($0)) }) { input(.name(word)) }
        form(.onSubmit { send(.end) }) { button("End") }
        form(.onSubmit { send(.endLater) }) { button("End later") }
        form(.action("/else"), .method("post"), .onSubmit { send(.end) }) { button("Own") }
      case .end: h1("The end")
      }
    }
  }

  private let steps = Route.path("talk").segment(.id(Step.self))

  private func router(_ site: Site, _ log: Log) -> Router<BasicRequestContext> {
    let router = Router()
    router.page("/one", of: site, title: "One") { _, _ in Screen(talk(log)) }
    router.page("/still", of: site, title: "Still", live: false) { _, _ in Screen(talk(log)) }
    router.post("/one") { _, _ in "mine" }
    for (group, isLive) in [(router.group("talk"), true), (router.group("walk"), false)] {
      group.pages(of: site, title: "Talk", live: isLive) { _, _ in
        Screen(
          talk(log),
          navigation: Navigation(
            isLive ? steps : Route.path("walk").segment(.id(Step.self)),
            state: Lens<Visit, Step>(\.step), input: VisitInput.go))
      }
    }
    return router
  }

  private enum Room: String, CaseIterable, Sendable {
    case hall, stairs, vault
  }

  private let rooms = Route.path("house").segment(.id(Room.self))

  /// A house whose stairs lead to its vault.
  private func house() -> Program<Void, Room, Room, HTML> {
    let going = Dispatcher<Void, Room, Room>.reduce { room, next in
      room = next == .stairs ? .vault : next
    }
    return Program(Component(going) { room, _ in h1(room.rawValue) }, state: .hall)
  }

  extension String {
    /// The parts of an address that a form is sent to: what is before the form's number, the number and the mark.
    fileprivate var formParts: (start: Substring, number: Substring, mark: Substring) {
      let dash = lastIndex(of: "-") ?? startIndex
      let form = self[dash...].dropFirst()
      let number = form.prefix { $0 != "." }
      return (self[..<dash], number, form.dropFirst(number.count + 1))
    }
  }

  @Suite(.timeLimit(.minutes(1))) struct PlainTests {
    private func browse(
      _ configure: @escaping @Sendable (inout Site.Configuration) throws -> Void = { _ in },
      clock: ManualClock? = nil,
      _ body: @escaping @Sendable (inout PlainBrowser, TestServer) async throws -> Void
    ) async throws {
      try await TestServer.run(configure, clock: clock, router: router) { server in
        try await RawClient.connect(server.port) { client in
          var browser = PlainBrowser(client)
          try await body(&browser, server)
          client = browser.client
        }
      }
    }

    @Test func `a form without script is an input of the same component`() async throws {
      try await browse { browser, server in
        try await browser.get("/one")
        #expect(browser.actions.count == 4)
        for word in ["a", "b+c", "%C3%A9"] { try await browser.submit("word=\(word)", form: 0) }
        #expect(browser.page.status == 200)
        #expect(browser.page.body.contains("a,b c,é</p>"))
        #expect(server.site.sessionCount == 1)
      }
    }

    @Test func `what a view says of its own form stays, and only its tag is changed`() async throws
    {
      try await browse { browser, _ in
        try await browser.get("/one?a=1")
        #expect(browser.page.body.contains("<p>&lt;form&gt; </p>"))
        #expect(browser.page.body.contains("title=\"a &gt; b &lt;form \""))
        #expect(browser.actions[0].hasPrefix("/one?a=1&arco=1."))
        #expect(browser.page.body.ranges(of: "action=\"/else\"").count == 1)
      }
    }

    @Test(arguments: ["//one", "///one"])
    func `an address with several slashes at its head leads to no other site`(
      path: String
    ) async throws {
      try await browse { browser, _ in
        try await browser.get("\(path)?a=1")
        #expect(browser.page.status == 200)
        #expect(browser.actions.allSatisfy { $0.hasPrefix("/one?a=1&arco=") })
        let number = browser.actions.first?.split(separator: "=").last ?? ""
        try await browser.send("word=a", to: "\(path)?a=1&arco=\(number)")
        #expect(browser.page.status == 303)
        #expect(browser.page.field("location") == "/one?a=1")
      }
    }

    @Test func `an answer waits for what the page is busy with`() async throws {
      try await browse {
        // And no longer than it is busy.
        $0.limits.answer = .seconds(3600)
      } _: { browser, _ in
        try await browser.get("/one")
        try await browser.submit("word=slow", form: 1)
        #expect(browser.page.body.contains("slow</p>"))
        #expect(!browser.page.body.contains("aria-busy"))
      }
    }

    @Test func `an input that leads to another address leads the browser there`() async throws {
      try await browse { browser, server in
        try await browser.get("/talk/name")
        try await browser.submit("word=hi", form: 0)
        try await browser.send("", to: browser.actions[2])
        #expect(browser.page.status == 303)
        #expect(browser.page.field("location") == "/talk/end")
        try await browser.get("/talk/end")
        #expect(browser.page.body.contains("The end"))
        #expect(browser.page.body.contains("hi</p>"))
        #expect(server.site.sessionCount == 1)
      }
    }

    @Test func `a link without script keeps the component`() async throws {
      try await browse { browser, server in
        try await browser.get("/talk/name")
        try await browser.submit("word=kept", form: 0)
        try await browser.get("/talk/end")
        #expect(browser.page.body.contains("kept</p>"))
        try await browser.get("/talk/name")
        #expect(browser.page.body.contains("kept</p>"))
        try await browser.submit("word=more", form: 0)
        #expect(browser.page.body.contains("kept,more</p>"))
        #expect(server.site.sessionCount == 1)
      }
    }

    @Test func `a link without script that leads to where the page may not be is refused`()
      async throws
    {
      func router(_ site: Site, _ log: Log) -> Router<BasicRequestContext> {
        let router = Router()
        router.group("house").pages(of: site, title: "House") { _, _ in
          Screen(
            house(),
            navigation: Navigation(
              rooms, state: Lens<Room, Room>(\.self), input: { $0 }, allows: { $0 != .vault }))
        }
        return router
      }
      try await TestServer.run(router: router) { server in
        try await RawClient.connect(server.port) { client in
          var browser = PlainBrowser(client)
          try await browser.get("/house/hall")
          #expect(browser.page.status == 200)
          try await browser.get("/house/stairs")
          #expect(browser.page.status == 403)
          #expect(server.site.sessionCount == 0)
          client = browser.client
        }
      }
    }

    @Test func `a form whose session is over is handled by a new one`() async throws {
      let clock = ManualClock()
      try await browse(clock: clock) { browser, server in
        try await browser.get("/talk/name")
        clock.advance(by: server.site.configuration.limits.idle)
        while server.site.sessionCount > 0 {
          try Task.checkCancellation()
          await Task.yield()
        }
        try await browser.send("", to: browser.actions[2])
        #expect(browser.page.status == 303)
        #expect(browser.page.field("location") == "/talk/end")
      }
    }

    @Test func `a page on which a form is handled is in use, however short the idle time`()
      async throws
    {
      let clock = ManualClock()
      @Sendable func impatient(_ configuration: inout Site.Configuration) {
        configuration.limits.idle = .seconds(1)
        configuration.limits.unclaimed = .seconds(1)
        configuration.limits.answer = .seconds(3_600)
      }
      try await browse(impatient, clock: clock) { browser, server in
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
      try await browse(small, clock: clock) { browser, server in
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
      try await browse {
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

    @Test func `a form of another paint is not handed to a form of its number`() async throws {
      try await browse { browser, _ in
        for page in ["/one", "/still"] {
          try await browser.get(page)
          try #require(browser.actions.count == 4)
          // The first form has a field; the third has none, and would end the talk.
          let (first, third) = (browser.actions[0].formParts, browser.actions[2].formParts)
          let wrong = "\(first.start)-\(third.number)"
          for action in ["\(wrong).\(first.mark)", wrong, "\(wrong).0", "\(wrong)."] {
            try await browser.send("word=x", to: action)
            #expect(browser.page.status == 422)
            #expect(!browser.page.body.contains("The end"))
          }
          try #require(browser.actions.count == 4)
          try await browser.submit("", form: 2)
          #expect(browser.page.body.contains("The end"))
        }
      }
    }

    @Test func `what a form's handler does not take is said on the page`() async throws {
      try await browse { browser, _ in
        try await browser.get("/one")
        let actions = browser.actions
        let (start, number, mark) = actions[0].formParts
        let far = "\(start)-\(number)999.\(mark)"
        let sent = [("word=longer+than+ten", actions[0]), ("", actions[0]), ("a=1", far)]
        for (body, action) in sent {
          try await browser.send(body, to: action)
          #expect(browser.page.status == 422)
          #expect(browser.page.body.contains("role=\"alert\">That had no effect"))
          #expect(browser.page.body.contains("<p>&lt;form&gt; </p>"))
        }
      }
    }

    @Test func `a form of somebody else's page does nothing`() async throws {
      try await browse { browser, server in
        try await browser.get("/one")
        let action = browser.actions[0]
        for origin in ["http://evil", "null", "https://here"] {
          try await browser.send("word=x", to: action, origin: origin)
          #expect(browser.page.status == 403)
        }
        let own = browser.cookies
        for cookies in [[:], ["arco": Bench.cookie]] {
          browser.cookies = cookies
          try await browser.send("word=x", to: action)
          #expect(browser.page.status == 410)
        }
        browser.cookies = own
        for item in ["arco=x-1", "arco=1.a.b.9.00-2", "arco=-1", "arco=-"] {
          try await browser.send("word=x", to: "/one?\(item)", origin: nil)
          #expect(browser.page.status == 410 || browser.page.body == "mine")
        }
        try await browser.get("/one")
        #expect(browser.page.body.contains("<p>&lt;form&gt; </p>"))
        #expect(server.site.sessionCount == 1)
      }
    }

    @Test func `the application's own posts to the address of a page stay its own`() async throws {
      try await browse { browser, _ in
        try await browser.send("word=x", to: "/one")
        #expect(browser.page.body == "mine")
      }
    }

    @Test func `a page that is not live has no script, and no session after its request`()
      async throws
    {
      try await browse { browser, server in
        try await browser.get("/still")
        #expect(browser.page.status == 200)
        for word in ["<script", "data-arco3", "data-token", "noscript"] {
          #expect(!browser.page.body.contains(word))
        }
        try await browser.send("word=now", to: browser.actions[0])
        #expect(browser.page.status == 200)
        #expect(browser.page.body.contains("now</p>"))
        // The next form begins with what the page begins with.
        try await browser.send("word=then", to: browser.actions[0])
        #expect(browser.page.body.contains(" then</p>"))
        try await browser.send("word=longer+than+ten", to: browser.actions[0])
        #expect(browser.page.status == 422)
        while server.site.sessionCount > 0 { await Task.yield() }
      }
    }

    @Test func `a form of a page that is not live leads to an address`() async throws {
      try await browse { browser, _ in
        try await browser.get("/walk/name")
        try await browser.submit("", form: 2)
        #expect(browser.page.body.contains("The end"))
      }
    }

    @Test func `a script that comes late goes on with what was done without it`() async throws {
      try await browse { browser, server in
        try await browser.get("/one")
        try await browser.submit("word=first", form: 0)
        let page = browser.page
        let tab = TestServer.Tab(
          page: page, token: page.attribute("data-token") ?? "",
          cookie: "arco=\(browser.cookies["arco"] ?? "")",
          nodes: Int(page.attribute("data-nodes") ?? "") ?? 0)
        try await RawClient.connect(server.port) { client in
          _ = try await client.upgrade(cookie: tab.cookie)
          try await client.say(.join(token: tab.token, received: 0, nodes: tab.nodes))
          #expect(await client.hear() == .welcome(.carryOn, applied: 0, token: ""))
          // From now on a script has it: a request makes another one.
          try await browser.get("/one")
          #expect(browser.page.body.contains("<p>&lt;form&gt; </p>"))
          #expect(server.site.sessionCount == 2)
        }
      }
    }
  }
#endif
