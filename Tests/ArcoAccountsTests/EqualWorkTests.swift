#if Server
  import ArcoAccounts
  import ArcoCore
  import ArcoServer
  import Testing

  /// Whether a name has an account is not to be told from the work that a try takes.
  @Suite(.timeLimit(.minutes(1))) struct EqualWorkTests {
    /// Counts the work of hashes.
    private final class Counter: Sendable {
      private let works = Locked<[PasswordCost]>([])

      var derive: KeyDerivation {
        { [works] password, salt, cost, length in
          works.withLock { $0.append(cost) }
          return PasswordHash.scrypt(password, salt, cost, length)
        }
      }

      /// The work since it was asked last.
      func take() -> Int {
        works.withLock { works in
          defer { works = [] }
          return works.reduce(0) { $0 + $1.work }
        }
      }
    }

    @Test(arguments: [
      PasswordCost(rounds: 2, blockSize: 1, parallelism: 1),
      PasswordCost(rounds: 5, blockSize: 2, parallelism: 1),
      PasswordCost(rounds: 6, blockSize: 2, parallelism: 2),
      PasswordCost(rounds: 6, blockSize: 2, parallelism: 3),
      PasswordCost(rounds: 3, blockSize: 2, parallelism: 11),
    ])
    func `a wrong password takes the same work for an older hash, a new one and no account`(
      stored: PasswordCost
    ) async throws {
      let present = PasswordCost(rounds: 6, blockSize: 2, parallelism: 3)
      let counter = Counter()
      let bench = try Bench(of: .init(derive: counter.derive)) { $0.cost = present }
      try bench.accounts.add(
        Clerk(name: "Old"), id: "old", named: "old", password: "one", cost: stored)
      try bench.accounts.add(
        Clerk(name: "New"), id: "new", named: "new", password: "two", cost: present)
      for name in ["nobody", "old", "new", "nobody else"] {
        #expect(try await bench.authenticator.logIn(name, "wrong", from: "a") == .wrong)
        // What is less than the smallest hash of these blocks is left out.
        #expect((present.work - 3...present.work).contains(counter.take()), "\(name)")
      }
    }

    @Test func `the first name that nobody has takes no more work than the next`() async throws {
      let counter = Counter()
      let bench = try Bench(of: .init(derive: counter.derive))
      var works: [Int] = []
      for name in ["nobody", "nobody else", "ada"] {
        _ = try await bench.authenticator.logIn(name, "wrong", from: "a")
        works.append(counter.take())
      }
      #expect(works == [cheap.work, cheap.work, cheap.work])
    }

    @Test func `what is too long is compared with nothing, whoever has the name`() async throws {
      let counter = Counter()
      let bench = try Bench(of: .init(derive: counter.derive)) {
        $0.cost = PasswordCost(rounds: 6, blockSize: 2, parallelism: 3)
      }
      let long = String(repeating: "a", count: 1_025)
      for name in ["nobody", "ada"] {
        #expect(try await bench.authenticator.logIn(name, long, from: "a") == .wrong)
      }
      #expect(counter.take() == 0)
    }
  }
#endif
