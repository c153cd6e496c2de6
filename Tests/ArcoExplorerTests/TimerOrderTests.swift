import ArcoCore
import ArcoExplorer
import Testing

/// Timers go off in each order that a user can bring about.
struct TimerOrderTests {
  struct Log: Hashable, Sendable { var words = "" }

  enum Turn: Hashable, Sendable {
    case long
    case short
    case end(String)
  }

  private static func timers(
    _ long: Duration, _ short: Duration
  ) throws -> Walk<String, Turn> {
    let timers = Dispatcher<Void, String, Turn>.update { log, turn in
      switch turn {
      case .long:
        guard !log.contains("a") else { return .none }
        log += "a"
        return .send(.end("A"), after: long)
      case .short:
        guard !log.contains("b") else { return .none }
        log += "b"
        return .send(.end("B"), after: short)
      case .end(let name): log += name
      }
      return .none
    }
    return try Explorer(timers, state: "", inputs: [Turn.long, .short]).walk()
  }

  @Test func `timers go off in each order that a user can bring about`() throws {
    let walk = try Self.timers(.seconds(10), .seconds(7))
    #expect(walk.isComplete)
    for log in ["abBA", "abAB", "baBA", "baAB", "aAbB", "bBaA"] {
      let found = walk.sometimes("it is \(log)") { $0.state == log }
      // A that began later takes longer.
      #expect(found.holds == (log != "baAB"), "\(log)")
      if found.holds { #expect(found.way?.replays() == true, "\(log)") }
    }
    #expect(
      walk.never("B began while A ran, and A ends first") { $0.state.hasPrefix("abA") }
        .answer == .refuted)
  }

  @Test func `timers of one moment go off in each order`() throws {
    let walk = try Self.timers(.seconds(3), .seconds(3))
    #expect(walk.isComplete)
    for log in ["abAB", "abBA"] {
      let found = walk.sometimes("it is \(log)") { $0.state == log }
      #expect(replayed(found)?.count == 4)
    }
  }

  @Test func `an answer comes before a timer and after it`() throws {
    let saving = Dispatcher<Outside, String, Turn>.update { log, turn in
      switch turn {
      case .long:
        guard log.isEmpty else { return .none }
        log = "a"
        return .batch(
          .send(.end("timeout"), after: .seconds(1)),
          .task { outside, out in
            await outside.ask("save")
            out.send(.end("saved"))
          })
      case .short: return .none
      case .end(let words): log += " \(words)"
      }
      return .none
    }
    let walk = try Explorer(saving, state: "", inputs: [Turn.long]) { $0 }.walk()
    #expect(walk.isComplete)
    for log in ["a timeout saved", "a saved timeout"] {
      #expect(walk.sometimes("it is \(log)") { $0.state == log }.holds)
    }
  }

  @Test func `the order in which queues were first used makes no other state`() throws {
    let (one, other) = (
      Queue("one", .throttle(.seconds(1), .first)), Queue("other", .throttle(.seconds(1), .first))
    )
    let machine = Dispatcher<Void, Int, Bool>.update { _, isOne in
      .callback(queue: isOne ? one : other) { _, out in
        out.finish()
        return .none
      }
    }
    let walk = try Explorer(machine, state: 0, inputs: [true, false]).walk(depth: 2)
    // Nothing, one of the queues alone, both, and one of them twice.
    #expect(walk.stateCount == 6)
  }

  @Test func `what comes once a throttle is open again is reached`() throws {
    let throttled = Dispatcher<Void, Int, Turn>.update { count, turn in
      guard case .end = turn else {
        return count < 3
          ? .send(.end(""), after: .zero, queue: Queue("clicks", .throttle(.seconds(1), .first)))
          : .none
      }
      count += 1
      return .none
    }
    let walk = try Explorer(throttled, state: 0, inputs: [Turn.long]).walk()
    #expect(walk.isComplete)
    #expect(walk.sometimes("three clicks count") { $0.state == 3 }.holds)
  }
}
