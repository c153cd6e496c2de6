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
      try await bench.joinNew { line in
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
      try await bench.joinNew { line in
        line.say(.click(1, received: 1))
        await line.closing.wait()
        #expect(line.closeReason?.text == "A patch was acknowledged that was never sent.")
      }
      #expect(bench.log.all == [])
    }

    @Test func `what follows from frames that come together goes out together`() async throws {
      let bench = try Bench()
      try await bench.joinNew { line in
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
          A page's script uses wire format \(version), and this server uses 3: the page is loaded again. \
          Logged at most once an hour for each network.
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
      try await bench.joinNew { line in
        line.say(.input(1, "a"))
        #expect(await line.hear() == .applied(1))
      }
    }

    @Test func `a thousand events and one more take effect in order`() async throws {
      let bench = try Bench { $0.limits.eventBurst = 2_000 }
      try await bench.joinNew { line in
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
      try await bench.joinNew { line in
        line.say(.event(reference: 1, Event(node: 3, kind: .click)))
        #expect(await line.hear() == .refused(reference: 1, .notOffered))
        line.say(.event(reference: 2, Event(node: 99, kind: .click)))
        #expect(await line.hear() == .refused(reference: 2, .gone))
        line.say(.event(reference: 3, nil))
        #expect(await line.hear() == .refused(reference: 3, .malformed))
      }
    }

    @Test func `a page whose numbers of nodes are spent is built anew`() async throws {
      let bench = try Bench()
      try await bench.joinNew { line in
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
      try await bench.joinNew { line in
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
      try await bench.joinNew { line in
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
