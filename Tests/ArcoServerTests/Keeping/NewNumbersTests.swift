#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoStore
  import ArcoWeb
  import Testing

  /// The numbers that a server which was started again gives the nodes of a page.
  @Suite(.timeLimit(.minutes(1))) struct NewNumbersTests {
    @Test
    func `a server that dies once it has told the new numbers leaves a page that goes on`()
      async throws
    {
      let bench = try KeepingBench()
      let (token, patch) = try await bench.clicked()
      try bench.restart()
      try await bench.comeBack(token, received: patch) { tab in
        #expect(
          await tab.line.hear()
            == .patch(number: patch + 1, applied: 1, operations: [2, 10, UInt8(TallyPage.nodes)]))
      }
      try bench.restart()
      try await bench.comeBack(token, received: patch + 1) { tab in
        #expect(tab.welcome == .welcome(.carryOn, applied: 1, token: ""))
        tab.line.say(.add(2, on: patch + 1))
        let heard = await tab.hear { $0.applied >= 2 && $0.text.contains("count ") }
        #expect(heard.refused.isEmpty)
        #expect(heard.patch == patch + 2)
        #expect(heard.text.contains("count 2"))
      }
    }

    @Test func `an event made before finds its element by the number it had`() async throws {
      let bench = try KeepingBench()
      let (token, patch) = try await bench.clicked()
      try bench.restart()
      let later = try await bench.comeBack(token, received: patch) { tab in
        tab.line.say([.type(2, "typed while away", on: patch), .ask(3, on: patch)])
        let heard = await tab.hear(text: "count 11")
        #expect(heard.refused.isEmpty)
        #expect(heard.text.contains("typed while away"))
        return heard.patch
      }
      // And once more, with the numbers of the page that was brought back.
      try bench.restart()
      try await bench.comeBack(token, received: later) { tab in
        tab.line.say(.add(4, on: later))
        #expect(await tab.hear(applied: 4).text.contains("count 12"))
      }
    }

    @Test func `a server that is killed again before its client came back loses nothing`()
      async throws
    {
      let bench = try KeepingBench()
      let (token, patch) = try await bench.clicked()
      try bench.restart()
      #expect(try await bench.load(token: token).opened.goesOn)
      try bench.restart()
      // This time the client comes back, and is not heard to show the new numbers.
      try await bench.comeBack(token, received: patch, answers: false) { tab in
        tab.line.say(.type(2, "abc", on: patch))
        let heard = await tab.hearAll()
        #expect([heard.applied, heard.patch] == [1, patch + 1])
      }
      try bench.restart()
      try await bench.comeBack(token, received: patch) { tab in
        #expect(tab.welcome == .welcome(.carryOn, applied: 1, token: ""))
        tab.line.say([.type(2, "abc", on: patch), .add(3, on: patch)])
        let heard = await tab.hear(applied: 3)
        #expect(heard.refused.isEmpty)
        #expect(heard.text.contains("count 2, text abc"))
      }
    }

    @Test func `a line that breaks before the answer to new numbers costs nothing`() async throws {
      let bench = try KeepingBench()
      let (token, patch) = try await bench.clicked()
      try bench.restart()
      try await bench.comeBack(token, received: patch, answers: false) { tab in
        #expect(await tab.hear { $0.patch > patch }.patch == patch + 1)
      }
      try await bench.connect(token, received: patch + 1) { tab in
        #expect(tab.welcome == .welcome(.carryOn, applied: 1, token: ""))
        tab.line.say(.add(2, on: patch + 1))
        let heard = await tab.hear(applied: 2)
        #expect(heard.refused.isEmpty)
        #expect(heard.text.contains("count 2"))
      }
    }

    @Test func `nothing is kept or told between new numbers and the answer to them`() async throws {
      let bench = try KeepingBench()
      let (token, patch) = try await bench.clicked()
      try bench.restart()
      let before = bench.store.commits.withLock { $0 }
      try await bench.comeBack(token, received: patch, answers: false) { tab in
        tab.line.say([.add(2, on: patch), .type(3, "abc", on: patch)])
        let heard = await tab.hearAll()
        #expect([heard.applied, heard.patch] == [1, patch + 1])
        #expect(bench.store.commits.withLock { $0 } == before)
        tab.line.say(.received(patch + 1))
        #expect(await tab.hear(applied: 3).text.contains("count 2"))
        #expect(bench.store.commits.withLock { $0 } == before + 1)
      }
    }

    @Test func `effects that wait for the answer to new numbers do not hold it back`() async throws
    {
      let bench = try KeepingBench()
      bench.nodes = 2
      bench.screen = Screen(
        Component<Void, Int, Bool, HTML>(
          .update { count, _ in
            count += 1
            return .batch((1...1_000).map { _ in .task { _, _ in } })
          }
        ) { count, send in button("count \(count)", .onClick { send(true) }) },
        state: 0, keeping: .inputs(as: "busy"))
      let (token, _) = try await bench.load()
      let patch = try await bench.connect(token) { tab in
        tab.line.say(.click(1, 1))
        return await tab.hear(applied: 1).patch
      }
      try bench.restart()
      try await bench.comeBack(token, received: patch, answers: false) { tab in
        tab.line.say([.click(2, 1, on: patch), .click(3, 1, on: patch), .received(patch + 1)])
        #expect(await tab.hear(applied: 3).text.contains("3"))
      }
    }

    @Test func `a client that answers nothing and does much is kept all the same`() async throws {
      let bench = try KeepingBench()
      let (token, patch) = try await bench.clicked()
      try bench.restart()
      try await bench.comeBack(token, received: patch, answers: false) { tab in
        tab.line.say((2...67).map { .add($0, on: patch) })
        #expect(await tab.hear(applied: 66).refused.isEmpty)
      }
    }

    @Test(arguments: [false, true])
    func `of two servers that die at once a client notices a reconnect each`(
      missesPatch: Bool
    ) async throws {
      let bench = try KeepingBench()
      let (token, _) = try await bench.load()
      let patch = try await bench.connect(token) { tab in
        tab.line.say(.add(1))
        _ = await tab.hear(applied: 1)
        tab.line.say(.add(2))
        return await tab.hear(applied: 2).patch
      }
      try bench.restart()
      // A page that is built anew shows what was done before, which so is kept first.
      let shown = missesPatch ? patch - 1 : patch
      let applied = missesPatch ? 3 : 2
      let third = ClientFrame.add(3, on: shown)
      let renumbered = try await bench.comeBack(
        token, received: shown, former: [third], answers: false
      ) { tab in
        // Its word that it has the numbers is lost.
        await tab.hear { $0.patch > patch && $0.applied >= applied }.patch
      }
      #expect(renumbered == patch + 1)
      try bench.restart()
      try await bench.comeBack(token, received: renumbered, former: [third]) { tab in
        #expect(tab.welcome == .welcome(.carryOn, applied: applied, token: ""))
        tab.line.say(.add(4, on: renumbered))
        let heard = await tab.hear(applied: 4)
        #expect(heard.refused.isEmpty)
        #expect(heard.text.contains("count 4"))
      }
    }

    @Test func `a patch of the server before is not taken for this server's of the same number`()
      async throws
    {
      let bench = try KeepingBench()
      let (token, patch) = try await bench.clicked()
      try bench.restart()
      try await bench.comeBack(token, received: patch, answers: false) { tab in
        // It shows the new numbers, and its word of that is lost. What comes after it is kept at the end.
        tab.line.say(.add(2, on: patch))
        #expect(await tab.hearAll().patch == patch + 1)
      }
      await bench.server.close()
      try bench.restart()
      try await bench.comeBack(token, received: patch + 1) { tab in
        #expect(tab.welcome == .welcome(.rebuild, applied: 2, token: ""))
        tab.line.say(.add(3, on: patch + 1))
        let heard = await tab.hear { $0.applied >= 2 && $0.text.contains("count ") }
        #expect(heard.text.contains("count 2"))
        #expect(tab.line.closeCode == nil)
      }
    }
  }
#endif
