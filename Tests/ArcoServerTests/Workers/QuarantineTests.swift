#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoStore
  import ArcoWeb
  import Foundation
  import Hummingbird
  import Logging
  import Testing

  /// What a worker does with inputs of which its supervisor says that they ended a worker twice.
  @Suite(.timeLimit(.minutes(1))) struct QuarantineTests {
    @Test func `the input is refused, the page goes on, and a recording has the state that it met`()
      async throws
    {
      let verdict = Verdict()
      let bench = try KeepingBench(worker: verdict.worker)
      let (token, patch) = try await bench.clicked()
      verdict.references.withLock { $0 = [2] }
      try bench.restart()
      try await bench.comeBack(token, received: patch) { tab in
        tab.line.say([.add(2, on: patch), .add(3, on: patch)])
        let heard = await tab.hear(applied: 3)
        #expect(heard.refused == [2])
        #expect(heard.text.contains("count 2"))
      }
      let said = try #require(
        bench.book.texts(.error).first { $0.contains("load the Workers.Poison") })
      let name = try #require(said.split(separator: " ").last).dropLast()
      let poison = try #require(try await Workers.Poison(String(name), in: bench.store))
      #expect(try await poison.replayed(on: bench.screen).contains("count 2"))
    }

    @Test(arguments: [true, false])
    func `a recording names the element that the event came from, by whatever numbers`(
      isFromBefore: Bool
    ) async throws {
      let verdict = Verdict()
      let bench = try KeepingBench(worker: verdict.worker)
      bench.nodes = 6
      // What comes first in the page was made last, so that numbers are in no order.
      bench.screen = Screen(
        Component<Void, Tally, TallyInput, HTML>(
          .reduce { tally, input in if case .add(let count) = input { tally.count += count } }
        ) { tally, send in
          if tally.count > 0 { button("first", .onClick { send(.add(1_000)) }) }
          button("second", .onClick { send(.add(1)) })
          button("third", .onClick { send(.add(100)) })
          p("count \(tally.count)")
        },
        state: Tally(), keeping: .inputs(as: "tally"))
      let (token, patch) = try await bench.clicked()
      verdict.references.withLock { $0 = [2] }
      try bench.restart()
      // The third, by its number on the page that was painted, and on the one that came back.
      let node = isFromBefore ? 3 : 5
      try await bench.comeBack(token, received: patch) { tab in
        if !isFromBefore { _ = await tab.hear { $0.patch > patch } }
        tab.line.say(.click(2, node, on: isFromBefore ? patch : patch + 1))
        #expect(await tab.hear { !$0.refused.isEmpty }.refused == [2])
      }
      let said = try #require(
        bench.book.texts(.error).first { $0.contains("load the Workers.Poison") })
      let name = try #require(said.split(separator: " ").last).dropLast()
      await bench.server.close()
      let poison = try #require(try await Workers.Poison(String(name), in: bench.store))
      #expect(try await poison.replayed(on: bench.screen).contains("count 101"))
    }

    @Test func `a recording is its subject's, and is forgotten with all that is`() async throws {
      let verdict = Verdict()
      let bench = try KeepingBench(worker: verdict.worker)
      let (token, patch) = try await bench.clicked(for: "ada")
      verdict.references.withLock { $0 = [2] }
      try bench.restart()
      let (renewed, opened) = try await bench.load(token: token, for: "ada")
      #expect(opened.goesOn)
      try await bench.connect(
        renewed, received: patch, former: [.add(2, on: patch), .add(3, on: patch)]
      ) { tab in
        #expect(await tab.hear(applied: 3).refused == [2])
      }
      await bench.server.close()
      let kept = try await bench.store.sessions(of: "ada", at: 0).map { $0.component }
      #expect(kept.count == 2)
      #expect(kept.count { $0.hasPrefix("poison of ") } == 1)
      try bench.restart()
      #expect(try await bench.server.forgetSessions(of: "ada") == 2)
    }

    @Test func `a page that ended its workers when it was brought back starts anew`() async throws {
      let verdict = Verdict()
      let bench = try KeepingBench(worker: verdict.worker)
      let (token, _) = try await bench.clicked()
      // Where an input's reference would be: the making of a page.
      verdict.references.withLock { $0 = [-1] }
      try bench.restart()
      await #expect {
        _ = try await bench.load(token: token)
      } throws: { error in
        // Nor is it made anew, as it is known by the same word here.
        (error as? HTTPError)?.status == .conflict
      }
      #expect(bench.book.texts(.error).contains { $0.contains("is not restored") })
    }

    @Test func `a page that is not kept is refused an input by what it says`() async throws {
      let verdict = Verdict()
      let bench = try KeepingBench(worker: verdict.worker)
      let event = Event(node: 1, kind: .click)
      var writer = ByteWriter()
      event.write(to: &writer)
      let digest = StateDigest.of(bytes: writer.bytes)
      verdict.references.withLock { $0 = [Int(truncatingIfNeeded: digest >> 1) | 1] }
      let (token, _) = try await bench.load()
      try await bench.connect(token) { tab in
        tab.line.say([.add(1), .ask(2)])
        let heard = await tab.hear(text: "count 10")
        #expect(heard.refused == [1])
      }
      #expect(
        bench.book.texts(.error).contains {
          $0.hasPrefix("An input crashed or hung its worker twice")
        })
    }
  }
#endif
