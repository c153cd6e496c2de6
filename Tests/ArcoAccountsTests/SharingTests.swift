#if Server
  import ArcoAccounts
  import ArcoServer
  import Testing

  @Suite(.timeLimit(.minutes(1))) struct SharingTests {
    private func shown(_ browser: Office, _ path: String = "/cart") async throws -> String {
      let body = try await browser.get(path).body
      guard let start = body.ranges(of: "Cart [").first?.upperBound else { return "none" }
      return String(body[start...].prefix { $0 != "]" })
    }

    @Test func `pages of a browser have a value in common across loads, and no other browser has`()
      async throws
    {
      let bench = try Bench()
      let (mine, other) = (bench.browser(), bench.browser())
      #expect(try await shown(mine, "/cart?add=Sencha") == "Sencha")
      #expect(try await shown(mine, "/cart?add=Assam") == "Sencha,Assam")
      #expect(try await shown(mine) == "Sencha,Assam")
      #expect(try await shown(other) == "")
      #expect(bench.carts.count == 1)
    }

    @Test func `who logs in takes it along, and the cookie from before has nothing of it`()
      async throws
    {
      let bench = try Bench()
      let browser = bench.browser()
      _ = try await shown(browser, "/cart?add=Sencha")
      let thief = bench.browser()
      thief.cookies = browser.cookies
      _ = try await bench.logIn("ada", "engine", with: browser)
      #expect(try await shown(browser) == "Sencha")
      #expect(try await shown(browser, "/cart?add=Assam") == "Sencha,Assam")
      #expect(try await shown(thief) == "")
    }

    @Test func `a log out forgets it, and whoever logs in next begins anew`() async throws {
      let bench = try Bench()
      let browser = try await bench.browser(of: "ada", "engine")
      _ = try await shown(browser, "/cart?add=Sencha")
      _ = try await browser.post("/log-out", [])
      #expect(try await shown(browser) == "")
      _ = try await bench.logIn("grace", "compiler", with: browser)
      #expect(try await shown(browser) == "")
      #expect(bench.carts.count == 0)
    }

    @Test func `a log in that ended otherwise leaves nothing to whoever comes next`() async throws {
      let bench = try Bench()
      let browser = try await bench.browser(of: "ada", "engine")
      _ = try await shown(browser, "/cart?add=Sencha")
      await bench.authenticator.logOut("1")
      #expect(try await shown(browser) == "")
    }
  }
#endif
