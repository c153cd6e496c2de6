#if Server
  import ArcoAccounts
  import ArcoCore
  import ArcoServer
  import ArcoWorld
  import Testing

  /// A log in that ends, ends at all workers of a site.
  @Suite(.timeLimit(.minutes(1))) struct LogInWorkerTests {
    private let overseer: Overseer
    private let (one, other): (Bench, Bench)
    private let watch = Watch()
    private let gate = HeldAccounts.Gate()

    init() throws {
      overseer = try Overseer(of: 2)
      let gate = gate
      one = try Bench(worker: overseer.workers[0])
      other = try Bench(
        at: watch, worker: overseer.workers[1], of: .init(around: { HeldAccounts($0, gate) }))
      overseer.begin()
    }

    /// The same browser at the other worker.
    private func follow(_ browser: Office) -> Office {
      let same = other.browser()
      same.cookies = browser.cookies
      return same
    }

    private func pages(_ count: Int) async throws {
      while other.site.sessionCount != count {
        try Task.checkCancellation()
        await Task.yield()
      }
    }

    private func names() -> [String?] { other.visitors.withLock { $0.map { $0.user?.name } } }

    @Test(arguments: ["log out", "everywhere", "shut out", "gone", "pushed out"])
    func `a log in that ends at one worker ends its pages at the others`(way: String) async throws {
      let ada = try await one.browser(of: "ada", "engine")
      let grace = try await one.browser(of: "grace", "compiler")
      for browser in [ada, grace] { _ = try await follow(browser).get("/desk") }
      #expect(names() == ["Ada", "Grace"])
      switch way {
      case "log out": _ = try await ada.post("/log-out", [])
      case "everywhere": _ = try await ada.post("/log-out", [("everywhere", "1")])
      case "shut out": await one.authenticator.logOut("1")
      case "gone":
        for bench in [one, other] { bench.accounts.change("1", to: nil) }
        _ = try await ada.get("/desk")
      default:
        for _ in 0..<100 { _ = try await one.authenticator.logIn("ada", "engine", from: "a") }
      }
      try await pages(1)
      #expect(names() == [nil, "Grace"])
      #expect(try await follow(ada).get("/desk").body.contains("Hello stranger"))
      #expect(try await follow(grace).get("/desk").body.contains("Hello Grace"))
    }

    @Test func `a log in that another worker began ends after the time that it has left`()
      async throws
    {
      let ada = try await one.browser(of: "ada", "engine")
      let day = Duration.seconds(24 * 3_600)
      // Who is answered knows that the log in was heard of.
      _ = await overseer.workers[0].owner(of: "nothing")
      overseer.advance(by: day * 10)
      _ = try await follow(ada).get("/desk")
      watch.advance(by: day * 4 - .seconds(1))
      #expect(names() == ["Ada"])
      watch.advance(by: .seconds(1))
      #expect(names() == [nil])
      try await pages(0)
    }

    @Test func `a log out while another worker reads the user is not undone there`() async throws {
      let ada = try await one.browser(of: "ada", "engine")
      gate.close()
      let (bench, cookies) = (other, ada.cookies)
      let asking = Task {
        let browser = bench.browser()
        browser.cookies = cookies
        return try await browser.get("/desk").status
      }
      await gate.arrival()
      _ = try await ada.post("/log-out", [])
      gate.open()
      _ = try await asking.value
      while names().contains(where: { $0 != nil }) {
        try Task.checkCancellation()
        await Task.yield()
      }
      #expect(try await follow(ada).get("/desk").body.contains("Hello stranger"))
    }

    @Test func `a right that is lost while another worker reads the user is lost there`()
      async throws
    {
      let grace = try await one.browser(of: "grace", "compiler")
      gate.close()
      let (bench, cookies) = (other, grace.cookies)
      let asking = Task {
        let browser = bench.browser()
        browser.cookies = cookies
        return try await browser.get("/desk").status
      }
      await gate.arrival()
      let clerk = Clerk(name: "Clerk")
      for bench in [one, other] { bench.accounts.change("2", to: clerk) }
      await one.authenticator.changed(clerk, id: "2")
      // The supervisor answers once it has passed on what was said before.
      _ = await overseer.workers[0].owner(of: "nothing")
      for _ in 0..<100 { await Task.yield() }
      gate.open()
      _ = try await asking.value
      while names() != ["Clerk"] {
        try Task.checkCancellation()
        await Task.yield()
      }
    }

    @Test func `a log out is heard while a change of another user is read`() async throws {
      let ada = try await one.browser(of: "ada", "engine")
      let grace = try await one.browser(of: "grace", "compiler")
      for browser in [ada, grace] { _ = try await follow(browser).get("/desk") }
      gate.close()
      let clerk = Clerk(name: "Clerk")
      for bench in [one, other] { bench.accounts.change("2", to: clerk) }
      await one.authenticator.changed(clerk, id: "2")
      await gate.arrival()
      defer { gate.open() }
      await one.authenticator.logOut("1")
      try await pages(1)
      #expect(names() == [nil, "Grace"])
    }

    @Test func `a right that is lost at one worker is lost at the others`() async throws {
      let grace = try await one.browser(of: "grace", "compiler")
      for path in ["/desk", "/safe"] { _ = try await follow(grace).get(path) }
      try await pages(2)
      let clerk = Clerk(name: "Clerk")
      for bench in [one, other] { bench.accounts.change("2", to: clerk) }
      await one.authenticator.changed(clerk, id: "2")
      try await pages(1)
      #expect(names() == ["Clerk"])
    }

    @Test func `where the read of a change does not end, the pages of its user end`() async throws {
      let grace = try await one.browser(of: "grace", "compiler")
      _ = try await follow(grace).get("/safe")
      try await pages(1)
      gate.close()
      defer { gate.open() }
      await one.authenticator.changed(Clerk(name: "Clerk"), id: "2")
      await gate.arrival()
      // Whoever waits has begun by now, or will soon.
      while other.site.sessionCount > 0 {
        watch.advance(by: .seconds(1))
        try await Task.sleep(for: .milliseconds(5))
      }
    }

    @Test func `a change that is read in time ends no page`() async throws {
      let grace = try await one.browser(of: "grace", "compiler")
      _ = try await follow(grace).get("/desk")
      let clerk = Clerk(name: "Clerk")
      for bench in [one, other] { bench.accounts.change("2", to: clerk) }
      await one.authenticator.changed(clerk, id: "2")
      while names() != ["Clerk"] {
        try Task.checkCancellation()
        await Task.yield()
      }
      for _ in 0..<10 {
        watch.advance(by: .seconds(1))
        try await Task.sleep(for: .milliseconds(5))
      }
      #expect(other.site.sessionCount == 1)
    }

    @Test func `where a change cannot be read, the pages of its user end`() async throws {
      let grace = try await one.browser(of: "grace", "compiler")
      _ = try await follow(grace).get("/safe")
      try await pages(1)
      gate.isBroken.withLock { $0 = true }
      await one.authenticator.changed(Clerk(name: "Clerk"), id: "2")
      try await pages(0)
    }
  }
#endif
