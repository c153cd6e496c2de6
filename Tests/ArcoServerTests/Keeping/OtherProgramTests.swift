#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoStore
  import ArcoWeb
  import Logging
  import Testing

  /// A page that comes back to a program which may do something else with its inputs.
  @Suite(.timeLimit(.minutes(1))) struct OtherProgramTests {
    /// A page whose snapshot has one event, and two more behind it.
    private func touched(_ bench: KeepingBench) async throws -> (token: String, patch: Int) {
      let (token, _) = try await bench.load()
      let patch = try await bench.connect(token) { tab in
        tab.line.say(.add(1))
        _ = await tab.hear(applied: 1)
        tab.line.say(.add(2))
        _ = await tab.hear(applied: 2)
        tab.line.say(.add(3))
        return await tab.hear(applied: 3).patch
      }
      return (token, patch)
    }

    private func text(_ opened: OpenedPage) -> String {
      String(decoding: opened.paint.markup, as: UTF8.self)
    }

    @Test func `another program does no old input, and says that something is lost`() async throws {
      let bench = try KeepingBench()
      let (token, _) = try await touched(bench)
      try bench.restart(build: "2", TallyPage.screen(bench.effects, step: 100))
      let (_, opened) = try await bench.load(token: token)
      #expect(!opened.goesOn)
      #expect(opened.isOlder)
      #expect(text(opened).contains("count 1,"))
      #expect(
        bench.book.texts(.notice).contains { $0.contains("2 inputs after its last snapshot") })
    }

    @Test func `a page that cannot begin with what was kept takes no place of the site`()
      async throws
    {
      var limits = Site.Limits()
      limits.sessions = 1
      let bench = try KeepingBench(limits: limits)
      let (token, _) = try await touched(bench)
      try bench.restart(TallyPage.screen(bench.effects, step: 100))
      #expect(try await bench.load(token: token).opened.isOlder)
      #expect(bench.server.sessionCount == 1)
    }

    @Test func `what is begun with an older state is kept at once`() async throws {
      let bench = try KeepingBench()
      let (token, _) = try await touched(bench)
      try bench.restart(build: "2")
      let (second, _) = try await bench.load(token: token)
      await bench.server.close()
      try bench.restart(build: "2")
      #expect(try await bench.load(token: second).opened.goesOn)
      #expect(try await bench.load(token: token).opened.goesOn == false)
    }

    @Test func `an older page whose answer is lost begins once more with the same state`()
      async throws
    {
      let bench = try KeepingBench()
      let (token, _) = try await touched(bench)
      try bench.restart(build: "2")
      let lost = try await bench.load(token: token).opened
      #expect(lost.isOlder)
      let (second, opened) = try await bench.load(token: token)
      #expect(opened.isOlder)
      #expect(text(opened) == text(lost))
      // Whoever is connected knows the new session, and needs the former one no more.
      try await bench.connect(second) { tab in _ = await tab.hearAll() }
      #expect(try await bench.load(token: token).opened.isOlder == false)
    }

    @Test func `after an orderly end another program goes on where it was`() async throws {
      let bench = try KeepingBench()
      let (token, patch) = try await touched(bench)
      await bench.server.close()
      try bench.restart(build: "2", TallyPage.screen(bench.effects, step: 100))
      try await bench.comeBack(token, received: patch) { tab in
        tab.line.say(.add(4, on: patch))
        #expect(await tab.hear(applied: 4).text.contains("count 103"))
      }
      // The second program stored its input under its own build, so a third process of that build
      // goes on after a crash.
      try bench.restart(build: "2")
      #expect(try await bench.load(token: token).opened.goesOn)
    }

    @Test func `the session that an older page begins from is forgotten, and what is kept expires`()
      async throws
    {
      let bench = try KeepingBench()
      let (token, _) = try await touched(bench)
      try bench.restart(build: "2")
      let (_, opened) = try await bench.load(token: token)
      #expect(opened.isOlder)
      await bench.server.close()
      #expect(try await bench.store.usage().sessions == 1)
      let id = opened.session.description
      let kept = try #require(try await bench.store.load(id, for: "a test", at: 0)).session
      let lifetime = Site.Configuration().limits.token
      #expect(.milliseconds(kept.expires - kept.created) == lifetime)
    }

    @Test func `a page of another component reads nothing of it, and leaves it alone`() async throws
    {
      let bench = try KeepingBench()
      let (token, _) = try await touched(bench)
      let screen = bench.screen
      try bench.restart(TallyPage.screen(bench.effects, name: "another"))
      let other = try await bench.load(token: token).opened
      #expect(!other.goesOn && !other.isOlder)
      try bench.restart(screen)
      #expect(try await bench.load(token: token).opened.goesOn)
    }

    @Test func `inputs that lead elsewhere are not shown as what was acknowledged`() async throws {
      let bench = try KeepingBench()
      let (token, _) = try await touched(bench)
      // The same program by its name, with a handler that depends on more than its state.
      try bench.restart(TallyPage.screen(bench.effects, step: 100))
      let (_, opened) = try await bench.load(token: token)
      #expect(opened.isOlder)
      #expect(text(opened).contains("count 1,"))
      #expect(bench.book.texts(.error).contains { $0.contains("a different state") })
    }

    private enum Renamed: Codable, Sendable {
      case increase(Int)
    }

    /// The same state, whose inputs are written otherwise.
    private func renamed(_ name: String) -> Screen {
      Screen(
        Component<Void, Tally, Renamed, HTML>(
          .reduce { tally, input in
            if case .increase(let count) = input { tally.count += count }
          }
        ) { tally, send in
          button("+", .onClick { send(.increase(1)) })
          p("count \(tally.count), text \(tally.text)")
        },
        state: Tally(), keeping: .inputs(as: name))
    }

    @Test func `a page whose inputs cannot be read begins with its last snapshot`() async throws {
      let bench = try KeepingBench()
      let (token, _) = try await touched(bench)
      try bench.restart(renamed("tally"))
      let (_, opened) = try await bench.load(token: token)
      #expect(opened.isOlder)
      #expect(text(opened).contains("count 1,"))
      #expect(bench.book.texts(.error).contains { $0.contains("kept inputs cannot be decoded") })
    }

    @Test func `a page whose state cannot be read starts anew, and the log says so`() async throws {
      let bench = try KeepingBench()
      let (token, _) = try await touched(bench)
      await bench.server.close()
      struct Other: Codable, Sendable { var sum: Int }
      try bench.restart(
        Screen(
          Component<Void, Other, Int, HTML>(.reduce { $0.sum += $1 }) { other, send in
            button("sum \(other.sum)", .onClick { send(1) })
          },
          state: Other(sum: 7), keeping: .inputs(as: "tally")))
      let (_, opened) = try await bench.load(token: token)
      #expect(!opened.goesOn && !opened.isOlder)
      #expect(text(opened).contains("sum 7"))
      #expect(bench.book.texts(.error).contains { $0.contains("the page starts again") })
    }

    @Test func `a snapshot that this build cannot read is left for one that can`() async throws {
      let bench = try KeepingBench()
      let (token, _) = try await touched(bench)
      let screen = bench.screen
      struct Other: Codable, Sendable { var sum: Int }
      // Events of another build are not applied: the page would begin with the snapshot, which
      // this build cannot decode.
      try bench.restart(
        build: "2",
        Screen(
          Component<Void, Other, Int, HTML>(.reduce { $0.sum += $1 }) { other, send in
            button("sum \(other.sum)", .onClick { send(1) })
          },
          state: Other(sum: 7), keeping: .inputs(as: "tally")))
      let (_, opened) = try await bench.load(token: token)
      #expect(!opened.goesOn && !opened.isOlder)
      await bench.server.close()
      try bench.restart(screen)
      #expect(try await bench.load(token: token).opened.goesOn)
    }

    @Test func `a set in the state is the same set again`() async throws {
      let bench = try KeepingBench()
      var state = Tally()
      for number in 0..<50 { state.names.insert("before \(number)") }
      let first = state
      let effects = bench.effects
      bench.screen = Screen(
        TallyPage.component(effects), state: first, keeping: .inputs(as: "tally"))
      let (token, patch) = try await touched(bench)
      try bench.restart()
      try await bench.comeBack(token, received: patch) { tab in
        tab.line.say(.add(4, on: patch))
        #expect(await tab.hear(applied: 4).text.contains("count 4, text , names 50"))
      }
    }

    @Test func `a state of another version is not read`() async throws {
      let bench = try KeepingBench()
      let (token, _) = try await touched(bench)
      try bench.restart(TallyPage.screen(bench.effects, version: 2))
      let (_, opened) = try await bench.load(token: token)
      #expect(!opened.goesOn)
      #expect(!opened.isOlder)
      #expect(text(opened).contains("count 0"))
    }

    @Test
    func `a view that shows more than the state is built anew, and its old events are refused`()
      async throws
    {
      let bench = try KeepingBench()
      let captions = Locked(0)
      bench.screen = TallyPage.screen(
        bench.effects,
        caption: {
          captions.withLock {
            $0 += 1
            return "caption \($0)"
          }
        })
      let (token, patch) = try await touched(bench)
      try bench.restart()
      try await bench.comeBack(token, received: patch) { tab in
        tab.line.say(.add(4, on: patch))
        let heard = await tab.hear { !$0.refused.isEmpty && $0.text.contains("count 3") }
        #expect(heard.refused == [4])
      }
    }
  }
#endif
