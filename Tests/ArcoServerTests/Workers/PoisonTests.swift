#if Server
  import Arco
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoStore
  import ArcoWeb
  import Foundation
  import Testing

  /// An input that ended its workers, done again by a test.
  struct PoisonTests {
    private struct Till: Codable, Sendable {
      var coins = 0
    }

    private enum TillInput: Codable, Sendable {
      case share
    }

    /// As it is once it was mended: with no coins it trapped.
    private func till() -> Component<Void, Till, TillInput, HTML> {
      Component(.reduce { till, _ in till.coins = till.coins == 0 ? -1 : 12 / till.coins }) {
        till, send in
        p("\(till.coins) coins")
        button("Share", .onClick { send(.share) })
      }
    }

    private func other() -> Component<Void, [Int], TillInput, HTML> {
      Component(.reduce { _, _ in }) { _, _ in p("") }
    }

    private func store(of till: Till, element: Int?) async throws -> MemorySessionStore {
      let poison = Workers.Poison(
        id: "s-7", component: "till", build: "b", state: Array("{\"coins\":\(till.coins)}".utf8),
        digest: try StateDigest.of(till), element: element, event: [99, UInt8(ascii: "c")])
      let store = MemorySessionStore()
      _ = try await store.commit([
        .begin(
          KeptSession(
            id: "s-7", component: "poison of till", version: 1, build: "b", created: 1,
            expires: 2, owner: "o",
            snapshot: .init(
              sequence: 0, reference: 0, payload: Array(try JSONEncoder().encode(poison)))))
      ])
      return store
    }

    @Test func `a recording is done again on the state that it met`() async throws {
      let store = try await store(of: Till(), element: 1)
      let poison = try #require(try await Workers.Poison("s-7", in: store))
      #expect(poison.component == "till")
      let shown = try await poison.replayed(
        on: Screen(till(), state: Till(coins: 99), keeping: .inputs(as: "till")))
      #expect(shown.contains("-1 coins"))
    }

    @Test func `an element that does not listen is said`() async throws {
      let store = try await store(of: Till(), element: 0)
      let poison = try #require(try await Workers.Poison("s-7", in: store))
      await #expect(throws: Workers.Poison.Fault.refused) {
        try await poison.replayed(on: Screen(till(), state: Till(), keeping: .inputs(as: "till")))
      }
    }

    @Test func `a recording of another state's type is said, and one that is not there is none`()
      async throws
    {
      let store = try await store(of: Till(), element: 1)
      #expect(try await Workers.Poison("s-8", in: store) == nil)
      let poison = try #require(try await Workers.Poison("s-7", in: store))
      await #expect {
        try await poison.replayed(on: Screen(other(), state: [1], keeping: .inputs(as: "till")))
      } throws: { error in
        if case .unreadable? = error as? Workers.Poison.Fault { true } else { false }
      }
    }
  }
#endif
