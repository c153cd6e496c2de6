#if Server
  import ArcoHTML
  import ArcoServer
  import ArcoWeb
  import Logging
  import Testing

  @Suite(.timeLimit(.minutes(1))) struct SessionTests {
    @Test func `the first connection adopts the page that was painted`() async throws {
      let bench = try Bench()
      let token = try await bench.paint()
      await bench.join(token) { line, welcome in
        #expect(welcome == .welcome(.carryOn, applied: 0, token: ""))
        line.say(.click(1))
        #expect(
          await line.hear() == .patch(number: 1, applied: 1, operations: TestPage.text(1)))
      }
      #expect(bench.log.all == ["click 1"])
    }

    @Test func `an event sent again after a reconnect has no second effect`() async throws {
      let bench = try Bench()
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
        line.say(.click(1))
        line.say(.click(2))
        _ = await line.hear()
        _ = await line.hear()
      }
      await bench.join(token, received: 2) { line, welcome in
        #expect(welcome == .welcome(.carryOn, applied: 2, token: ""))
        line.say(.click(1))
        line.say(.click(2))
        line.say(.click(3))
        #expect(await line.hear() == .patch(number: 3, applied: 3, operations: TestPage.text(3)))
      }
      #expect(bench.log.all == ["click 1", "click 2", "click 3"])
    }

    @Test func `a reconnect gets the patches it missed`() async throws {
      let bench = try Bench()
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
        for reference in 1...3 { line.say(.click(reference)) }
        for _ in 1...3 { _ = await line.hear() }
      }
      await bench.join(token, received: 1) { line, _ in
        #expect(await line.hear() == .patch(number: 2, applied: 2, operations: TestPage.text(2)))
        #expect(await line.hear() == .patch(number: 3, applied: 3, operations: TestPage.text(3)))
      }
    }

    @Test func `a reconnect whose patches are gone gets a rebuild`() async throws {
      let bench = try Bench()
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
        for reference in 1...3 { line.say(.click(reference)) }
        for _ in 1...3 { _ = await line.hear() }
        line.say(.received(3))
        line.say(.ping(1))
        _ = await line.hear()
      }
      await bench.join(token, received: 1) { line, welcome in
        #expect(welcome == .welcome(.rebuild, applied: 3, token: ""))
        #expect(await line.hear() == .patch(number: 4, applied: 3, operations: [8]))
        line.say(.click(4, received: 4))
        #expect(await line.hear() == .patch(number: 5, applied: 4, operations: TestPage.text(4)))
      }
    }

    @Test func `a client that counts other nodes gets a rebuild`() async throws {
      let bench = try Bench()
      let token = try await bench.paint()
      await bench.join(token, nodes: 0) { line, welcome in
        #expect(welcome == .welcome(.rebuild, applied: 0, token: ""))
        #expect(await line.hear() == .patch(number: 1, applied: 0, operations: [8]))
      }
    }

    @Test func `what is sent again after a lost window still finds the nodes it means`()
      async throws
    {
      let bench = try Bench()
      let token = try await bench.paint()
      await bench.connect { line in
        line.say(.join(token: token, received: 0, nodes: 0))
        #expect(await line.hear() == .welcome(.rebuild, applied: 0, token: ""))
        line.say(.click(1))
        line.say(.received(0))
        _ = await line.hear()
      }
      #expect(bench.log.all == ["click 1", "rebuild"])
    }

    @Test func `an event from before a rebuild finds its element until that is acknowledged`()
      async throws
    {
      let bench = try Bench()
      let token = try await bench.paint()
      await bench.join(token, nodes: 0) { line, _ in
        #expect(await line.hear() == .patch(number: 1, applied: 0, operations: [8]))
        line.say(.click(1))
        #expect(await line.hear() == .patch(number: 2, applied: 1, operations: TestPage.text(1)))
        line.say(.click(2, received: 1))
        #expect(await line.hear() == .patch(number: 3, applied: 2, operations: TestPage.text(2)))
      }
      #expect(bench.log.all == ["rebuild", "former click 1", "shown", "click 2"])
    }

    @Test func `an event says itself on which page it was made, whatever was acknowledged before`()
      async throws
    {
      let bench = try Bench()
      let token = try await bench.paint()
      await bench.join(token, nodes: 0) { line, _ in
        #expect(await line.hear() == .patch(number: 1, applied: 0, operations: [8]))
        line.say(.click(1, received: 1))
        line.say(.click(2, received: 0))
        await line.settle()
      }
      #expect(bench.log.all == ["rebuild", "shown", "click 1", "former click 2"])
    }

    @Test func `an event acknowledges the patches that it was made on`() async throws {
      let bench = try Bench { $0.limits.window.patches = 2 }
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
        for reference in 1...20 {
          line.say(.click(reference, received: reference - 1))
          #expect(
            await line.hear()
              == .patch(
                number: reference, applied: reference, operations: TestPage.text(reference)))
        }
      }
    }

    @Test func `an event that acknowledges what was never sent ends the connection`() async throws {
      let bench = try Bench()
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
        line.say(.click(1, received: 1))
        await line.closing.wait()
        #expect(line.closeReason?.text == "A patch was acknowledged that was never sent.")
      }
      #expect(bench.log.all == [])
    }

    @Test func `what follows from frames that come together goes out together`() async throws {
      let bench = try Bench()
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
        await line.settle()
        let before = line.writes
        line.say([.click(1), .click(2), .ping(3)])
        #expect(await line.hear() == .pong(3))
        for _ in 1...2 { _ = await line.hear() }
        #expect(line.writes == before + 1)
      }
    }

    @Test func `a frame that takes long is answered before those that came with it`() async throws {
      let bench = try Bench()
      let token = try await bench.paint { bench.clock.advance(by: .seconds(1)) }
      await bench.join(token) { line, _ in
        await line.settle()
        let before = line.writes
        line.say([.click(1), .click(2)])
        for _ in 1...2 { _ = await line.hear() }
        #expect(line.writes == before + 2)
      }
    }

    @Test(arguments: [1, 2, 4])
    func `a client of another format starts anew, and the log says so`(_ version: Int) async throws
    {
      let bench = try Bench()
      let token = try await bench.paint()
      await bench.connect { line in
        line.say(.join(version: version, token: token, received: 0, nodes: 1))
        #expect(await line.hear() == .welcome(.freshStart, applied: 0, token: ""))
        await line.closing.wait()
        #expect(line.closeCode == .normal)
      }
      #expect(
        bench.book.texts(.notice) == [
          """
          A page's script speaks format \(version) of the wire, and this server 3: the page starts \
          anew. Said once an hour for each network.
          """
        ])
    }

    @Test func `of a format whose token cannot be read only the beginning is read`() async throws {
      let bench = try Bench()
      let token = try await bench.paint()
      await bench.connect { line in
        line.say(raw: [1, 4] + Array(token.utf8))
        #expect(await line.hear() == .welcome(.freshStart, applied: 0, token: ""))
        await line.closing.wait()
        #expect(line.closeCode == .normal)
      }
      #expect(bench.book.texts(.notice) == [])
    }

    @Test func `an event that changes nothing is still acknowledged`() async throws {
      let bench = try Bench()
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
        line.say(.input(1, "a"))
        #expect(await line.hear() == .applied(1))
      }
    }

    @Test func `a thousand events and one more take effect in order`() async throws {
      let bench = try Bench { $0.limits.eventBurst = 2_000 }
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
        for reference in 1...1_001 {
          line.say(.click(reference))
          let frame = await line.hear()
          #expect(
            frame
              == .patch(
                number: reference, applied: reference, operations: TestPage.text(reference)))
          line.say(.received(reference))
        }
      }
      #expect(bench.log.all == (1...1_001).map { "click \($0)" })
    }

    @Test func `an event that the view does not offer is refused by name`() async throws {
      let bench = try Bench()
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
        line.say(.event(reference: 1, Event(node: 3, kind: .click)))
        #expect(await line.hear() == .refused(reference: 1, .notOffered))
        line.say(.event(reference: 2, Event(node: 99, kind: .click)))
        #expect(await line.hear() == .refused(reference: 2, .gone))
        line.say(.event(reference: 3, nil))
        #expect(await line.hear() == .refused(reference: 3, .malformed))
      }
    }

    @Test func `events beyond the rate wait for their turn, and each takes effect`() async throws {
      let bench = try Bench {
        $0.limits.eventBurst = 2
        $0.limits.eventsPerSecond = 1
      }
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
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
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
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
      let bench = try Bench {
        $0.limits.eventBurst = 1
        $0.limits.eventsPerSecond = 1
      }
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
      let bench = try Bench {
        $0.limits.eventBurst = 1
        $0.limits.eventsPerSecond = 1
      }
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
      let bench = try Bench {
        $0.limits.eventBurst = 1
        $0.limits.eventsPerSecond = 1
      }
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
      let bench = try Bench {
        $0.limits.eventBurst = 4
        $0.limits.eventsPerSecond = 4
      }
      let token = try await bench.paint()
      try await bench.join(token) { line, _ in
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

    @Test func `a page whose numbers of nodes are spent is built anew`() async throws {
      let bench = try Bench()
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
        line.say(.input(1, "spend"))
        #expect(await line.hear() == .applied(1))
        line.say(.click(2))
        #expect(await line.hear() == .patch(number: 1, applied: 2, operations: [8]))
        line.say(.click(3, received: 1))
        #expect(await line.hear() == .patch(number: 2, applied: 3, operations: TestPage.text(2)))
      }
    }

    @Test func `a left out reference ends the connection`() async throws {
      let bench = try Bench()
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
        line.say(.click(2))
        await line.closing.wait()
        #expect(line.closeCode == .protocolError)
      }
      #expect(bench.log.all == [])
    }

    @Test func `a malformed frame ends the connection and not the session`() async throws {
      let bench = try Bench()
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
        line.say(raw: [9, 9, 9])
        await line.closing.wait()
        #expect(line.closeCode == .protocolError)
      }
      await bench.join(token) { line, welcome in
        #expect(welcome == .welcome(.carryOn, applied: 0, token: ""))
      }
    }

    @Test func `a flood of pings is read as fast as the rate allows`() async throws {
      let bench = try Bench {
        $0.limits.eventBurst = 1
        $0.limits.eventsPerSecond = 1
      }
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
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

    @Test func `a second connection takes the page from the first`() async throws {
      let bench = try Bench()
      let token = try await bench.paint()
      await bench.join(token) { first, _ in
        await bench.join(token) { second, welcome in
          #expect(welcome == .welcome(.carryOn, applied: 0, token: ""))
          await first.closing.wait()
          #expect(first.closeCode == .replaced)
          second.say(.click(1))
          #expect(
            await second.hear() == .patch(number: 1, applied: 1, operations: TestPage.text(1)))
        }
      }
    }

    @Test func `a client that does not read costs a window, then gets a rebuild`() async throws {
      let bench = try Bench { $0.limits.window.patches = 8 }
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
        line.stopReading()
        line.say(.input(1, "burst 1"))
        line.say(.input(2, "burst 10000"))
        line.say(.received(0))
        line.readAgain()
        // That events were applied may be told before.
        func patch() async -> ServerFrame? {
          while let frame = await line.hear() { if case .patch = frame { return frame } }
          return nil
        }
        // The patch that was on its way when the window filled, then the page as it is.
        var frame = await patch()
        if case .patch(let number, _, let operations) = frame, operations != [8] {
          line.say(.received(number))
          frame = await patch()
        }
        guard case .patch(_, 2, [8]) = frame else {
          Issue.record("no rebuild but \(String(describing: frame))")
          return
        }
      }
    }
  }
#endif
