import ArcoCore
import ArcoExplorer
import ArcoHTML
import ArcoOptics
import ArcoWeb
import Foundation
import Testing

/// What a walk once overlooked: each is a component in which something happens that it said never does.
struct SoundWalkTests {
  // Children that a face attaches

  struct Pair: Equatable, Sendable {
    var plain = 0
    var count = 0
    var optional: Int? = 0
    var rows = Rows<Int, Int>([(1, 0), (2, 0)])

    static let part = Affine<Pair, Int>(
      extract: { $0.optional },
      modifyIfPresent: { pair, change in
        guard var part = pair.optional else { return }
        change(&part)
        pair.optional = part
      })
  }

  enum PairInput: Sendable {
    case plain
    case up(Int)
    case row(Int, Int)

    static let ups = Prism<PairInput, Int>(PairInput.up) {
      if case .up(let up) = $0 { up } else { nil }
    }
    static let rows = Prism<PairInput, (Int, Int)>(PairInput.row) {
      if case .row(let id, let up) = $0 { (id, up) } else { nil }
    }
  }

  private static func attaching(
    _ attach: @escaping (Parts<Pair, PairInput, HTML>) -> HTML
  ) -> Explorer<Pair, PairInput> {
    let face = Face<Pair, PairInput, HTML>.placing { parts in
      let child = attach(parts)
      return parts.view { _, send in
        main {
          button("Plain", .onClick { send(.plain) })
          child
        }
      }
    }
    let own = Dispatcher<Void, Pair, PairInput>.reduce { pair, input in
      if case .plain = input { pair.plain = 1 }
    }
    return Explorer(Program(Component<Void, Pair, PairInput, HTML>(own, face), state: Pair()))
  }

  private static let counter = Dispatcher<Void, Int, Int>.reduce { $0 = min($0 + $1, 3) }

  private static func counterPage(_ name: String) -> Component<Void, Int, Int, HTML> {
    Component(
      counter,
      Face { count, send in button("\(name) \(count)", .onClick { send(1) }) })
  }

  @Test func `children that a face attaches are walked, whole ones, optional ones and rows`()
    throws
  {
    let whole = Self.attaching { parts in
      parts.attach(
        Self.counterPage("Count"), state: Lens<Pair, Int>(\.count), input: PairInput.ups)
    }
    let optional = Self.attaching { parts in
      parts.attachCase(
        Self.counterPage("Count"), state: Pair.part, input: PairInput.ups)
    }
    let row = Component<Void, Int, Int, HTML>(
      Dispatcher<Void, Int, Int>.reduce { $0 = min($0 + $1, 1) },
      Face { count, send in button("Row \(count)", .onClick { send(1) }) })
    let each = Self.attaching { parts in
      parts.attachEach(
        row, state: Lens<Pair, Rows<Int, Int>>(\.rows), input: PairInput.rows)
    }
    for (explorer, count) in [(whole, 8), (optional, 8), (each, 8)] {
      let walk = try explorer.walk()
      #expect(walk.stateCount == count)
      #expect(walk.states == (try explorer.walk(restoring: .replayed)).states)
      let counted = walk.never("it counts") {
        $0.state.count + ($0.state.optional ?? 0) + $0.state.rows.reduce(0, +) > 1
      }
      #expect(counted.answer == .refuted)
      #expect(replayed(counted)?.count == 2)
    }
  }

  // Telling states apart

  /// The states that a toggle between two values has: two, whatever the values are.
  private static func toggled<Value: Sendable>(_ one: Value, _ other: Value) throws -> Int {
    let toggle = Dispatcher<Void, Value, Bool>.reduce { value, isOther in
      value = isOther ? other : one
    }
    return try Explorer(toggle, state: one, inputs: [true, false]).walk(states: 20).stateCount
  }

  protocol Screen: Sendable {}
  struct Home: Screen {}
  struct Cart: Screen {}
  enum Loss: Error { case timeout }
  enum Gap: Error { case timeout }
  enum Lamp: Sendable, CustomStringConvertible {
    case green
    case red
    var description: String { "lamp" }
  }
  struct Veiled: Hashable, Sendable, CustomReflectable {
    var number: Int
    var customMirror: Mirror { Mirror(self, children: []) }
  }
  struct Mixed: Sendable {
    var screen: any Screen
    var number = 0
  }

