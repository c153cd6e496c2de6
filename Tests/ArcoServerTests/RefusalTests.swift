#if Server
  import Logging
  import ArcoHTML
  import ArcoServer
  import ArcoWeb
  import Testing

  @Suite(.timeLimit(.minutes(1))) struct RefusalTests {
    @Test func `an event whose element is gone is explained once, and the page goes on`()
      async throws
    {
      let bench = try Bench()
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
        for reference in 1...3 {
          line.say(.event(reference: reference, Event(node: 99, kind: .click)))
          #expect(await line.hear() == .refused(reference: reference, .gone))
        }
        line.say(.click(4))
        #expect(await line.hear() == .patch(number: 1, applied: 4, operations: TestPage.text(1)))
      }
      #expect(
        bench.book.texts(.notice) == [
          """
          An event had no effect: a patch removed its element while the event was on its way. If users \
          notice this, keep the element in the page: give rows stable ids, and use .disabled() instead of \
          removing a control. Logged once for each page.
          """
        ])
      #expect(bench.book.texts(.debug).filter { $0 == "Refused an event" }.count == 2)
    }

    @Test func `each other refusal has its own explanation`() async throws {
      let bench = try Bench {
        $0.limits.eventBurst = 2
        $0.limits.eventsPerSecond = 1
      }
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
        line.say(.event(reference: 1, Event(node: 3, kind: .click)))
        line.say(.event(reference: 2, nil))
        line.say(.click(3))
        _ = await bench.clock.pass { await line.settle() }
      }
      #expect(
        bench.book.texts(.notice) == [
          """
          An event had no effect, since the page does not offer it now: its element does not listen to it, \
          cannot be used, or does not have the option or field. If users notice this, the view changed \
          while the event was on its way: keep the element listening, and let the dispatcher decide. If no \
          user notices it, the event did not come from the page's script. Logged once for each page.
          """,
          """
          An event had no effect, since its listener cannot read it. The browser does not run this \
          server's script: look for proxies that cache or change it. Logged once for each page.
          """,
          """
          Events arrive faster than limits.eventsPerSecond (1.0) and limits.eventBurst (2) allow, and \
          wait for their turn. Slow them down by .debounce() or .throttle() on their element, or \
          raise the limits. Logged once for each page.
          """,
        ])
    }

    @Test func `a refusal that its line did not bring is sent again, until the client heard it`()
      async throws
    {
      let bench = try Bench()
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
        line.say(.event(reference: 1, Event(node: 99, kind: .click)))
        line.say(.event(reference: 2, Event(node: 3, kind: .click)))
        await line.settle()
      }
      await bench.connect { line in
        line.say(.join(token: token, received: 0, nodes: 3))
        #expect(await line.hear() == .refused(reference: 1, .gone))
        #expect(await line.hear() == .refused(reference: 2, .notOffered))
        #expect(await line.hear() == .welcome(.carryOn, applied: 2, token: ""))
        line.say(.received(0))
        line.say(.heard(1))
        await line.settle()
      }
      await bench.connect { line in
        line.say(.join(token: token, received: 0, nodes: 3))
        #expect(await line.hear() == .refused(reference: 2, .notOffered))
        #expect(await line.hear() == .welcome(.carryOn, applied: 2, token: ""))
      }
    }

    @Test func `an event that could not be refused is not taken, and closes the line`()
      async throws
    {
      let bench = try Bench { $0.limits.controlFrames = 2 }
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
        for reference in 1...3 {
          line.say(.event(reference: reference, Event(node: 99, kind: .click)))
        }
        await line.closing.wait()
        #expect(line.closeCode == .slowReader)
        #expect(
          line.closeReason?.text == "2 refusals were not acknowledged (limits.controlFrames).")
      }
      await bench.connect { line in
        line.say(.join(token: token, received: 0, nodes: 3))
        #expect(await line.hear() == .refused(reference: 1, .gone))
        #expect(await line.hear() == .refused(reference: 2, .gone))
        #expect(await line.hear() == .welcome(.carryOn, applied: 2, token: ""))
        line.say(.received(0))
        line.say(.heard(2))
        line.say(.event(reference: 3, Event(node: 99, kind: .click)))
        #expect(await line.hear() == .refused(reference: 3, .gone))
      }
    }

    @Test func `a client that says first what it heard gets through, however much is refused`()
      async throws
    {
      let bench = try Bench { $0.limits.controlFrames = 2 }
      let token = try await bench.paint()
      var (heardOf, applied) = (0, 0)
      for lines in 1...3 {
        await bench.connect { line in
          line.say(.join(token: token, received: 0, nodes: TestPage.nodes))
          while let frame = await line.hear() {
            if case .refused(let reference, _) = frame { heardOf = reference }
            guard case .welcome(_, let number, _) = frame else { continue }
            applied = number
            break
          }
          #expect(applied == [0, 2, 4][lines - 1])
          // The order of the script.
          if heardOf > 0 { line.say(.heard(heardOf)) }
          line.say(.received(0))
          for reference in applied + 1...5 {
            line.say(.event(reference: reference, Event(node: 99, kind: .click)))
          }
          guard lines == 3 else { return await line.closing.wait() }
          #expect(await line.hear() == .refused(reference: 5, .gone))
        }
      }
    }

    @Test func `who says too much of what is no event is not told to hold events back`()
      async throws
    {
      let bench = try Bench {
        $0.limits.eventBurst = 1
        $0.limits.eventsPerSecond = 1
      }
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
        for number in 1...6 { line.say(.ping(number)) }
        _ = await bench.clock.pass { await line.settle() }
      }
      let notices = bench.book.texts(.notice)
      #expect(notices.count == 1)
      #expect(notices.allSatisfy { $0.hasPrefix("Messages") && !$0.contains("debounce") })
    }

    @Test func `a connection that breaks a limit hears which one`() async throws {
      let late = try Bench()
      await late.connect { line in
        while line.closeCode == nil {
          late.clock.advance(by: .seconds(11))
          await Task.yield()
        }
        #expect(
          line.closeReason?.text == "No join arrived within 10.0 seconds (limits.handshake).")
      }
    }

    @Test func `a connection that breaks the protocol hears how`() async throws {
      let wrongs: [(ClientFrame, String)] = [
        (.click(2), "The reference of an event was skipped."),
        (.received(7), "A patch was acknowledged that was never sent."),
        (.join(token: "", received: 0, nodes: 0), "A connection may join only once."),
      ]
      for (frame, text) in wrongs {
        let bench = try Bench()
        let token = try await bench.paint()
        await bench.join(token) { line, _ in
          line.say(frame)
          await line.closing.wait()
          #expect(line.closeReason?.text == text)
        }
        #expect(bench.book.texts(.info) == ["Closing a connection: \(text)"])
      }
    }
  }
#endif
