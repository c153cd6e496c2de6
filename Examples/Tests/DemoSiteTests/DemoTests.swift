import DemoSite
import Shop
import Testing

struct DemoTests {
  private func routes(_ arguments: String...) throws -> Set<String> {
    Set(try Demo(Options(arguments)).routes)
  }

  @Test func `pages that only tests visit are there where that is asked for`() throws {
    let tests: Set = [
      "/failing/{status}", "/fields", "/pointing", "/focus", "/ledger", "/names", "/texts",
      "/histories", "/histories/fresh", "/saving",
    ]
    #expect(try routes().isDisjoint(with: tests))
    #expect(try routes("--test-pages").isSuperset(of: tests))
    #expect(try routes("--hazards").isDisjoint(with: tests))
  }

  @Test func `pages whose buttons end the server are there where that is asked for`() throws {
    func hasHazards(_ routes: Set<String>) -> Bool { routes.contains { $0.contains("hazards") } }
    #expect(try !hasHazards(routes()))
    #expect(try !hasHazards(routes("--test-pages")))
    #expect(try hasHazards(routes("--hazards")))
  }

  @Test(arguments: [
    ("", 0), ("7", 0), ("7.120", 120), ("7.-1", 0), ("7.x.9", 0), ("0.10001", History.mostSteps),
    ("0.9000000000000000000", History.mostSteps), ("0.18446744073709551615", History.mostSteps),
    ("18446744073709551616.18446744073709551616", 0),
  ])
  func `an address asks for some thousand steps at most`(address: String, steps: Int) {
    #expect(History(address).steps == steps)
  }

  // Comparing them all takes seconds.
  @Test func `a search for a letter with thousands of accents is over at once`() {
    let words = "e" + String(repeating: "\u{301}\u{316}", count: 3_000)
    let time = ContinuousClock().measure { #expect(Tea.all(matching: words).isEmpty) }
    #expect(time < .seconds(1))
  }
}
