#if Server
  import ArcoAccounts
  import ArcoServer
  import HTTPTypes
  import Testing

  /// A browser that somebody has logged in with has tries of its own.
  @Suite(.timeLimit(.minutes(1))) struct DeviceTests {
    /// The marks of a browser after a log in.
    private func marks(
      _ bench: Bench, _ name: String = "ada", _ password: String = "engine",
      from network: String = "home", with marks: [String] = []
    ) async throws -> [String] {
      let outcome = try await bench.authenticator.logIn(
        name, password, from: network, marks: marks)
      guard case .loggedIn(_, let marks) = outcome else {
        Issue.record("\(outcome)")
        return []
      }
      return marks
    }

    /// Uses up all tries that strangers have of a name, from many addresses and from one.
    private func flood(_ bench: Bench, _ name: String = "ada", at home: String) async throws {
      for _ in 0..<60 {
        _ = try await bench.authenticator.logIn(name, "wrong", from: home)
      }
      for network in 0..<60 {
        _ = try await bench.authenticator.logIn(name, "wrong", from: "\(network)")
      }
    }

    private func bench(
      at watch: Watch = Watch(), _ configure: (inout LogInConfiguration) -> Void = { _ in }
    ) throws -> Bench {
      try Bench(at: watch) {
        $0.triesOfAddress = TryLimit(atOnce: 1_000, every: .seconds(1))
        configure(&$0)
      }
    }

    @Test func `strangers keep nobody out of a browser that they have logged in with`() async throws
    {
      let bench = try bench()
      let known = try await marks(bench)
      try await flood(bench, at: "home")
      #expect(try await bench.authenticator.logIn("ada", "engine", from: "home") == .tooMany)
      #expect(try await bench.authenticator.logIn("ada", "engine", from: "new") == .tooMany)
      #expect(try await marks(bench, with: known).count == 1)
      // On another network, too.
      #expect(try await marks(bench, from: "new", with: known).count == 1)
    }

    @Test func `in a known browser, too, a password is not to be guessed`() async throws {
      let bench = try bench()
      let known = try await marks(bench)
      var outcomes: [String] = []
      for network in 0..<7 {
        let outcome = try await bench.authenticator.logIn(
          "ada", "wrong", from: "\(network)", marks: known)
        outcomes.append("\(outcome)")
      }
      #expect(outcomes == Array(repeating: "wrong", count: 5) + ["tooMany", "tooMany"])
    }

    @Test func `a browser is known until the password changes`() async throws {
      let bench = try bench()
      let known = try await marks(bench)
      try bench.accounts.add(
        Clerk(name: "Ada"), id: "1", named: "ada", password: "new", cost: cheap)
      try await flood(bench, at: "home")
      let outcome = try await bench.authenticator.logIn("ada", "new", from: "home", marks: known)
      #expect(outcome == .tooMany)
    }

    @Test func `a mark is worth something for its account and as it is`() async throws {
      let bench = try bench()
      let known = try await marks(bench)
      let text = try #require(known.first)
      try await flood(bench, at: "home")
      try await flood(bench, "grace", at: "home")
      let changed = String(text.dropLast()) + (text.hasSuffix("0") ? "1" : "0")
      for (name, password, mark) in [
        ("grace", "compiler", text), ("ada", "engine", changed), ("ada", "engine", ""),
      ] {
        let outcome = try await bench.authenticator.logIn(
          name, password, from: "home", marks: [mark])
        #expect(outcome == .tooMany)
      }
    }

    @Test func `a mark is good for a year`() async throws {
      let watch = Watch()
      let bench = try bench(at: watch)
      let known = try await marks(bench)
      watch.advance(by: .seconds(365 * 24 * 3_600 - 1))
      try await flood(bench, at: "home")
      #expect(try await marks(bench, with: known).count == 1)
      watch.advance(by: .seconds(1))
      try await flood(bench, at: "home")
      let outcome = try await bench.authenticator.logIn("ada", "engine", from: "home", marks: known)
      #expect(outcome == .tooMany)
    }

    @Test func `a browser that logs in again keeps its mark, and gets a new one after half a year`()
      async throws
    {
      let watch = Watch()
      let bench = try bench(at: watch)
      let first = try await marks(bench)
      watch.advance(by: .seconds(180 * 24 * 3_600))
      let second = try await marks(bench, with: first)
      #expect(second == first)
      watch.advance(by: .seconds(10 * 24 * 3_600))
      let third = try await marks(bench, with: second)
      #expect(third.count == 1 && third != first)
    }

    @Test func `a browser is known for the four accounts that were logged in to last`() async throws
    {
      let bench = try bench()
      for number in 0..<5 {
        try bench.accounts.add(
          Clerk(name: "\(number)"), id: "n\(number)", named: "\(number)", password: "p",
          cost: cheap)
      }
      var known: [String] = []
      for number in [0, 1, 2, 3, 3, 4] {
        known = try await marks(bench, "\(number)", "p", with: known)
      }
      #expect(known.count == 4)
      var outcomes: [Bool] = []
      for number in 0..<5 {
        try await flood(bench, "\(number)", at: "home")
        let outcome = try await bench.authenticator.logIn(
          "\(number)", "p", from: "home", marks: known)
        outcomes.append(outcome != .tooMany)
      }
      #expect(outcomes == [false, true, true, true, true])
    }

    @Test func `a cookie that is a letter with thousands of accents is read at once`() {
      let letter = "e" + String(repeating: "\u{301}\u{316}", count: 40_000)
      let time = ContinuousClock().measure {
        #expect(DeviceCookie(isSecure: false).marks(in: ["arco-device=\(letter)"]) == [])
      }
      #expect(time < .seconds(2))
    }

    @Test
    func
      `the marks are in a cookie that scripts and other sites do not get, and stay after a log out`()
      async throws
    {
      let bench = try Bench()
      let browser = bench.browser()
      let answer = try await bench.logIn("grace", "compiler", with: browser)
      let cookies = answer.headers[values: .setCookie].filter { $0.hasPrefix("arco-device=") }
      #expect(cookies.count == 1)
      #expect(cookies[0].hasSuffix("; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"))
      // It says of nobody whose it is. Hexadecimal digits could spell the name `ada`.
      for word in ["grace", "scrypt", "Grace"] { #expect(!cookies[0].contains(word)) }
      _ = try await browser.post("/log-out", [])
      #expect(browser.cookies["arco-device"] != nil)
      _ = try await bench.logIn("ada", "engine", with: browser)
      #expect(browser.cookies["arco-device"]?.split(separator: "~").count == 2)
    }

    @Test func `one network alone does not keep new browsers out`() async throws {
      let watch = Watch()
      let bench = try bench(at: watch)
      for _ in 0..<200 {
        _ = try await bench.authenticator.logIn("ada", "wrong", from: "foe")
        watch.advance(by: .seconds(10))
      }
      #expect(try await marks(bench, from: "new").count == 1)
    }
  }
#endif
