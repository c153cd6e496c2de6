#if Server
  import Arco
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoStore
  import ArcoWeb
  import Logging
  import Testing

  private struct PurseOf1: Codable, Sendable {
    var coins = 0
  }

  private struct Purse: Sendable, VersionedState {
    var cents = 0

    static let versions = StateVersions(PurseOf1.self).next { Purse(cents: 100 * $0.coins) }
  }

  /// The third version, which reads no other.
  private struct Wallet: Sendable, VersionedState {
    var notes = 0

    static let versions = StateVersions(Wallet.self, version: 3)
  }

  /// A page that comes back to a program whose state has another form.
  @Suite(.timeLimit(.minutes(1))) struct VersionTests {
    private func screen<State: Codable & Sendable>(
      _ state: State, _ cents: WritableKeyPath<State, Int> & Sendable
    ) -> Screen {
      Screen(
        Component<Void, State, Int, HTML>(.reduce { $0[keyPath: cents] += $1 }) { state, send in
          button("has \(state[keyPath: cents]).", .onClick { send(1) })
        },
        state: state, keeping: .inputs(as: "purse"))
    }

    private func bench() throws -> KeepingBench {
      let bench = try KeepingBench()
      bench.nodes = 2
      bench.screen = screen(PurseOf1(), \.coins)
      return bench
    }

    /// A page with a snapshot of one event, and two more behind it.
    private func touch(_ bench: KeepingBench) async throws -> (token: String, patch: Int) {
      let (token, _) = try await bench.load()
      let patch = try await bench.connect(token) { tab in
        for reference in 1...2 {
          tab.line.say(.add(reference))
          _ = await tab.hear(applied: reference)
        }
        tab.line.say(.add(3))
        return await tab.hear(applied: 3).patch
      }
      return (token, patch)
    }

    @Test func `after an orderly end the newer program goes on with the migrated state`()
      async throws
    {
      let bench = try bench()
      let (token, patch) = try await touch(bench)
      await bench.server.close()
      try bench.restart(build: "2", screen(Purse(), \.cents))
      try await bench.comeBack(token, received: patch) { tab in
        tab.line.say(.ping(1))
        #expect(await tab.hear(text: "has 300.").refused.isEmpty)
      }
    }

    @Test(arguments: ["1", "2"])
    func `what a newer program went on with is not lost when it is killed in turn`(
      build: String
    ) async throws {
      let bench = try bench()
      let (token, patch) = try await touch(bench)
      await bench.server.close()
      try bench.restart(build: build, screen(Purse(), \.cents))
      let later = try await bench.comeBack(token, received: patch) { tab in
        let shown = await tab.hear(text: "has 300.").patch
        tab.line.say(.add(4, on: shown))
        return await tab.hear(text: "has 301.").patch
      }
      try bench.restart(build: build)
      try await bench.comeBack(token, received: later) { tab in
        tab.line.say(.add(5, on: later))
        #expect(await tab.hear(applied: 5).text.contains("has 302."))
      }
    }

    // Two builds may have one name, where the application gives it.
    @Test(arguments: ["1", "2"])
    func `after a kill the newer program begins with the migrated snapshot and says so`(
      build: String
    ) async throws {
      let bench = try bench()
      let (token, _) = try await touch(bench)
      try bench.restart(build: build, screen(Purse(), \.cents))
      let (_, opened) = try await bench.load(token: token)
      #expect(opened.isOlder)
      #expect(String(decoding: opened.paint.markup, as: UTF8.self).contains("has 100."))
    }

    @Test func `a session does not go back to older code, and the newer finds it later`()
      async throws
    {
      let bench = try bench()
      bench.screen = screen(Purse(), \.cents)
      let (token, patch) = try await touch(bench)
      await bench.server.close()
      try bench.restart(build: "1", screen(PurseOf1(), \.coins))
      let opened = try await bench.load(token: token).opened
      #expect(!opened.goesOn && !opened.isOlder)
      #expect(String(decoding: opened.paint.markup, as: UTF8.self).contains("has 0."))
      #expect(bench.book.texts(.notice).contains { $0.contains("stays in the store") })
      try bench.restart(build: "2", screen(Purse(), \.cents))
      try await bench.comeBack(token, received: patch) { tab in
        tab.line.say(.add(4, on: patch))
        #expect(await tab.hear(applied: 4).text.contains("has 4."))
      }
    }

    @Test func `a version that was let go of starts fresh`() async throws {
      let bench = try bench()
      let (token, _) = try await touch(bench)
      await bench.server.close()
      try bench.restart(build: "3", screen(Wallet(), \.notes))
      let opened = try await bench.load(token: token).opened
      #expect(!opened.goesOn && !opened.isOlder)
      #expect(bench.book.texts(.notice).contains { $0.contains("reads versions 3 to 3") })
    }
  }
#endif
