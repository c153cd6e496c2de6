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

    @Test func `an account may be tried 50 times by strange browsers, then once in 5 seconds`()
      async throws
    {
      var next = 0
      try await holds(50, every: 5) { count in
        next += 1_000
        let first = next
        return try await tries(count, { _ in "ada" }, from: { "stranger \(first + $0)" })
      }
      // Of another account nothing was taken.
      #expect(try await tries(55, { _ in "grace" }, from: { "new \($0)" }) == 50)
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
        from all addresses by browsers that are not known \(strangers.atOnce), then one in \
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
#endif
