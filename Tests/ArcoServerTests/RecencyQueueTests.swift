#if Server
  import ArcoServer
  import ArcoTesting
  import Hummingbird
  import Testing

  @Suite(.timeLimit(.minutes(1))) struct RecencyQueueTests {
    @Test func `the first is the one that was added first, and was not moved or removed`() {
      var queue = RecencyQueue<Int>()
      for number in 1...4 { queue.add(number) }
      queue.add(1)
      queue.remove(2)
      var found: [Int] = []
      while let first = queue.first() {
        found.append(first)
        queue.remove(first)
      }
      #expect(found == [3, 4, 1])
      #expect(queue.count == 0)
    }

    @Test func `it is like a list that is searched`() {
      var random = SeededRandom(seed: 4)
      var (queue, list) = (RecencyQueue<Int>(), [Int]())
      for _ in 0..<20_000 {
        let number = random.below(300)
        list.removeAll { $0 == number }
        if random.oneIn(3) {
          queue.remove(number)
        } else {
          queue.add(number)
          list.append(number)
        }
        let first = queue.first()
        #expect(first == list.first)
        #expect(queue.placeCount <= max(64, 2 * 300))
      }
      #expect(queue.count == list.count)
    }

    @Test func `a page that is left and gone back to all the time takes one place`() async throws {
      let bench = try Bench()
      let (session, _) = try await bench.site.open(TestPage.screen(bench.log), from: "10.0.0.1")
      for _ in 0..<100_000 {
        bench.site.sessions.claim(session.id)
        bench.site.sessions.release(session.id)
      }
      #expect(bench.site.sessions.unclaimedPlaces <= 64)
    }

    @Test func `a page gives way to no other from its join on, and to others once it is left`()
      async throws
    {
      let bench = try Bench { $0.limits.sessions = 1 }
      let open = { try await bench.site.open(TestPage.screen(bench.log), from: "10.0.0.1") }
      let (session, _) = try await open()
      let joined = await session.join(
        received: 0, nodes: TestPage.nodes, token: "",
        // Else the token would be due for its renewal at once, and the line dropped before it is left.
        validity: bench.site.configuration.limits.token,
        send: { _ in true }, hangUp: { _ in })
      let attachment = try #require(joined)
      await #expect(throws: HTTPError.self) { try await open() }
      await session.leave(attachment, .left)
      _ = try await open()
      #expect(bench.site.sessionCount == 1)
    }

    @Test func `who joins all the time waits for each join`() async throws {
      let bench = try Bench()
      let token = try await bench.paint()
      for _ in 0..<100 { await bench.join(token) { _, welcome in #expect(welcome != nil) } }
      try await bench.connect { line in
        line.say(.join(token: token, received: 0, nodes: 0))
        while bench.clock.sleepers < 2 {
          try Task.checkCancellation()
          await Task.yield()
        }
        bench.clock.advance(by: .milliseconds(100))
        #expect(await line.hear() != nil)
      }
      // Who gives up while waiting is gone at once.
      await bench.connect { line in line.say(.join(token: token, received: 0, nodes: 0)) }
    }
  }
#endif