  @Test func `values that a mirror does not tell apart are told apart`() throws {
    #expect(try Self.toggled([UUID()], [UUID()]) == 2)
    #expect(try Self.toggled(Mixed(screen: Home()), Mixed(screen: Cart())) == 2)
    #expect(try Self.toggled(Loss.timeout as any Error, Gap.timeout as any Error) == 2)
    #expect(try Self.toggled((Lamp.green, 1), (Lamp.red, 1)) == 2)
    #expect(try Self.toggled((1 as Int, "a"), (1 as Int, "a")) == 1)
    #expect(try Self.toggled((1 as any Sendable, 1), (1.0 as any Sendable, 1)) == 2)
    #expect(try Self.toggled((Veiled(number: 1), 0), (Veiled(number: 2), 0)) == 2)
    #expect(try Self.toggled((Int??.none, 0), (Int??.some(nil), 0)) == 2)
    #expect(try Self.toggled((Int?.none, "a"), (Int?.some(0), "a")) == 2)
    #expect(try Self.toggled([Int8?.none], [Int8?.some(0)]) == 2)
    #expect(try Self.toggled([String?.none], [String?.some("")]) == 2)
    let long = [UInt8](repeating: 7, count: 200)
    #expect(try Self.toggled((Data(long + [1]), 0), (Data(long + [2]), 0)) == 2)
  }

  @Test func `equal values at other places of the memory are one`() throws {
    let bytes = Dispatcher<Void, (Data, Int), Int>.reduce { state, input in
      state = (Data([UInt8](repeating: UInt8(input), count: 100)), 0)
    }
    let walk = try Explorer(bytes, state: (Data(), 0), inputs: [1, 2]).walk(states: 20)
    #expect(walk.stateCount == 3)
    #expect(walk.isComplete)
  }

  @Test func `a part that cannot be told apart is refused with its path`() {
    struct Shy: Sendable, CustomReflectable {
      var number = 1
      var customMirror: Mirror { Mirror(self, children: []) }
    }
    struct Box: Sendable {
      struct Inner: Sendable { var parts: [any Sendable] }
      var inner: Inner
    }
    final class Held: Sendable {}
    enum Load: Sendable, CustomStringConvertible {
      case idle
      case failed(any Error)
      var description: String { "load" }
    }
    func path(of value: any Sendable) -> String? {
      let still = Dispatcher<Void, Box, Int>.reduce { _, _ in }
      do throws(ExplorerError) {
        _ = try Explorer(still, state: Box(inner: Box.Inner(parts: [value])), inputs: [1]).walk()
        return nil
      } catch {
        guard case .indistinguishable(let path, _) = error else { return "" }
        return path
      }
    }
    #expect(path(of: Shy()) == "inner.parts[0]")
    #expect(path(of: Held())?.hasPrefix("inner.parts") == true)
    #expect(path(of: Load.idle)?.hasPrefix("inner.parts") == true)
    #expect(path(of: Veiled(number: 1)) == nil)
    #expect(path(of: Int.self as any Any.Type) == nil)
    #expect(path(of: ()) == nil)
  }

  @Test func `local state of a view that cannot be told apart is refused`() {
    final class Held {}
    let face = Face<Int, Int, HTML>.placing { parts in
      let held = parts.local(Held())
      return parts.view { count, send in
        button("\(count)", .onClick { held.set(Held()) })
      }
    }
    let explorer = Explorer(
      Program(Component<Void, Int, Int, HTML>(.reduce { $0 = $1 }, face), state: 0))
    #expect(throws: ExplorerError.self) { try explorer.walk() }
  }

  @Test func `a NaN in a state makes no states without end`() throws {
    struct Reading: Hashable, Sendable {
      var value = Double.nan
      var isOn = false
    }
    let switching = Dispatcher<Void, Reading, Bool>.reduce { $0.isOn = $1 }
    let walk = try Explorer(switching, state: Reading(), inputs: [true, false]).walk(states: 20)
    #expect(walk.stateCount == 2)
    #expect(walk.isComplete)
  }

  // How far effects have come

  enum Step: Hashable, Sendable {
    case start
    case other
    case said(String)
  }

  private static func walk(
    _ inputs: [Step] = [.start], states: Int = 500,
    _ effect: @escaping @Sendable (Step) -> Effect<Outside, String, Step>
  ) throws -> Walk<String, Step> {
    let machine = Dispatcher<Outside, String, Step>.update { state, input in
      if case .said(let words) = input {
        if !words.isEmpty { state = words }
        return .none
      }
      return state.isEmpty ? .batch(.cancel("work"), effect(input)) : .none
    }
    return try Explorer(machine, state: "", inputs: inputs) { $0 }.walk(states: states)
  }

  private enum Full: Error { case full }

