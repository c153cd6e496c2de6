#if Server
  import ArcoCore
  import ArcoServer
  import ArcoTesting
  import Testing

  /// One task wakes all sessions of a site, each at the time that it asked for.
  @Suite(.timeLimit(.minutes(1))) struct AlarmTests {
    private let clock = ManualClock()
    private let woken = AsyncStream.makeStream(of: SessionID.self)

    private func alarms() -> Alarms<SessionID> {
      Alarms(time: clock.timekeeper) { [woken] in woken.continuation.yield($0) }
    }

    private func next(_ count: Int) async -> [SessionID] {
      var found: [SessionID] = []
      if count == 0 { return found }
      for await id in woken.stream {
        found.append(id)
        if found.count == count { break }
      }
      return found
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func `sessions are woken in the order of their times, none before its own`(
      seed: UInt64
    ) async {
      var random = SeededRandom(seed: seed)
      let alarms = alarms()
      let times = (0..<40).map { _ in Int.random(in: 1...30, using: &random) }
      let ids = times.map { _ in SessionID.random() }
      for (id, time) in zip(ids, times) { alarms.set(id, at: .seconds(time)) }
      for second in 1...30 {
        clock.advance(by: .seconds(1))
        let due = zip(ids, times).filter { $0.1 == second }.map(\.0)
        #expect(await Set(next(due.count)) == Set(due), "at second \(second)")
        #expect(alarms.count == times.count { $0 > second })
      }
    }

    @Test func `an alarm that is set later and due sooner is not late`() async {
      let (alarms, late, soon) = (alarms(), SessionID.random(), SessionID.random())
      alarms.set(late, at: .seconds(100))
      while clock.sleepers == 0 { await Task.yield() }
      alarms.set(soon, at: .seconds(1))
      clock.advance(by: .seconds(1))
      #expect(await next(1) == [soon])
      clock.advance(by: .seconds(99))
      #expect(await next(1) == [late])
    }

    @Test func `an alarm that is set when none waits is rung too`() async {
      let (alarms, one, other) = (alarms(), SessionID.random(), SessionID.random())
      alarms.set(one, at: .seconds(1))
      clock.advance(by: .seconds(2))
      #expect(await next(1) == [one])
      alarms.set(other, at: .seconds(1))
      #expect(await next(1) == [other])
    }

    @Test func `a page that is left and joined again and again has few alarms`() async throws {
      let bench = try Bench()
      let token = try await bench.paint()
      for _ in 0..<20 {
        await bench.join(token) { line, _ in line.drop() }
        bench.clock.advance(by: .seconds(1))
      }
      #expect(bench.site.alarms.count <= 3)
    }
  }
#endif
