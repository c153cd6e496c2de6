#if Server
  import ArcoAccounts
  import ArcoServer
  import HTTPTypes
  import Testing

  @Suite(.timeLimit(.minutes(1))) struct LogInTests {
    @Test func `who logs in by the form is somebody from then on`() async throws {
      let bench = try Bench()
      let browser = bench.browser()
      #expect(try await browser.get("/desk").body.contains("Hello stranger"))
      let answer = try await bench.logIn("ada", "engine", with: browser)
      #expect(answer.status == 303)
      #expect(answer.headers[.location] == "/")
      #expect(try await browser.get("/desk").body.contains("Hello Ada"))
    }

    @Test func `the secret is in a cookie that scripts and other sites do not get`() async throws {
      let bench = try Bench()
      let answer = try await bench.logIn("ada", "engine", with: bench.browser())
      let cookies = answer.headers[values: .setCookie].filter { $0.hasPrefix("arco-user=") }
      #expect(cookies.count == 1)
      #expect(cookies[0].hasSuffix("; Path=/; Max-Age=1209600; HttpOnly; SameSite=Lax"))
      #expect(cookies[0].count == "arco-user=".count + 64 + 49)
    }

    /// A neighbouring host may set such a cookie, and so log a browser in as somebody of its own.
    @Test func `a secret in a cookie whose name begins with another blank logs nobody in`()
      async throws
    {
      let bench = try Bench()
      let secret = try #require(try await bench.browser(of: "ada", "engine").cookies["arco-user"])
      for (blank, name) in [("", "Ada"), ("\u{2000}", "stranger"), ("\u{a0}", "stranger")] {
        let browser = bench.browser()
        browser.cookies[blank + "arco-user"] = secret
        #expect(try await browser.get("/desk").body.contains("Hello \(name)"))
      }
    }

    @Test func `a second authenticator of a site ends the program with a sentence`() async throws {
      let outcome = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let bench = try Bench()
        _ = Authenticator(MemoryAccounts<Clerk>(), for: bench.site)
      }
      let said = String(decoding: outcome?.standardErrorContent ?? [], as: UTF8.self)
      #expect(said.contains("A site has one Authenticator"))
    }

    @Test func `a mark that nobody signed is none, whatever it says`() async throws {
      let bench = try Bench()
      let browser = bench.browser()
      let signature = String(repeating: "0", count: 64)
      browser.cookies["arco-device"] = "1.k.\(Int.min).\(signature)"
      #expect(try await bench.logIn("ada", "engine", with: browser).status == 303)
    }

    @Test func `a log in makes all cookies anew, so that nobody knows them from before`()
      async throws
    {
      let bench = try Bench()
      let browser = bench.browser()
      _ = try await browser.get("/desk")
      let planted = String(repeating: "ab", count: 32)
      browser.cookies["arco-user"] = planted
      let before = browser.cookies["arco"]
      _ = try await bench.logIn("ada", "engine", with: browser)
      #expect(before != nil)
      #expect(browser.cookies["arco"] != before)
      #expect(browser.cookies["arco-user"] != planted)
    }

    @Test(arguments: [
      ("ada", "Engine"), ("ada", ""), ("nobody", "engine"), ("grace", "engine"), ("", ""),
      ("1", "engine"),
    ])
    func `a wrong name and a wrong password have one answer`(name: String, password: String)
      async throws
    {
      let bench = try Bench()
      let browser = bench.browser()
      let answer = try await bench.logIn(name, password, with: browser)
      #expect(answer.status == 422)
      #expect(answer.body.contains("Name or password is not right."))
      #expect(browser.cookies["arco-user"] == nil)
    }

    @Test func `what was typed as a name is shown again, and is no markup`() async throws {
      let bench = try Bench()
      let answer = try await bench.logIn("\"><script>", "x", with: bench.browser())
      #expect(!answer.body.contains("<script>"))
      #expect(answer.body.contains("value=\"&quot;"))
      #expect(!answer.body.contains("value=\"x\""))
    }

    @Test func `a form of somebody else's page logs nobody in`() async throws {
      let bench = try Bench()
      let (ada, thief) = (bench.browser(), bench.browser())
      let token = try await thief.get("/log-in").field("arco-proof") ?? ""
      _ = try await ada.get("/log-in")
      let fields = [("name", "ada"), ("password", "engine")]
      // No token, a token of another browser, a token that is changed.
      for proof in [[], [("arco-proof", token)], [("arco-proof", "1.a.9.00")]] {
        #expect(try await ada.post("/log-in", proof + fields).status == 403)
      }
      // The right token, from a page of another site.
      let own = try await ada.get("/log-in").field("arco-proof") ?? ""
      for origin in ["http://evil", "null", "https://here", "http://here:8080"] {
        ada.origin = origin
        #expect(try await ada.post("/log-in", [("arco-proof", own)] + fields).status == 403)
      }
      #expect(ada.cookies["arco-user"] == nil)
      ada.origin = nil
      #expect(try await ada.post("/log-in", [("arco-proof", own)] + fields).status == 303)
    }

    @Test(arguments: [
      ("/desk", "/desk"), ("/desk?a=1&b=%2F", "/desk?a=1&b=%2F"), ("//evil.example", "/"),
      ("/\\evil.example", "/"), ("\\\\evil.example", "/"), ("https://evil.example", "/"),
      ("javascript:alert(1)", "/"), ("/a\r\nSet-Cookie: a=b", "/"), (" /desk", "/"), ("", "/"),
      ("/\t/evil.example", "/"), ("evil", "/"), ("/é", "/"),
    ])
    func `a log in leads to an address of this site, whoever wrote it`(next: String, end: String)
      async throws
    {
      let bench = try Bench()
      let browser = bench.browser()
      let token = try await browser.get("/log-in").field("arco-proof") ?? ""
      let answer = try await browser.post(
        "/log-in",
        [("arco-proof", token), ("name", "ada"), ("password", "engine"), ("next", next)])
      #expect(answer.status == 303)
      #expect(answer.headers[.location] == end)
    }

    @Test func `an account can be tried a few times, and an address too`() async throws {
      let bench = try Bench {
        $0.triesOfAccount = TryLimit(atOnce: 2, every: .seconds(1000))
        $0.triesOfAddress = TryLimit(atOnce: 4, every: .seconds(1000))
      }
      func status(_ name: String, _ password: String) async throws -> Int {
        try await bench.logIn(name, password, with: bench.browser()).status
      }
      #expect(try await status("ada", "a") == 422)
      #expect(try await status("ada", "b") == 422)
      // From now on it does not matter whether the password is right.
      #expect(try await status("ada", "engine") == 429)
      #expect(try await status("grace", "compiler") == 303)
      #expect(try await status("nobody", "c") == 429)
    }

    @Test func `a hash that cost less is made anew when its password is known`() async throws {
      let bench = try Bench { $0.cost = PasswordCost(rounds: 3, blockSize: 1, parallelism: 1) }
      _ = try await bench.logIn("ada", "wrong", with: bench.browser())
      #expect(try await bench.accounts.account(named: "ada")?.hash.cost == cheap)
      _ = try await bench.logIn("ada", "engine", with: bench.browser())
      let hash = try #require(try await bench.accounts.account(named: "ada")?.hash)
      #expect(hash.cost == PasswordCost(rounds: 3, blockSize: 1, parallelism: 1))
      #expect(hash.matches("engine"))
    }

    @Test func `a form that is too long is refused`() async throws {
      let bench = try Bench()
      let long = String(repeating: "a", count: 70_000)
      #expect(try await bench.browser().post("/log-in", [("name", long)]).status == 413)
    }
  }
#endif