  @Test func `what follows the last try of a retry is reached`() throws {
    let walk = try Self.walk { _ in
      .task(id: "work", retry: Retry(3, after: .milliseconds(200))) {
        outside, out throws(Full) in
        try await outside.ask("save", failing: Full.full)
        out.send(.said("saved"))
      } catch: { _ in
        .said("failed")
      }
    }
    #expect(walk.isComplete)
    let failed = walk.sometimes("saving fails for good") { $0.state == "failed" }
    #expect(replayed(failed)?.count == 8)
    #expect(walk.sometimes("it is saved") { $0.state == "saved" }.holds)
  }

  @Test func `the steps of a sequence that ask the same are told apart`() throws {
    let asked = try Self.walk { _ in
      let ping = Effect<Outside, String, Step>.task(id: "work") { outside, _ in
        await outside.ask("ping")
      }
      return .sequence(ping, ping, .send(.said("done")))
    }
    #expect(asked.isComplete)
    #expect(replayed(asked.sometimes("it is done") { $0.state == "done" })?.count == 3)
    let timed = try Self.walk { _ in
      .sequence(
        .after(.seconds(1), id: "work", .said("")), .after(.seconds(1), id: "work", .said("")),
        .after(.seconds(1), id: "work", .said("done")))
    }
    #expect(timed.isComplete)
    #expect(replayed(timed.sometimes("it is done") { $0.state == "done" })?.count == 4)
  }

  @Test func `the rounds of a loop that counts are told apart`() throws {
    let asking = try Self.walk { _ in
      .task(id: "work") { outside, out in
        for _ in 0..<3 {
          if await outside.ask("load", answers: true, false) { return out.send(.said("loaded")) }
        }
        out.send(.said("it gives up"))
      }
    }
    #expect(asking.isComplete)
    #expect(replayed(asking.sometimes("it gives up") { $0.state == "it gives up" })?.count == 4)
    let sleeping = try Self.walk { _ in
      .task(id: "work") { outside, out in
        for _ in 0..<3 { try? await outside.clock.sleep(for: .seconds(1)) }
        out.send(.said("awake"))
      }
    }
    #expect(sleeping.isComplete)
    #expect(replayed(sleeping.sometimes("it wakes") { $0.state == "awake" })?.count == 4)
  }

  @Test func `a loop that remembers which answers it got is told apart by them`() throws {
    let walk = try Self.walk { _ in
      .task(id: "work") { outside, out in
        let first = await outside.ask("bit", answers: 0, 1)
        let second = await outside.ask("bit", answers: 0, 1)
        await outside.ask("end")
        out.send(.said("\(first)\(second)"))
      }
    }
    #expect(walk.isComplete)
    for words in ["00", "01", "10", "11"] {
      #expect(walk.sometimes("it is \(words)") { $0.state == words }.holds)
    }
  }

  @Test func `effects of two inputs that ask the same are told apart`() throws {
    let walk = try Self.walk([.start, .other]) { input in
      let ping = Effect<Outside, String, Step>.task(id: "work") { outside, _ in
        await outside.ask("ping")
      }
      return .sequence(ping, ping, .send(.said(input == .start ? "one" : "two")))
    }
    #expect(walk.isComplete)
    for words in ["one", "two"] {
      #expect(walk.sometimes("it is \(words)") { $0.state == words }.holds)
    }
  }

  @Test func `two effects of one input that ask the same are told apart`() throws {
    let walk = try Self.walk { _ in
      let effects = ["one", "two"].map { words in
        Effect<Outside, String, Step>.task(id: "work") { outside, out in
          await outside.ask("ping")
          await outside.ask("pong")
          out.send(.said(words))
        }
      }
      return .batch(effects)
    }
    #expect(walk.isComplete)
    for words in ["one", "two"] {
      #expect(walk.sometimes("it is \(words)") { $0.state == words }.holds)
    }
  }

  @Test func `what questions are about is told apart as states are`() throws {
    let ids = [UUID(), UUID()]
    let walk = try Self.walk([.start, .other]) { input in
      .task(id: "work") { outside, out in
        let lamp = input == .start ? Lamp.green : .red
        await outside.ask("light", about: (lamp, ids[input == .start ? 0 : 1]))
        out.send(.said(input == .start ? "green" : "red"))
      }
    }
    for words in ["green", "red"] {
      #expect(walk.sometimes("it is \(words)") { $0.state == words }.holds)
    }
  }

  // Time

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
        return .after(long, .end("A"))
      case .short:
        guard !log.contains("b") else { return .none }
        log += "b"
        return .after(short, .end("B"))
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
          .after(.seconds(1), .end("timeout")),
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

