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
          An event came for an element that is gone, and had no effect: a patch took the element \
          away while the event was on its way. Where users notice, let the element stay: rows with \
          stable ids, .disabled() in place of absence. Said once for each page.
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
          An event came that its element no longer listens to, of an element that cannot be used, \
          or with what the view does not offer: an option, or a form's field. It had no effect. \
          Where users notice, the view changed while the event was on its way: let it offer and \
          listen always, and the dispatcher decide. Where nobody does, it is none of the page's \
          script. Said once for each page.
          """,
          """
          An event was not of the form its listener reads, and had no effect. The page's script is \
          not this server's: see to proxies that cache or change it. Said once for each page.
          """,
          """
          Events came faster than limits.eventsPerSecond (1.0) and limits.eventBurst (2) allow, and \
          wait for their turn. Hold them back by .debounce() or .throttle() on their element, or \
          raise the limits. Said once for each page.
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
        #expect(line.closeReason?.text == "2 refusals were not heard (limits.controlFrames).")
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
          line.closeReason?.text == "No join came within 10.0 seconds (limits.handshake).")
      }
    }

    @Test func `a connection that breaks the protocol hears how`() async throws {
      let wrongs: [(ClientFrame, String)] = [
        (.click(2), "An event's reference was left out."),
        (.received(7), "A patch was acknowledged that was never sent."),
        (.join(token: "", received: 0, nodes: 0), "A connection joins once."),
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
