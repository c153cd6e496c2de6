#if Server
  import ArcoAccounts
  import ArcoCore
  import ArcoServer
  import ArcoWorld
  import Testing

  /// What ends or changes while somebody reads is not undone by what was read before.
  @Suite(.timeLimit(.minutes(1))) struct ReadingTests {
    private let gate = HeldAccounts.Gate()
    private let bench: Bench
    private let clerk = Clerk(name: "Grace")

    init() throws {
      let gate = gate
      bench = try Bench(of: .init(around: { HeldAccounts($0, gate) }))
    }

    /// Holds the next read of accounts back while something else happens.
    private func during<Answer: Sendable>(
      _ request: @escaping @Sendable () async throws -> Answer, _ body: () async throws -> Void
    ) async throws -> Answer {
      gate.close()
      let asking = Task { try await request() }
      await gate.arrival()
      try await body()
      gate.open()
      return try await asking.value
    }

    /// A request of a browser's, as others of the same browser go on.
    private func get(
      _ path: String, like browser: Office, _ body: () async throws -> Void
    ) async throws -> Int {
      let (bench, cookies) = (bench, browser.cookies)
      return try await during(
        {
          let browser = bench.browser()
          browser.cookies = cookies
          return try await browser.get(path).status
        }, body)
    }

    private func lose() async {
      bench.accounts.change("2", to: clerk)
      await bench.authenticator.changed(clerk, id: "2")
    }

    @Test func `a right that is lost while a request reads the user stays lost`() async throws {
      let grace = try await bench.browser(of: "grace", "compiler")
      _ = try await grace.get("/desk")
      _ = try await grace.get("/safe")
      #expect(try await get("/safe", like: grace) { await lose() } == 403)
      #expect(bench.visitors.withLock { $0[0].user } == clerk)
      #expect(bench.site.sessionCount == 1)
    }

    @Test func `a right that is given while a request reads the user is given`() async throws {
      let ada = try await bench.browser(of: "ada", "engine")
      _ = try await ada.get("/desk")
      let chief = Clerk(name: "Ada", isChief: true)
      let status = try await get("/safe", like: ada) {
        bench.accounts.change("1", to: chief)
        await bench.authenticator.changed(chief, id: "1")
      }
      #expect(status == 200)
      #expect(bench.visitors.withLock { $0[0].user } == chief)
    }

    @Test func `a log out while a request reads the user is not undone`() async throws {
      let ada = try await bench.browser(of: "ada", "engine")
      for path in ["/desk", "/drawer"] { _ = try await ada.get(path) }
      let status = try await get("/drawer", like: ada) {
        _ = try await ada.post("/log-out", [])
        #expect(bench.site.sessionCount == 0)
      }
      #expect(status == 303)
      #expect(bench.site.sessionCount == 0)
      #expect(bench.visitors.withLock { $0[0].user } == nil)
    }

    /// Tries to log in, while something happens.
    private func logIn(
      _ name: String, _ password: String, _ body: () async throws -> Void
    ) async throws -> Bool {
      let authenticator = bench.authenticator
      let outcome = try await during(
        { try await authenticator.logIn(name, password, from: "a") }, body)
      if case .loggedIn = outcome { return true }
      #expect(outcome == .wrong)
      return false
    }

    @Test func `a right that is lost while somebody logs in is not there afterwards`() async throws
    {
      let browser = bench.browser()
      let form = try await browser.get("/log-in").field("arco-proof") ?? ""
      let (bench, cookies) = (bench, browser.cookies)
      let known = try await during(
        {
          let browser = bench.browser()
          browser.cookies = cookies
          _ = try await browser.post(
            "/log-in", [("arco-proof", form), ("name", "grace"), ("password", "compiler")])
          return browser.cookies
        }, lose)
      browser.cookies = known
      // The first read after the log in is held back no more; what it finds is what the visitor says.
      _ = try await browser.get("/desk")
      #expect(bench.visitors.withLock { $0[0].user } == clerk)
      #expect(try await browser.get("/safe").status == 403)
    }

    @Test func `an old password logs nobody in that was changed while it was compared`()
      async throws
    {
      let isIn = try await logIn("ada", "engine") {
        try bench.accounts.add(
          Clerk(name: "Ada"), id: "1", named: "ada", password: "new", cost: cheap)
        await bench.authenticator.logOut("1")
      }
      #expect(!isIn)
    }

    @Test func `who is shut out while they log in is not in afterwards`() async throws {
      let isIn = try await logIn("ada", "engine") {
        bench.accounts.change("1", to: nil)
        await bench.authenticator.logOut("1")
      }
      #expect(!isIn)
    }

    @Test func `a hash that is made anew does not bring back a password that was changed`()
      async throws
    {
      let hash = try #require(try await bench.accounts.account(named: "ada")?.hash)
      try bench.accounts.add(
        Clerk(name: "Ada"), id: "1", named: "ada", password: "new", cost: cheap)
      let late = try PasswordHash(of: "engine", cost: cheap)
      try await bench.accounts.store(late, for: "1", inPlaceOf: hash)
      #expect(try await bench.accounts.account(named: "ada")?.hash.matches("new") == true)
    }
  }
#endif
