#if Server
  import ArcoServer
  import ArcoWeb
  import Logging
  import Testing

  /// What comes faster than a page's rate.
  @Suite(.timeLimit(.minutes(1))) struct EventRateTests {
    private func throttled(to burst: Int, perSecond rate: Double = 1) throws -> Bench {
      try Bench {
        $0.limits.eventBurst = burst
        $0.limits.eventsPerSecond = rate
      }
    }

    @Test func `events beyond the rate wait for their turn, and each takes effect`() async throws {
      let bench = try throttled(to: 2)
      try await bench.joinNew { line in
        line.say((1...4).map { .click($0) })
        for reference in 1...2 {
          #expect(
            await line.hear()
              == .patch(
                number: reference, applied: reference, operations: TestPage.text(reference)))
        }
        #expect(bench.log.all == ["click 1", "click 2"])
        #expect(line.hasMore, "what is behind is not read")
        let (frames, passed) = await bench.clock.pass { [await line.hear(), await line.hear()] }
        #expect(
          frames
            == (3...4).map { .patch(number: $0, applied: $0, operations: TestPage.text($0)) })
        #expect(passed >= .milliseconds(1_990))
      }
      #expect(bench.book.texts(.notice).count == 1)
    }

    @Test func `of what a client held while its line was down nothing is refused`() async throws {
      let bench = try Bench()
      try await bench.joinNew { line in
        line.say((1...500).map { .click($0) })
        let (refused, passed) = await bench.clock.pass {
          var (applied, refused) = (0, 0)
          while applied < 500, let frame = await line.hear() {
            switch frame {
            case .patch(let number, let reference, _):
              applied = reference
              line.say(.received(number))
            case .applied(let reference): applied = reference
            case .refused: refused += 1
            default: break
            }
          }
          return refused
        }
        #expect(refused == 0)
        #expect(line.closeCode == nil)
        #expect(passed >= .milliseconds(2_990), "300 more than may come at once")
      }
      // Those behind a rebuild name their element by its former number.
      let clicks = bench.log.all.filter { $0.contains("click ") }
      #expect(clicks.map { $0.split(separator: " ").last } == (1...500).map { "\($0)" })
    }

    /// Waits until the next message waits for its turn at a time.
    private func reach(_ time: Duration, _ bench: Bench, _ line: MemoryLine) async throws {
      while !bench.clock.isAwaited(at: time), line.closeCode == nil {
        try Task.checkCancellation()
        await Task.yield()
      }
    }

    @Test func `what a line that is over brought beyond the rate is not worked off`() async throws {
      let bench = try Bench()
      let token = try await bench.paint()
      await bench.connect { line in
        line.say(.join(token: token, received: 0, nodes: TestPage.nodes))
        _ = await line.hear()
        for number in 1...4_000 { line.say(.ping(number)) }
      }
      // The conversation is over, and no time has passed.
      #expect(bench.clock.now == ManualClock.Instant(offset: .zero))
      await bench.connect { line in
        line.say(.goBack(version: ClientFrame.formatVersion, token: token))
        #expect(await line.hear() == .welcome(.rebuild, applied: 0, token: ""), "it was away")
      }
    }

    @Test func `who waits for its turn stops when the line is over, and what it had is sent again`()
      async throws
    {
      let bench = try throttled(to: 1)
      let token = try await bench.paint()
      try await bench.join(token) { line, _ in
        line.say((1...50).map { .click($0) })
        try await reach(.seconds(1), bench, line)
      }
      #expect(bench.log.all == ["click 1"])
      #expect(!bench.clock.isAwaited(at: .seconds(1)), "no timer is left")
      await bench.connect { line in
        line.say(.join(token: token, received: 0, nodes: TestPage.nodes))
        #expect(await line.hear() == .welcome(.carryOn, applied: 1, token: ""))
      }
    }

    @Test(arguments: [Departure.left, .gone])
    func `what a tab said before it was closed takes effect, as nobody sends it again`(
      departure: Departure
    ) async throws {
      let bench = try throttled(to: 1)
      let token = try await bench.paint()
      let line = MemoryLine()
      let conversation = bench.site.conversation(over: line, cookie: Bench.cookie)
      let running = Task { await conversation.run() }
      line.say(.join(token: token, received: 0, nodes: TestPage.nodes))
      _ = await line.hear()
      line.departure = departure
      line.say((1...4).map { .click($0) })
      line.drop()
      let (_, passed) = await bench.clock.pass { await running.value }
      let clicks = bench.log.all.filter { $0.hasPrefix("click") }
      #expect(clicks == (1...4).map { "click \($0)" })
      #expect(passed >= .milliseconds(2_990))
    }

    @Test func `who waits for its turn leaves the line when its task is cancelled`() async throws {
      let bench = try throttled(to: 1)
      let token = try await bench.paint()
      let line = MemoryLine()
      let conversation = bench.site.conversation(over: line, cookie: Bench.cookie)
      let running = Task { await conversation.run() }
      line.say(.join(token: token, received: 0, nodes: TestPage.nodes))
      _ = await line.hear()
      line.say([.click(1), .click(2), .ping(3)])
      try await reach(.seconds(1), bench, line)
      running.cancel()
      bench.clock.advance(by: .seconds(100))
      line.drop()
      await running.value
      #expect(bench.log.all == ["click 1"])
      #expect(line.closeCode == nil, "an event is not left out")
    }

    @Test func `a client that reads is not taken for slow, as it waits for its turn`()
      async throws
    {
      let bench = try throttled(to: 4, perSecond: 4)
      try await bench.joinNew { line in
        line.say((1...300).map { .click($0) })
        for reference in 1...300 {
          if reference > 4 {
            try await reach(.milliseconds(250 * (reference - 4)), bench, line)
            bench.clock.advance(by: .milliseconds(250))
          }
          guard reference <= Limits().window.patches else { continue }
          _ = await line.hear()
          // Behind the clicks.
          line.say(.received(reference))
        }
        while bench.log.all.count < 300, line.closeCode == nil {
          try Task.checkCancellation()
          await Task.yield()
        }
        #expect(line.closeCode == nil)
      }
      #expect(bench.log.all.count == 300)
    }

    @Test func `who waits for its turn gives way to another connection`() async throws {
      let bench = try Bench { $0.limits.eventBurst = 1 }
      let token = try await bench.paint()
      await bench.join(token) { first, _ in
        first.say([.click(1), .click(2)])
        #expect(await first.hear() == .patch(number: 1, applied: 1, operations: TestPage.text(1)))
        await bench.join(token, received: 1) { second, welcome in
          #expect(welcome == .welcome(.carryOn, applied: 1, token: ""))
          await first.closing.wait()
          second.say(.click(2, received: 1))
          let (frame, _) = await bench.clock.pass { await second.hear() }
          #expect(frame == .patch(number: 2, applied: 2, operations: TestPage.text(2)))
        }
      }
      #expect(bench.log.all == ["click 1", "click 2"])
    }

    @Test func `a flood of pings is read as fast as the rate allows`() async throws {
      let bench = try throttled(to: 1)
      try await bench.joinNew { line in
        // With the word about patches of the join, four at once.
        for number in 1...4 { line.say(.ping(number)) }
        var heard = 0
        while heard < 3, case .pong(let number)? = await line.hear() { heard = number }
        #expect(heard == 3)
        let (frame, passed) = await bench.clock.pass { await line.hear() }
        #expect(frame == .pong(4))
        #expect(passed >= .milliseconds(240))
        #expect(line.closeCode == nil)
      }
    }
  }
#endif
