#if Server
  import ArcoServer
  import ArcoWeb
  import Testing

  @Suite(.timeLimit(.minutes(1))) struct SessionLifetimeTests {
    @Test func `a painted page whose connection never comes is torn down`() async throws {
      let bench = try Bench()
      _ = try await bench.paint()
      #expect(bench.site.sessionCount == 1)
      bench.clock.advance(by: .seconds(30))
      await bench.log.closed.wait()
      #expect(bench.site.sessionCount == 0)
    }

    @Test func `a page is kept for a while when its line drops`() async throws {
      let bench = try Bench()
      let token = try await bench.paint()
      await bench.join(token) { line, _ in line.drop() }
      bench.clock.advance(by: .seconds(119))
      await bench.join(token) { line, welcome in
        #expect(welcome == .welcome(.carryOn, applied: 0, token: ""))
      }
      bench.clock.advance(by: .seconds(121))
      await bench.log.closed.wait()
    }

    @Test func `after its time a tab is told to start afresh`() async throws {
      let bench = try Bench()
      let token = try await bench.paint()
      await bench.join(token) { line, _ in line.drop() }
      bench.clock.advance(by: .seconds(121))
      await bench.log.closed.wait()
      await bench.join(token) { line, welcome in
        #expect(welcome == .welcome(.freshStart, applied: 0, token: ""))
        await line.closing.wait()
        #expect(line.closeCode == .normal)
      }
    }

    @Test func `a line that says nothing is dropped and its page kept`() async throws {
      let bench = try Bench()
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
        await line.settle()
        bench.clock.advance(by: .seconds(151))
        await line.closing.wait()
        #expect(line.closeCode == .goingAway)
      }
      #expect(bench.site.sessionCount == 1)
    }

    /// When the line is ended, and whether it began with a renewed token, by when it began.
    @Test(arguments: [(0, 750, false), (400, 750, false), (600, 1_350, true)])
    func `a line ends before its token does, and the page gets another over the next line`(
      began: Int, ends: Int, isRenewed: Bool
    ) async throws {
      let bench = try Bench {
        $0.limits.token = .seconds(1_000)
        ($0.limits.silence, $0.limits.idle) = (.seconds(5_000), .seconds(5_000))
        $0.limits.unclaimed = .seconds(5_000)
      }
      var token = try await bench.paint()
      bench.clock.advance(by: .seconds(began))
      await bench.join(token) { line, welcome in
        guard case .welcome(.carryOn, applied: 0, let renewed)? = welcome else {
          Issue.record("\(String(describing: welcome))")
          return
        }
        #expect(renewed.isEmpty == !isRenewed)
        if isRenewed { token = renewed }
        await line.settle()
        bench.clock.advance(by: .seconds(ends - began - 1))
        await line.settle()
        #expect(line.closeCode == nil)
        bench.clock.advance(by: .seconds(1))
        await line.closing.wait()
        #expect(line.closeCode == .goingAway)
      }
      await bench.join(token) { line, welcome in
        guard case .welcome(.carryOn, applied: 0, let renewed)? = welcome else {
          Issue.record("\(String(describing: welcome))")
          return
        }
        #expect(!renewed.isEmpty)
      }
    }

    @Test func `a page whose user does nothing is torn down`() async throws {
      let bench = try Bench { $0.limits.idle = .seconds(100) }
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
        await line.settle()
        bench.clock.advance(by: .seconds(101))
        await line.closing.wait()
        #expect(line.closeCode == .idle)
      }
      #expect(bench.log.all == ["close"])
      #expect(bench.site.sessionCount == 0)
    }

    @Test func `a client that does not read for too long is dropped`() async throws {
      let bench = try Bench { $0.limits.window.patches = 2 }
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
        line.say(.click(1))
        _ = await line.hear()
        line.say(.input(2, "burst 5"))
        await line.settle()
        bench.clock.advance(by: .seconds(31))
        await line.closing.wait()
        #expect(line.closeCode == .slowReader)
      }
    }

    /// The number of the next patch that is heard.
    private func nextPatch(_ line: MemoryLine) async -> Int? {
      while let frame = await line.hear() {
        if case .patch(let number, _, _) = frame { return number }
      }
      return nil
    }

    @Test func `a client that has caught up is no slow reader, and has all the time again`()
      async throws
    {
      let bench = try Bench { $0.limits.window.patches = 2 }
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
        line.say(.click(1))
        #expect(await nextPatch(line) == 1)
        line.say(.input(2, "burst 5"))
        await line.settle()
        bench.clock.advance(by: .seconds(29))
        line.say(.received(1))
        #expect(await nextPatch(line) == 2)
        line.say(.received(2))
        await line.settle()
        // Its time would have been over before that of a page that nobody comes for.
        _ = try? await bench.paint()
        bench.clock.advance(by: .seconds(31))
        await bench.log.closed.wait()
        await line.settle()
        #expect(line.closeCode == nil)
        line.say(.click(3, received: 2))
        #expect(await nextPatch(line) == 3)
        line.say(.input(4, "burst 5"))
        await line.settle()
        bench.clock.advance(by: .seconds(31))
        await line.closing.wait()
        #expect(line.closeCode == .slowReader)
      }
    }

    @Test func `a client that is slow again is not called so from the first time on`() async throws
    {
      let bench = try Bench { $0.limits.window.patches = 2 }
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
        for number in [2, 4] {
          line.say(.click(number - 1, received: number - 2))
          #expect(await nextPatch(line) == number - 1)
          line.say(.input(number, "burst 5"))
          await line.settle()
          bench.clock.advance(by: .seconds(20))
          await line.settle()
          #expect(line.closeCode == nil)
          line.say(.received(number - 1))
          #expect(await nextPatch(line) == number)
          line.say(.received(number))
          await line.settle()
        }
        #expect(line.closeCode == nil)
      }
    }

    @Test func `a connection that does not join in time is closed`() async throws {
      let bench = try Bench()
      await bench.connect { line in
        // The deadline is set when the conversation begins: whoever comes first, it is met.
        while line.closeCode == nil {
          bench.clock.advance(by: .seconds(11))
          await Task.yield()
        }
        #expect(line.closeCode == .policy)
      }
    }

    @Test func `one address has a bounded number of pages, and unclaimed ones give way`()
      async throws
    {
      let bench = try Bench { $0.limits.sessionsPerAddress = 2 }
      let first = try await bench.paint()
      await bench.join(first) { line, _ in
        _ = try? await bench.paint()
        // The second page was never claimed: the third takes its place.
        let third = try? await bench.paint()
        #expect(bench.site.sessionCount == 2)
        guard let third else { return }
        await bench.join(third) { _, _ in
          await #expect(throws: (any Error).self) { try await bench.paint() }
          #expect((try? await bench.paint(from: "10.0.0.2")) != nil)
        }
      }
    }

    @Test func `a page that is there is not brought back beside itself`() async throws {
      let bench = try Bench { $0.limits.sessionsPerAddress = 1 }
      let (page, _) = try await bench.site.open(TestPage.screen(bench.log), from: "10.0.0.1")
      #expect(!bench.site.sessions.beginReturn(of: page.id))
      // Another page of the address takes its place, and it ends.
      _ = try await bench.paint()
      await bench.log.closed.wait()
      #expect(bench.site.sessions.beginReturn(of: page.id))
      #expect(!bench.site.sessions.beginReturn(of: page.id))
    }

    @Test func `the whole site has a bounded number of pages`() async throws {
      let bench = try Bench { $0.limits.sessions = 3 }
      for address in 0..<10 { _ = try? await bench.paint(from: "10.0.0.\(address)") }
      #expect(bench.site.sessionCount == 3)
    }

    @Test func `closing the site ends every session and admits no more`() async throws {
      let bench = try Bench()
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
        await bench.site.close()
        await line.closing.wait()
        #expect(line.closeCode == .goingAway)
      }
      #expect(bench.log.all == ["close"])
      await #expect(throws: (any Error).self) { try await bench.paint() }
    }
  }
#endif
