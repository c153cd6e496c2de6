#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoOptics
  import ArcoRoutes
  import ArcoServer
  import ArcoWeb
  import Hummingbird
  import Testing

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
    @Test func `a form without script is an input of the same component`() async throws {
      try await Talk.browse { browser, server in
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
      try await Talk.browse { browser, _ in
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
      try await Talk.browse { browser, _ in
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
      try await Talk.browse {
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
      try await Talk.browse { browser, server in
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
      try await Talk.browse { browser, server in
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
      try await Talk.browse(clock: clock) { browser, server in
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

    @Test func `a form of another paint is not handed to a form of its number`() async throws {
      try await Talk.browse { browser, _ in
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
      try await Talk.browse { browser, _ in
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
      try await Talk.browse { browser, server in
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
      try await Talk.browse { browser, _ in
        try await browser.send("word=x", to: "/one")
        #expect(browser.page.body == "mine")
      }
    }

    @Test func `a page that is not live has no script, and no session after its request`()
      async throws
    {
      try await Talk.browse { browser, server in
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
      try await Talk.browse { browser, _ in
        try await browser.get("/walk/name")
        try await browser.submit("", form: 2)
        #expect(browser.page.body.contains("The end"))
      }
    }

    @Test func `a script that comes late to an older paint has the page built anew`() async throws {
      try await Talk.browse { browser, server in
        try await browser.get("/one")
        let first = browser.page
        #expect(first.attribute("data-patch") == nil)
        try await browser.submit("word=first", form: 0)
        let nodes = Int(first.attribute("data-nodes") ?? "") ?? 0
        // Of the same number of nodes, but not the same ones.
        #expect(browser.page.attribute("data-nodes") == "\(nodes)")
        try await RawClient.connect(server.port) { client in
          _ = try await client.upgrade(cookie: "arco=\(browser.cookies["arco"] ?? "")")
          let token = first.attribute("data-token") ?? ""
          try await client.say(.join(token: token, received: 0, nodes: nodes))
          #expect(await client.hear() == .welcome(.rebuild, applied: 0, token: ""))
          try await client.say(.event(reference: 1, received: 0, Event(node: 1, kind: .click)))
          var refusal: EventRefusal?
          while refusal == nil, let frame = await client.hear() {
            if case .refused(_, let reason) = frame { refusal = reason }
          }
          #expect(refusal == .gone)
        }
      }
    }

    @Test func `a script that comes late goes on with what was done without it`() async throws {
      try await Talk.browse { browser, server in
        try await browser.get("/one")
        try await browser.submit("word=first", form: 0)
        let page = browser.page
        let tab = TestServer.Tab(
          page: page, token: page.attribute("data-token") ?? "",
          cookie: "arco=\(browser.cookies["arco"] ?? "")",
          nodes: Int(page.attribute("data-nodes") ?? "") ?? 0)
        try await RawClient.connect(server.port) { client in
          _ = try await client.upgrade(cookie: tab.cookie)
          let patch = try #require(Int(page.attribute("data-patch") ?? ""))
          try await client.say(.join(token: tab.token, received: patch, nodes: tab.nodes))
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
