import Arco
import Testing

/// What a driver's users may do at any place where it calls them.
@MainActor @Suite(.timeLimit(.minutes(1))) struct UserCodeTests {
  @Test(arguments: CallCase.all)
  func `a driver may be stopped from anywhere, and nothing happens after it`(
    _ call: CallCase
  ) async {
    await Hooks.$current.withValue(Hooks()) {
      let holder = RigHolder(isShown: call.isShown)
      holder.hooks.arm(call.site) { holder.driver?.stop() }
      await holder.reach(call.site)
      #expect(holder.hooks.reached == 1)
      #expect(holder.hooks.started == holder.hooks.stopped)
      let (ticks, rows) = (holder.driver?.state.ticks, holder.driver?.state.rows.count)
      holder.send(call.site.trigger)
      holder.send([.tick, .row(1, .tick), .side(.work()), .set { $0.rows.append(0, id: 50) }])
      #expect(holder.driver?.state.ticks == ticks)
      #expect(holder.driver?.state.rows.count == rows)
      #expect(holder.hooks.started == holder.hooks.stopped)
    }
  }

  @Test(arguments: CallCase.all)
  func `a driver may be let go of from anywhere, and is gone`(_ call: CallCase) async {
    await Hooks.$current.withValue(Hooks()) {
      let holder = RigHolder(isShown: call.isShown)
      weak let driver = holder.driver
      holder.hooks.arm(call.site) { holder.driver = nil }
      await holder.reach(call.site)
      #expect(holder.hooks.reached == 1)
      #expect(holder.driver == nil)
      #expect(driver == nil)
      #expect(holder.hooks.started == holder.hooks.stopped)
    }
  }

  @Test(arguments: CallCase.all)
  func `what is sent from anywhere is handled once, and shown`(_ call: CallCase) async {
    await Hooks.$current.withValue(Hooks()) {
      let holder = RigHolder(isShown: call.isShown)
      holder.hooks.arm(call.site) { holder.driver?.send(.tick) }
      await holder.reach(call.site)
      #expect(holder.hooks.reached == 1)
      let own = call.site.trigger.count { if case .tick = $0 { true } else { false } }
      let ticks = call.site == .cancelByStop ? 0 : own + 1
      #expect(holder.driver?.state.ticks == ticks)
      if let text = holder.text { #expect(text.hasPrefix("\(ticks) ")) }
    }
  }

  @Test(arguments: CallCase.all)
  func `parts may be taken away from anywhere, and are gone`(_ call: CallCase) async {
    await Hooks.$current.withValue(Hooks()) {
      let holder = RigHolder(isShown: call.isShown)
      holder.hooks.arm(call.site) {
        holder.send([
          .set { rig in
            rig.rows.removeAll { _ in true }
            rig.menu.removeAll { _ in true }
          }
        ])
      }
      await holder.reach(call.site)
      #expect(holder.hooks.reached == 1)
      // A driver that was stopped hears of nothing any more.
      if call.site != .cancelByStop {
        #expect(holder.driver?.state.rows.isEmpty == true)
        #expect(holder.driver?.state.menu.isEmpty == true)
      }
      holder.send([.row(1, .tick), .row(2, .tick), .item(1, .tick), .tick])
      if call.site != .cancelByStop, let text = holder.text, let rig = holder.driver?.state {
        #expect(text == "\(rig.ticks)  \(rig.side)  \(rig.title.text) \(rig.note.text)")
      }
    }
  }

  @Test(arguments: CallCase.all.filter(\.site.canRepeat))
  func `what is sent for ever ends, and a problem names it`(_ call: CallCase) {
    Hooks.$current.withValue(Hooks()) {
      let holder = RigHolder(isShown: call.isShown, followUps: 200)
      let hooks = holder.hooks
      hooks.arm(call.site, repeating: true) { holder.send(call.site.again) }
      hooks.whenBegun = { if $0 == call.site { holder.send(call.site.end) } }
      holder.send(call.site.trigger)
      hooks.disarm()
      let endless = hooks.problems.compactMap { problem -> [String]? in
        if case .endlessInputs(let inputs, limit: 200) = problem { inputs } else { nil }
      }
      #expect((1...call.site.trigger.count).contains(endless.count))
      let names = call.site.trigger.map { "\($0)" }
      #expect(endless.first?.contains { names.contains($0) } == true || call.site == .setUp)
      let ticks = holder.driver?.state.ticks ?? 0
      holder.send([.tick])
      #expect(holder.driver?.state.ticks == ticks + 1)
    }
  }

  @Test(arguments: CallCase.all.filter(\.site.isByMail))
  func `what letters have sent for ever leaves the driver to others, and is no problem`(
    _ call: CallCase
  ) async {
    await Hooks.$current.withValue(Hooks()) {
      let holder = RigHolder(isShown: call.isShown, followUps: 200)
      let hooks = holder.hooks
      hooks.arm(call.site, repeating: true) { holder.send(call.site.trigger) }
      holder.send(call.site.trigger)
      for times in 1...5 {
        while hooks.reached < times * 100, !Task.isCancelled { await Task.yield() }
        holder.send([.tick])
        #expect(holder.driver?.state.ticks == times)
      }
      hooks.disarm()
      #expect(hooks.problems.isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func `what is sent for ever while a driver stops is dropped each time`(isShown: Bool) {
    Hooks.$current.withValue(Hooks()) {
      let holder = RigHolder(isShown: isShown)
      let site = CallSite.cancelByStop
      holder.hooks.arm(site, repeating: true) { holder.send(site.trigger) }
      holder.send(site.trigger + site.trigger + site.trigger)
      holder.driver?.stop()
      #expect(holder.hooks.reached == 3)
      #expect(holder.hooks.started == 3)
      #expect(holder.hooks.problems.isEmpty)
    }
  }

  @Test func `a handler that answers each input with another is stopped at the bound`() {
    var problems: [Problem] = []
    let counter = Dispatcher<Void, Int, String>.update { count, input in
      count += 1
      return .send(input == "tick" ? "tock" : "tick")
    }
    let driver = Driver(counter, state: 0, onProblem: { problems.append($0) })
    driver.send("tick")
    #expect((100_000...100_050).contains(driver.state))
    #expect(problems.count == 1)
    #expect(
      problems.first?.message == """
        a send was followed by more than 100000 inputs, so the rest was dropped: \
        tick, tock; look for a handler, a view or a key of `alive` that answers each input \
        with another one, or raise the limit by `Interpretation.limit(followUps:)`
        """)
  }

  @Test func `a send may be followed by as many inputs as its bound`() {
    var problems: [Problem] = []
    let counter = Dispatcher<Void, Int, Int>.update { count, input in
      count += 1
      return input > 0 ? .send(input - 1) : .none
    }
    let driver = Driver(
      counter, state: 0, interpretation: .live.limit(followUps: 100),
      onProblem: { problems.append($0) })
    driver.send(100)
    #expect(driver.state == 101)
    #expect(problems.isEmpty)
  }

  @Test func `each send has the whole bound`() {
    var problems: [Problem] = []
    let counter = Dispatcher<Void, Int, Int>.update { count, input in
      count += 1
      return input > 0 ? .send(input - 1) : .none
    }
    let driver = Driver(
      counter, state: 0, interpretation: .live.limit(followUps: 100),
      onProblem: { problems.append($0) })
    for _ in 0..<100 { driver.send(60) }
    #expect(driver.state == 6100)
    #expect(problems.isEmpty)
  }

  @Test func `of effects that one queue lets start together, none begins after a stop`() {
    let journal = Journal()
    let holder = StoppedHolder()
    let queue = Queue("all", .concurrent(2))
    let behaviour = Dispatcher<Journal, Int, Int>.update { _, input in
      guard input == 0 else { return .cancel("first") }
      let next = Effect<Journal, Int, Int>.callback(queue: queue) { journal, _ in
        journal.note("start")
        if journal.count("start") == 3 { MainActor.assumeIsolated { holder.driver?.stop() } }
        return Cancellation { journal.note("stop") }
      }
      let first = Effect<Journal, Int, Int>.callback(id: "first", queue: queue) { journal, _ in
        journal.note("start")
        return .none
      }
      return .batch(first, first, next, next)
    }
    holder.driver = Driver(behaviour, state: 0, world: journal)
    holder.driver?.send(0)
    holder.driver?.send(1)
    #expect(journal.entries == ["start", "start", "start", "stop"])
  }

  @Test func `a view that changes its own state each time it is drawn is stopped at the bound`() {
    var problems: [Problem] = []
    let counter = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }
    let driver = Driver(
      counter, state: 0, interpretation: .live.limit(followUps: 100),
      onProblem: { problems.append($0) })
    let shown = Shown(
      driver,
      Face<Int, Int, Text>.placing { parts in
        let own = parts.local(0)
        return parts.view { count, _ in
          if count > 0 { own.modify { $0 += 1 } }
          return .line("\(count) \(own.state)")
        }
      })
    driver.send(1)
    #expect(problems.count == 1)
    #expect(shown.text.hasPrefix("1 1"))
  }

  @Test func `a view that sends while it is first drawn shows what came of it`() {
    let counter = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }
    let driver = Driver(counter, state: 0)
    let shown = Shown(
      driver,
      Face<Int, Int, Text> { count, send in
        if count < 10 { send(1) }
        return .line("\(count)")
      })
    #expect(driver.state == 10)
    #expect(shown.text == "10")
    #expect(shown.flushCount == 0)
    driver.send(5)
    #expect(shown.text == "15")
    #expect(shown.flushCount == 1)
  }
}

/// A driver that its own effects stop.
@MainActor private final class StoppedHolder {
  var driver: Driver<Journal, Int, Int>?
}