  @Test func `what comes once a throttle is open again is reached`() throws {
    let throttled = Dispatcher<Void, Int, Turn>.update { count, turn in
      guard case .end = turn else {
        return count < 3
          ? .after(.zero, queue: Queue("clicks", .throttle(.seconds(1), .first)), .end("")) : .none
      }
      count += 1
      return .none
    }
    let walk = try Explorer(throttled, state: 0, inputs: [Turn.long]).walk()
    #expect(walk.isComplete)
    #expect(walk.sometimes("three clicks count") { $0.state == 3 }.holds)
  }

  // What was left out

  @Test func `a claim is undecided where a control had no sample`() throws {
    let face = Face<[String], String, HTML> { dates, send in
      input(.type(.date), .ariaLabel("Day"), .value(""), .onInput { send($0) })
      p("\(dates.count)")
    }
    let last = Dispatcher<Void, [String], String>.reduce { $0 = [$1] }
    let explorer = Explorer(
      Program(Component<Void, [String], String, HTML>(last, face), state: []))
    let walk = try explorer.walk()
    let verdict = walk.never("a date is chosen") { !$0.state.isEmpty }
    #expect(verdict.answer == .undecided)
    #expect(verdict.description.contains("a date for \"Day\": no sample is given"))
    #expect(walk.sometimes("a date is chosen") { !$0.state.isEmpty }.answer == .undecided)
    #expect(walk.hasNoDeadEnds().answer == .undecided)
    #expect(
      walk.fromEverywhere("a date can be chosen") { !$0.state.isEmpty }.answer == .undecided)
    #expect(!walk.isComplete)
    #expect(!walk.description.contains("everything that can be reached was found"))
    let given = try explorer.typing("2028-02-29", into: .date).walk()
    let holds = given.never("two are chosen") { $0.state.count > 1 }
    #expect(holds.holds)
    #expect(holds.description.contains("\"Day\""))
  }

  @Test func `a claim is undecided where an effect ends in a way that nobody lists`() throws {
    let waiting = Dispatcher<Void, Int, Bool>.update { count, isOn in
      guard isOn else {
        count = 2
        return .none
      }
      count = 1
      return .batch(.cancel("radio"), .callback(id: "radio") { _, _ in .none })
    }
    let walk = try Explorer(waiting, state: 0, inputs: [true]).walk(states: 10)
    #expect(walk.stateCount == 2)
    #expect(walk.never("it is 2") { $0.state == 2 }.answer == .undecided)
    #expect(walk.sometimes("it is 2") { $0.state == 2 }.answer == .undecided)
    #expect(
      walk.whenever("it ends", { $0.state == 1 }, eventually: { $0.state == 2 }).answer
        == .undecided)
    #expect(!walk.isComplete)
  }

  @Test func `a deadline does not list how an effect ends`() throws {
    let loading = Dispatcher<Void, Int, Int>.update { count, input in
      count = max(count, input)
      return input == 1
        ? .batch(
          .cancel("load"),
          .callback(id: "load") { _, _ in .none }.deadline(.seconds(10), 2)) : .none
    }
    let walk = try Explorer(loading, state: 0, inputs: [1]).walk()
    #expect(walk.sometimes("it takes too long") { $0.state == 2 }.holds)
    #expect(walk.never("it is loaded") { $0.state == 3 }.answer == .undecided)
  }

  @Test func `a try that fails at once is tried again, and nothing is left out`() throws {
    let walk = try Self.walk { _ in
      .task(id: "work", retry: Retry(1, after: .seconds(1))) { outside, _ throws(Full) in
        throw Full.full
      } catch: { _ in
        .said("failed")
      }
    }
    #expect(walk.isComplete)
    #expect(walk.sometimes("it fails") { $0.state == "failed" }.holds)
  }

  @Test func `claims about ways on are undecided where a step traps`() throws {
    let counter = Dispatcher<Void, Int, Int>.reduce { count, change in
      precondition(count + change < 3, "three is too many")
      count = max(0, count + change)
    }
    let walk = try Explorer(counter, state: 0, inputs: [1, -1]).walk(sheltered: true)
    #expect(walk.hasNoDeadEnds().answer == .undecided)
    #expect(walk.fromEverywhere("it can be 0") { $0.state == 0 }.answer == .undecided)
    #expect(walk.always("it is small") { $0.state < 3 }.holds)
  }

  @Test func `an outline with line breaks and backslashes is read as it was written`() throws {
    let words = "one\ntwo\r\nthree \\n \\"
    let board = try Explorer(
      Dispatcher<Void, String, String>.reduce { $0 = $1 }, state: "", inputs: [words, "b"]
    ).walk().outline
    #expect(Outline(text: board.text) == board)
  }
}
