import ArcoCore
import ArcoExplorer
import ArcoHTML
import ArcoWeb
import Testing

/// What a walk leaves out and says so, and what its author says about that.
struct LeftOutTests {
  private enum Light: Sendable, Equatable { case toggle, moth }

  private let light = Dispatcher<Outside, [Int], Light> {
    Dispatcher<Outside, [Int], Light>.reduce { state, input in
      switch input {
      case .toggle: state[0] = 1 - state[0]
      case .moth: state[1] = min(state[1] + 1, 2)
      }
    }
    Dispatcher<Outside, [Int], Light>.alive(while: { $0[0] == 1 }) {
      .task(id: "lamp") { outside, out in
        for await _ in outside.arrivals("moth", of: true) { out.send(.moth) }
      }
    }
  }

  @Test func `a task that listens without end has states without end until it is said to forget`()
    throws
  {
    let explorer = Explorer(light, state: [0, 0], inputs: [.toggle]) { $0 }
    let endless = try explorer.walk(states: 60)
    #expect(endless.bound == .states(60))
    #expect(endless.description.contains("explorer.forgetting(\"moth\")"))
    #expect(endless.never("there are 3") { $0.state[1] == 3 }.answer == .undecided)
    for name in ["moth", "lamp"] {
      let walk = try explorer.forgetting(name).walk(states: 60)
      #expect(walk.isComplete)
      #expect(walk.stateCount == 6)
      #expect(walk.never("there are 3") { $0.state[1] == 3 }.holds)
    }
  }

  @Test func `what was heard by what has ended does not count once nothing of it waits`() throws {
    enum Turn: Hashable, Sendable { case hold, tick }
    let machine = Dispatcher<Outside, Bool, Turn>.update { isHeld, turn in
      switch turn {
      case .hold:
        guard !isHeld else { return .none }
        isHeld = true
        return .task(id: "hold") { outside, _ in await outside.ask("end") }
      case .tick:
        return .batch(
          .cancel("tick"),
          .callback(id: "tick") { outside, out in
            // The question outlives the effect.
            _ = outside.ask("tock", answers: true) { _ in }
            out.finish()
            return .none
          })
      }
    }
    let walk = try Explorer(machine, state: false, inputs: [.hold, .tick]) { $0 }.walk(depth: 7)
    var held = 0
    _ = walk.always("it is counted") { reached in
      if reached.questions == ["end"] { held += 1 }
      return true
    }
    #expect(held == 1)
  }

  @Test func `an input or an answer that cannot be told leaves claims undecided, and is named`()
    throws
  {
    final class Ticket: Sendable {}
    enum Turn: Sendable {
      case start(Ticket)
      case end(String)
    }
    func walk(
      _ effect: @escaping @Sendable () -> Effect<Outside, String, Turn>
    ) throws -> Walk<String, Turn> {
      let machine = Dispatcher<Outside, String, Turn>.update { state, turn in
        switch turn {
        case .start: return .batch(.cancel("work"), effect())
        case .end(let words): state = words
        }
        return .none
      }
      return try Explorer(machine, state: "", inputs: [.start(Ticket())]) { $0 }.walk()
    }
    let led = try walk { .task(id: "work") { outside, _ in await outside.ask("ping") } }
    #expect(led.leftOut.contains { $0.hasPrefix("an input that led to an effect.start is Ticket") })
    #expect(led.never("it ends") { $0.state == "end" }.answer == .undecided)
    #expect(led.fromEverywhere("it ends") { $0.state == "end" }.answer == .undecided)
    let asked = try walk {
      .task(id: "work") { outside, out in
        _ = await outside.ask("ticket", answers: Ticket())
        out.send(.end("end"))
      }
    }
    #expect(asked.leftOut.contains { $0.hasPrefix("an answer to \"ticket\" is Ticket") })
    #expect(asked.sometimes("it ends") { $0.state == "end" }.holds)
  }

  @Test func `what is ignored on purpose leaves claims decided, and the report names it`() throws {
    let face = Face<[String], String, HTML> { dates, send in
      input(.type(.date), .ariaLabel("Day"), .value(""), .onInput { send($0) })
      button("Other \(dates.count)", .onClick { send("other") })
    }
    let last = Dispatcher<Void, [String], String>.reduce { $0 = [$1] }
    let explorer = Explorer(
      Program(Component<Void, [String], String, HTML>(last, face), state: []))
    let words = "a date for \"Day\": no sample is given"
    let walk = try explorer.walk()
    #expect(walk.leftOut == [words])
    #expect(walk.never("two are chosen") { $0.state.count > 1 }.answer == .undecided)
    let agreed = try explorer.ignoring(words).walk()
    #expect(agreed.leftOut == [])
    #expect(agreed.isComplete)
    #expect(agreed.untried == [words])
    #expect(agreed.never("two are chosen") { $0.state.count > 1 }.holds)
    #expect(agreed.description.contains("ignored: \(words)"))
  }

  @Test func `a walker lets time pass between timers, and takes those of one moment in any order`()
    throws
  {
    let timers = Dispatcher<Void, String, Int>.update { state, input in
      if input < 0 {
        state += "\(-input)"
        return .none
      }
      return .send(-input, after: .seconds(input))
    }
    let explorer = Explorer(timers, state: "", inputs: [10, 7])
    let walker = explorer.begin()
    walker.send(10)
    try walker.pass(for: .seconds(5))
    walker.send(7)
    #expect(throws: WalkerError.timerIsEarlier) { try walker.pass(for: .seconds(5)) }
    try walker.pass()
    #expect(walker.state == "10")
    try walker.pass()
    #expect(walker.state == "107")
    let other = explorer.begin()
    other.send(10)
    try other.pass(for: .seconds(3))
    other.send(7)
    #expect(throws: WalkerError.noTimer) { try other.pass(timer: 2) }
    try other.pass(timer: 1)
    #expect(other.state == "7")
  }
}
