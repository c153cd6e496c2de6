#if Server
  import ArcoAccounts
  import ArcoServer
  import ArcoTesting
  import Foundation
  import Testing

  /// Nobody finds out by the limits of tries who has an account.
  @Suite(.timeLimit(.minutes(1))) struct NameTests {
    /// Accounts that take names for one that others tell apart.
    private struct Folding: Accounts {
      let inner: MemoryAccounts<Clerk>
      let fold: @Sendable (String) -> String

      func account(named name: String) async throws -> Account<Clerk>? {
        try await inner.account(named: fold(name))
      }
      func user(_ id: String) async throws -> Clerk? { try await inner.user(id) }
      func store(
        _ hash: PasswordHash, for id: String, inPlaceOf former: PasswordHash
      ) async throws {
        try await inner.store(hash, for: id, inPlaceOf: former)
      }
    }

    /// How stores compare names: by their bytes, by case, or hardly at all, with a second name for each.
    private static let folds: [@Sendable (String) -> String] = [
      { $0 },
      { $0.lowercased() },
      { name in
        let letters = name.decomposedStringWithCompatibilityMapping.lowercased()
          .filter { $0.isLetter || $0 == "@" }
        let plain = letters.unicodeScalars.filter { !$0.properties.isDiacritic }
        return String(String.UnicodeScalarView(plain)).split(separator: "@").first.map {
          String($0)
        }
          ?? ""
      },
    ]

    /// Ways to write a name.
    private func variant(_ base: String, _ random: inout SeededRandom) -> String {
      var name = base
      switch Int.random(in: 0..<6, using: &random) {
      case 0: name = name.uppercased()
      case 1: name = name.capitalized
      case 2: name = name.decomposedStringWithCanonicalMapping
      case 3: name += "@example.org"
      default: break
      }
      for _ in 0..<Int.random(in: 0..<3, using: &random) {
        let place = name.index(
          name.startIndex, offsetBy: Int.random(in: 0...name.count, using: &random))
        name.insert(
          contentsOf: ["  ", "\t", "\u{a0}"].randomElement(using: &random) ?? " ", at: place)
      }
      return name
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func `tries of a name have the same outcome whether it has an account or not`(seed: UInt64)
      async throws
    {
      for fold in Self.folds {
        let bench = try Bench(of: .init(around: { Folding(inner: $0, fold: fold) })) {
          $0.triesOfStrangers = TryLimit(atOnce: 8, every: .seconds(1_000_000))
          $0.triesOfAccount = TryLimit(atOnce: 3, every: .seconds(1_000_000))
          $0.triesOfAddress = TryLimit(atOnce: 1_000, every: .seconds(1))
        }
        let (known, unknown) = ("zo\u{e9}", "no\u{e9}")
        for name in [known, fold(known)] {
          try bench.accounts.add(
            Clerk(name: "Zoe"), id: "caf\u{e9}", named: name, password: "stars", cost: cheap)
        }
        var (one, other) = (SeededRandom(seed: seed), SeededRandom(seed: seed))
        for step in 0..<20 {
          let network = step % 3
          let names = (variant(known, &one), variant(unknown, &other))
          let first = try await bench.authenticator.logIn(names.0, "wrong", from: "\(network)")
          let second = try await bench.authenticator.logIn(names.1, "wrong", from: "\(network)")
          #expect(first == second, "seed \(seed), step \(step): \(names)")
        }
      }
    }

    @Test func `whatever a name is written like, its account has its tries once`() async throws {
      for fold in Self.folds.dropFirst() {
        let bench = try Bench(of: .init(around: { Folding(inner: $0, fold: fold) }))
        for name in ["ada", "ADA", "Ada", "aDa", "AdA"] {
          #expect(try await bench.authenticator.logIn(name, "wrong", from: "a") == .wrong)
        }
        #expect(try await bench.authenticator.logIn("ada", "engine", from: "a") == .tooMany)
      }
    }

    @Test
    func `by its second name, an account that has had its tries answers as to a wrong password`()
      async throws
    {
      let bench = try Bench(of: .init(around: { Folding(inner: $0, fold: Self.folds[2]) }))
      for _ in 0..<5 {
        #expect(try await bench.authenticator.logIn("ada", "wrong", from: "a") == .wrong)
      }
      let outcome = try await bench.authenticator.logIn("ada@example.org", "engine", from: "a")
      #expect(outcome == .wrong)
    }
  }
#endif
