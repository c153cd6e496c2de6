#if Server
  import ArcoAccounts
  import ArcoServer
  import Foundation
  import Testing

  /// How often a password may be tried where nothing else is said.
  @Suite(.timeLimit(.minutes(1))) struct TriesTests {
    private let watch = Watch()
    private let bench: Bench

    init() throws { bench = try Bench(at: watch) }

    /// How many of some tries are let through.
    private func tries(
      _ count: Int, _ name: (Int) -> String, from network: (Int) -> String
    ) async throws -> Int {
      var allowed = 0
      for number in 0..<count {
        let outcome = try await bench.authenticator.logIn(
          name(number), "wrong", from: network(number))
        if outcome == .wrong { allowed += 1 } else { #expect(outcome == .tooMany) }
      }
      return allowed
    }

    /// Holds a limit to what it says: so many at once, one more after each time, and never more than at once.
    private func holds(
      _ atOnce: Int, every seconds: Int, _ tries: (Int) async throws -> Int
    ) async throws {
      #expect(try await tries(atOnce + 5) == atOnce)
      watch.advance(by: .seconds(seconds) - .milliseconds(1))
      #expect(try await tries(3) == 0)
      watch.advance(by: .milliseconds(2))
      #expect(try await tries(3) == 1)
      watch.advance(by: .seconds(2 * seconds) + .milliseconds(2))
      #expect(try await tries(5) == 2)
      watch.advance(by: .seconds(24 * 3_600))
      #expect(try await tries(atOnce + 5) == atOnce)
    }

    @Test func `an account may be tried five times from an address, then once in 30 seconds`()
      async throws
    {
      try await holds(5, every: 30) { try await tries($0, { _ in "ada" }, from: { _ in "a" }) }
    }

    @Test func `an account may be tried 20 times from strange addresses, then once in 30 seconds`()
      async throws
    {
      var next = 0
      try await holds(20, every: 30) { count in
        next += 1_000
        let first = next
        return try await tries(count, { _ in "ada" }, from: { "stranger \(first + $0)" })
      }
      // Of another account nothing was taken.
      #expect(try await tries(25, { _ in "grace" }, from: { "new \($0)" }) == 20)
    }

    @Test func `an address may try 30 times, then once in 5 seconds`() async throws {
      var next = 0
      try await holds(30, every: 5) { count in
        next += 1_000
        let first = next
        return try await tries(count, { "nobody \(first + $0)" }, from: { _ in "a" })
      }
      #expect(try await tries(35, { "other \($0)" }, from: { _ in "b" }) == 30)
    }

    @Test func `networks of IPv6 may try as often as 4 and 16 addresses`() async throws {
      func hex(_ number: Int) -> String { String(number, radix: 16) }
      let many = try await tries(
        150, { "nobody \($0)" }, from: { "2001:db8:1:1\(hex(16 + $0))::/64" })
      #expect(many == 4 * 30)
      let more = try await tries(
        520, { "none \($0)" }, from: { "2001:db8:2:\(hex($0 / 10))00::/64" })
      #expect(more == 16 * 30)
      let one = try await tries(
        30, { _ in "grace" }, from: { "2001:db8:3:1\(hex(16 + $0))::/64" })
      #expect(one == 4 * 5)
    }

    @Test func `a password that is right counts as a try, too`() async throws {
      for _ in 0..<5 {
        let outcome = try await bench.authenticator.logIn("ada", "engine", from: "a")
        guard case .loggedIn = outcome else {
          Issue.record("\(outcome)")
          return
        }
      }
      #expect(try await bench.authenticator.logIn("ada", "engine", from: "a") == .tooMany)
      watch.advance(by: .seconds(30))
      #expect(try await bench.authenticator.logIn("ada", "wrong", from: "a") == .wrong)
    }

    @Test func `the article says how often a password may be tried, and how hashes are made`()
      throws
    {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/ArcoAccounts/ArcoAccounts.docc/Logging-in.md")
      let article = try String(contentsOf: file, encoding: .utf8)
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let words = [2: "Two", 5: "five"]
      func word(_ number: Int) -> String { words[number] ?? "\(number)" }
      func seconds(_ limit: TryLimit) -> Int { Int(limit.every / .seconds(1)) }
      let stated = LogInConfiguration()
      let (account, strangers) = (stated.triesOfAccount, stated.triesOfStrangers)
      let address = stated.triesOfAddress
      let cost = stated.cost
      for sentence in [
        """
        from each address \(word(account.atOnce)) tries an account, then one in \(seconds(account)) seconds; \
        from all addresses where nobody has logged in to it yet \(strangers.atOnce), then one in \
        \(seconds(strangers)) seconds; \(address.atOnce) an address, then one in \(seconds(address)) |
        """,
        "\(word(stated.hashesAtOnce)) are made at a time",
        "`$scrypt$ln=\(cost.rounds),r=\(cost.blockSize),p=\(cost.parallelism)$…$…`",
        "A log in is good for \(Int(stated.lifetime / .seconds(24 * 3_600))) days",
      ] {
        #expect(article.contains(sentence), "\(sentence)")
      }
    }
  }

  /// When a log in is over.
  @Suite(.timeLimit(.minutes(1))) struct LogInEndTests {
    @Test
    func `of a user's log ins the newest hundred are good, and with one more the oldest is over`()
      async throws
    {
      let bench = try Bench {
        $0.triesOfStrangers = TryLimit(atOnce: 1_000, every: .seconds(1))
      }
      var secrets: [String] = []
      for place in 0..<101 {
        let outcome = try await bench.authenticator.logIn("ada", "engine", from: "\(place)")
        guard case .loggedIn(let secret) = outcome else {
          Issue.record("\(outcome)")
          return
        }
        secrets.append(secret)
      }
      func shown(_ secret: String) async throws -> Bool {
        let browser = bench.browser()
        browser.cookies["arco-user"] = secret
        return try await browser.get("/desk").body.contains("Hello Ada")
      }
      #expect(try await !shown(secrets[0]))
      for secret in [secrets[1], secrets[50], secrets[100]] { #expect(try await shown(secret)) }
    }

    @Test func `a log in is over after its time, and its open pages end when their user changes`()
      async throws
    {
      let watch = Watch()
      let bench = try Bench(at: watch)
      let ada = try await bench.browser(of: "ada", "engine")
      watch.advance(by: .seconds(7 * 24 * 3_600))
      let late = try await bench.browser(of: "ada", "engine")
      for browser in [ada, late] { _ = try await browser.get("/desk") }
      watch.advance(by: .seconds(7 * 24 * 3_600) - .seconds(1))
      #expect(try await ada.get("/desk").body.contains("Hello Ada"))
      #expect(bench.site.sessionCount == 3)
      watch.advance(by: .seconds(1))
      // The pages that were made before are open until somebody speaks of their user.
      #expect(bench.site.sessionCount == 3)
      await bench.authenticator.changed(Clerk(name: "Ada"), id: "1")
      #expect(bench.site.sessionCount == 1)
      #expect(try await ada.get("/desk").body.contains("Hello stranger"))
      #expect(try await late.get("/desk").body.contains("Hello Ada"))
    }
  }
#endif
