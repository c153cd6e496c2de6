#if Server
  import ArcoAccounts
  import ArcoServer
  import HTTPTypes
  import Testing

  @Suite(.timeLimit(.minutes(1))) struct LogOutTests {
    @Test func `a log out ends the pages of all tabs of the browser, and no others`() async throws {
      let bench = try Bench()
      let (ada, again) = (
        try await bench.browser(of: "ada", "engine"), try await bench.browser(of: "ada", "engine")
      )
      let stranger = bench.browser()
      for browser in [ada, ada, again, stranger] { _ = try await browser.get("/desk") }
      #expect(bench.site.sessionCount == 4)
      let answer = try await ada.post("/log-out", [])
      #expect(answer.status == 303)
      #expect(bench.site.sessionCount == 2)
      #expect(try await ada.get("/desk").body.contains("Hello stranger"))
      #expect(try await again.get("/desk").body.contains("Hello Ada"))
    }

    @Test func `a secret of a log in that is over is worth nothing`() async throws {
      let bench = try Bench()
      let ada = try await bench.browser(of: "ada", "engine")
      let kept = ada.cookies
      _ = try await ada.post("/log-out", [])
      ada.cookies = kept
      #expect(try await ada.get("/desk").body.contains("Hello stranger"))
    }

    @Test func `a log out everywhere ends all log ins of the user`() async throws {
      let bench = try Bench()
      let (ada, again) = (
        try await bench.browser(of: "ada", "engine"), try await bench.browser(of: "ada", "engine")
      )
      let grace = try await bench.browser(of: "grace", "compiler")
      for browser in [ada, again, grace] { _ = try await browser.get("/desk") }
      _ = try await ada.post("/log-out", [("everywhere", "1")])
      #expect(bench.site.sessionCount == 1)
      #expect(try await again.get("/desk").body.contains("Hello stranger"))
      #expect(try await grace.get("/desk").body.contains("Hello Grace"))
    }

    @Test func `a log out ends no page of whoever has another spelling of the id`() async throws {
      let bench = try Bench()
      try bench.accounts.add(
        Clerk(name: "Zoe"), id: "caf\u{e9}", named: "zoe", password: "stars", cost: cheap)
      let zoe = try await bench.browser(of: "zoe", "stars")
      _ = try await zoe.get("/desk")
      await bench.authenticator.logOut("cafe\u{301}")
      await bench.authenticator.changed(Clerk(name: "Nobody"), id: "cafe\u{301}")
      #expect(bench.site.sessionCount == 1)
      #expect(try await zoe.get("/desk").body.contains("Hello Zoe"))
    }

    @Test func `a form of somebody else's page logs nobody out`() async throws {
      let bench = try Bench()
      let ada = try await bench.browser(of: "ada", "engine")
      for origin in ["http://evil", "null", nil] {
        ada.origin = origin
        #expect(try await ada.post("/log-out", []).status == 403)
      }
      #expect(try await ada.get("/desk").body.contains("Hello Ada"))
    }

    @Test(arguments: ["same-site", "cross-site", "none", "same-origin, same-site", ""])
    func `a form logs nobody out if the browser says that no page of the site sent it`(
      said: String
    ) async throws {
      let bench = try Bench()
      let ada = try await bench.browser(of: "ada", "engine")
      (ada.origin, ada.fetchSite) = (nil, said)
      #expect(try await ada.post("/log-out", []).status == 403)
      #expect(try await ada.get("/desk").body.contains("Hello Ada"))
    }

    @Test func `a form needs no proof if the browser says that a page of the site sent it`()
      async throws
    {
      let bench = try Bench()
      let ada = try await bench.browser(of: "ada", "engine")
      (ada.origin, ada.fetchSite) = (nil, "same-origin")
      #expect(try await ada.post("/log-out", []).status == 303)
      #expect(try await ada.get("/desk").body.contains("Hello stranger"))
    }

    @Test func `a log in ends the one that the browser had before`() async throws {
      let bench = try Bench()
      let browser = try await bench.browser(of: "ada", "engine")
      let (kept, form) = (browser.cookies, try await bench.browser().get("/log-in"))
      #expect(form.status == 200)
      _ = try await browser.get("/desk")
      // The form was open in another tab.
      let proof = bench.browser()
      let token = try await proof.get("/log-in").field("arco-proof") ?? ""
      browser.cookies["arco"] = proof.cookies["arco"]
      let answer = try await browser.post(
        "/log-in", [("arco-proof", token), ("name", "grace"), ("password", "compiler")])
      #expect(answer.status == 303)
      #expect(bench.site.sessionCount == 0)
      #expect(try await browser.get("/desk").body.contains("Hello Grace"))
      browser.cookies = kept
      #expect(try await browser.get("/desk").body.contains("Hello stranger"))
    }

    @Test func `a log in is good for a time`() async throws {
      let bench = try Bench { $0.lifetime = .nanoseconds(1) }
      let ada = try await bench.browser(of: "ada", "engine")
      #expect(try await ada.get("/desk").body.contains("Hello stranger"))
    }

    @Test func `an account that is gone is logged out`() async throws {
      let bench = try Bench()
      let ada = try await bench.browser(of: "ada", "engine")
      _ = try await ada.get("/desk")
      bench.accounts.change("1", to: nil)
      #expect(try await ada.get("/desk").body.contains("Hello stranger"))
      #expect(bench.site.sessionCount == 1)
    }
  }

  @Suite(.timeLimit(.minutes(1))) struct RequirementTests {
    @Test func `who is not logged in is led to log in, and from there back`() async throws {
      let bench = try Bench()
      let browser = bench.browser()
      let answer = try await browser.get("/drawer?key=a%20b&x=1")
      #expect(answer.status == 303)
      let path = try #require(answer.headers[.location])
      #expect(path == "/log-in?next=%2Fdrawer%3Fkey%3Da%2520b%26x%3D1")
      #expect(bench.site.sessionCount == 0)
      let back = try await bench.logIn("ada", "engine", with: browser, from: path)
      #expect(back.headers[.location] == "/drawer?key=a%20b&x=1")
      #expect(try await browser.get("/drawer").body.contains("Hello Ada"))
    }

    @Test func `who is logged in and may not see a page gets 403 and costs no session`()
      async throws
    {
      let bench = try Bench()
      let ada = try await bench.browser(of: "ada", "engine")
      #expect(try await ada.get("/safe").status == 403)
      #expect(bench.site.sessionCount == 0)
      let grace = try await bench.browser(of: "grace", "compiler")
      #expect(try await grace.get("/safe").body.contains("Hello Grace"))
    }

    @Test func `a page ends when its user may no longer see it, and their others stay`()
      async throws
    {
      let bench = try Bench()
      let grace = try await bench.browser(of: "grace", "compiler")
      for path in ["/safe", "/drawer", "/desk"] { _ = try await grace.get(path) }
      let clerk = Clerk(name: "Grace")
      bench.accounts.change("2", to: clerk)
      await bench.authenticator.changed(clerk, id: "2")
      #expect(bench.site.sessionCount == 2)
      #expect(try await grace.get("/safe").status == 403)
    }

    @Test(arguments: [Clerk(name: "Grace"), Clerk(name: "Hopper", isChief: true)])
    func `a page within two requirements ends when its user no longer meets one of them`(
      _ clerk: Clerk
    ) async throws {
      let bench = try Bench()
      let grace = try await bench.browser(of: "grace", "compiler")
      _ = try await grace.get("/ledger")
      await bench.authenticator.changed(Clerk(name: "Grace", isChief: true), id: "2")
      #expect(bench.site.sessionCount == 1)
      bench.accounts.change("2", to: clerk)
      await bench.authenticator.changed(clerk, id: "2")
      #expect(bench.site.sessionCount == 0)
      #expect(try await grace.get("/ledger").status == 403)
    }

    @Test func `a right that was lost without a word is noticed at the next request`() async throws
    {
      let bench = try Bench()
      let grace = try await bench.browser(of: "grace", "compiler")
      _ = try await grace.get("/safe")
      bench.accounts.change("2", to: Clerk(name: "Grace"))
      _ = try await grace.get("/desk")
      #expect(bench.site.sessionCount == 1)
    }

    @Test func `a visitor who logs in twice is led away from the form`() async throws {
      let bench = try Bench()
      let ada = try await bench.browser(of: "ada", "engine")
      let answer = try await ada.get("/log-in?next=/drawer")
      #expect(answer.status == 303)
      #expect(answer.headers[.location] == "/drawer")
      #expect(try await ada.get("/log-in?next=//evil").headers[.location] == "/")
    }
  }
#endif
