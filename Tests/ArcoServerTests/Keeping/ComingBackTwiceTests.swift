#if Server
  import ArcoServer
  import ArcoWeb
  import Testing

  /// Clients that lose their server once more before it heard where they stand.
  @Suite(.timeLimit(.minutes(1))) struct ComingBackTwiceTests {
    @Test func `a client that shows the new numbers goes on, though its word of that was lost`()
      async throws
    {
      let bench = try KeepingBench()
      let (token, _) = try await bench.load()
      let patch = try await bench.connect(token) { tab in
        tab.line.say(.add(1))
        return await tab.hear(applied: 1).patch
      }
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
  }
#endif
