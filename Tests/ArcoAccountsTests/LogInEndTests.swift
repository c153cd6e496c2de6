#if Server
  import ArcoAccounts
  import ArcoCore
  import ArcoServer
  import ArcoWorld
  import HTTPTypes
  import Testing

  /// A log in that ends, for whatever reason, ends its pages and tells their visitor.
  @Suite(.timeLimit(.minutes(1))) struct LogInEndTests {
    private let day = Duration.seconds(24 * 3_600)

    /// Waits until a site has so many pages.
    private func pages(_ count: Int, of bench: Bench) async throws {
      while bench.site.sessionCount != count {
        try Task.checkCancellation()
        await Task.yield()
      }
    }

    /// The visitors of the desks that were shown.
    private func visitors(_ bench: Bench) -> [Visitor<Clerk>] { bench.visitors.withLock { $0 } }

    @Test func `a log in is over after its time, and so are its pages`() async throws {
      let watch = Watch()
      let bench = try Bench(at: watch)
      let ada = try await bench.browser(of: "ada", "engine")
      watch.advance(by: day * 7)
      let late = try await bench.browser(of: "ada", "engine")
      for browser in [ada, late] { _ = try await browser.get("/desk") }
      watch.advance(by: day * 7 - .seconds(1))
      #expect(try await ada.get("/desk").body.contains("Hello Ada"))
      #expect(bench.site.sessionCount == 3)
      watch.advance(by: .seconds(1))
      try await pages(1, of: bench)
      #expect(visitors(bench).map { $0.user?.name } == [nil, "Ada", nil])
      #expect(try await ada.get("/desk").body.contains("Hello stranger"))
      #expect(try await late.get("/desk").body.contains("Hello Ada"))
      watch.advance(by: day * 7)
      try await pages(1, of: bench)
      #expect(visitors(bench)[1].user == nil)
    }

    @Test func `a visitor is nobody from the end of the log in on, whoever is woken later`()
      async throws
    {
      let watch = Watch()
      let bench = try Bench(at: watch)
      let ada = try await bench.browser(of: "ada", "engine")
      _ = try await ada.get("/desk")
      #expect(visitors(bench)[0].user?.name == "Ada")
      watch.advance(by: day * 14)
      #expect(visitors(bench)[0].user == nil)
    }

    @Test
    func `of a user's log ins the newest hundred are good, and with one more the oldest is over`()
      async throws
    {
      let bench = try Bench {
        $0.triesOfStrangers = TryLimit(atOnce: 1_000, every: .seconds(1))
        $0.triesOfAccount = TryLimit(atOnce: 1_000, every: .seconds(1))
        $0.triesOfAddress = TryLimit(atOnce: 1_000, every: .seconds(1))
      }
      var browsers: [Office] = []
      for _ in 0..<100 { browsers.append(try await bench.browser(of: "ada", "engine")) }
      for place in [0, 1] { _ = try await browsers[place].get("/desk") }
      #expect(bench.site.sessionCount == 2)
      browsers.append(try await bench.browser(of: "ada", "engine"))
      #expect(bench.site.sessionCount == 1)
      #expect(visitors(bench).map { $0.user?.name } == [nil, "Ada"])
      #expect(try await browsers[0].get("/desk").body.contains("Hello stranger"))
      for place in [1, 50, 100] {
        #expect(try await browsers[place].get("/desk").body.contains("Hello Ada"))
      }
    }

    @Test func `a log out tells the visitor of its pages, and that of no other log in`()
      async throws
    {
      let bench = try Bench()
      let ada = try await bench.browser(of: "ada", "engine")
      let again = try await bench.browser(of: "ada", "engine")
      for browser in [ada, again] { _ = try await browser.get("/desk") }
      let heard = Locked<[[String?]]>([[], []])
      let listening = visitors(bench).enumerated().map { place, visitor in
        visitor.listen { user in heard.withLock { $0[place].append(user?.name) } }
      }
      _ = try await ada.post("/log-out", [])
      #expect(heard.withLock { $0 } == [["Ada", nil], ["Ada"]])
      await bench.authenticator.changed(Clerk(name: "Countess"), id: "1")
      #expect(heard.withLock { $0 } == [["Ada", nil], ["Ada", "Countess"]])
      await bench.authenticator.logOut("1")
      #expect(heard.withLock { $0 } == [["Ada", nil], ["Ada", "Countess", nil]])
      withExtendedLifetime(listening) {}
    }

    @Test func `a log in that two browsers have is over in both`() async throws {
      let bench = try Bench()
      let ada = try await bench.browser(of: "ada", "engine")
      let copy = bench.browser()
      copy.cookies = ada.cookies
      for browser in [ada, copy] { _ = try await browser.get("/desk") }
      #expect(bench.site.sessionCount == 2)
      _ = try await ada.post("/log-out", [])
      #expect(bench.site.sessionCount == 0)
      #expect(try await copy.get("/desk").body.contains("Hello stranger"))
    }

    @Test func `who asks for a log out everywhere and is nobody any more is told so`() async throws
    {
      let bench = try Bench()
      let ada = try await bench.browser(of: "ada", "engine")
      let again = try await bench.browser(of: "ada", "engine")
      let kept = ada.cookies
      _ = try await ada.post("/log-out", [])
      ada.cookies = kept
      let answer = try await ada.post("/log-out", [("everywhere", "1")])
      #expect(answer.status == 303)
      #expect(answer.headers[.location] == "/log-in?everywhere=")
      #expect(
        try await ada.get("/log-in?everywhere=").body
          .contains("You were logged out here before."))
      #expect(try await again.get("/desk").body.contains("Hello Ada"))
    }

    @Test func `a log out ends the log in also while accounts cannot be read`() async throws {
      let held = HeldAccounts.Gate()
      let bench = try Bench(of: .init(around: { HeldAccounts($0, held) }))
      let ada = try await bench.browser(of: "ada", "engine")
      _ = try await ada.get("/desk")
      held.isBroken.withLock { $0 = true }
      _ = try await ada.post("/log-out", [])
      #expect(bench.site.sessionCount == 0)
    }
  }
#endif
