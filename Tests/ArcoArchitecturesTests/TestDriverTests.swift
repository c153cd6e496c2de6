import ArcoArchitectures
import ArcoComonads
import ArcoCore
import ArcoOptics
import ArcoTesting
import Testing

/// The test driver, for components of other comonads than the everyday one.
struct TestDriverTests {
  private enum Search: Equatable, Sendable {
    case typed(String)
    case found(String)
    case failed
    case clear
  }

  private struct Down: Error {}

  private func machine(
    isDown: Bool = false
  ) -> MooreComponent<Bool, [String], Search, Text> {
    MooreComponent(
      initialState: [String](),
      environment: isDown,
      update: { words, input in
        switch input {
        case .typed: break
        case .found(let word): words.append(word)
        case .failed: words.append("?")
        case .clear: words = []
        }
      },
      effects: { words, input in
        guard case .typed(let word) = input else { return .none }
        return .task(queue: Queue("search", .debounce(.milliseconds(300)))) {
          isDown, out throws(Down) in
          if isDown { throw Down() }
          out.send(.found("\(word) \(words.count)"))
        } catch: { _ in
          .failed
        }
      },
      render: { words, _ in .line(words.joined(separator: " ")) })
  }

  @Test func `a machine's effects are received, by the clock and the queues of the test`() throws {
    let test = TestDriver(machine(), seeing: { $0.position.state })
    try test.send(.typed("a"))
    try test.advance(by: .milliseconds(200))
    try test.send(.typed("ab"))
    try test.advance(by: .milliseconds(300))
    try test.receive(.found("ab 0")) { $0 = ["ab 0"] }
    try test.send(.clear) { $0 = [] }
    try test.finish()
    #expect(test.queueLog.map(\.verdict) == [.waits, .discarded, .waits, .starts, .ended])
  }

  @Test func `a machine's failure is received, and a mismatch says where it differs`() throws {
    let test = TestDriver(machine(isDown: true), seeing: { $0.position.state })
    try test.send(.typed("a"))
    try test.advance(by: .milliseconds(300))
    let found = #expect(throws: TestMismatch.self) { try test.receive(.failed) { $0 = ["!"] } }
    #expect(
      found?.description == """
        TestDriverTests.swift:62: after receiving .failed the state is not what the test expects
          [0]: expected "!", found "?"
        """)
    try test.finish()
  }

  @Test func `a store's effects are received`() throws {
    let counter = StoreComponent<Void, Int, Int, Text>(
      initialState: 0,
      dispatcher: .update { count, step in
        count += step
        return step == 1 ? .send(10, after: .seconds(1)) : .none
      },
      render: { count, _ in .line("\(count)") })
    let test = TestDriver(counter)
    try test.send(1) { $0 = 1 }
    try test.advance(by: .seconds(1))
    try test.receive(10) { $0 = 11 }
    try test.finish()
  }

  @Test func `pages, streams, sums and answers are asserted by where they are`() throws {
    let pages = ZipperComponent<Void, Text>(["a", "b", "c"]) { page, _, _ in .line(page) }
    let page = TestDriver(pages, seeing: { $0.shape.index })
    try page.send(.left)
    try page.send(.last) { $0 = 2 }
    try page.finish()

    let slides = StreamComponent<Void, Int, Text>(
      seed: 1, next: { $0 * 2 }, render: { seed, _ in .line("\(seed)") })
    let slide = TestDriver(slides, seeing: { $0.position.seed })
    try slide.send(.skip(3)) { $0 = 8 }
    try slide.finish()

    let told = TracedComponent<Void, Sum<Int>, Int, Text>(
      update: { Sum($0) }, render: { sum, _ in .line("\(sum.value)") })
    let sum = TestDriver(told, seeing: { $0.position.value })
    try sum.send(2) { $0 = 2 }
    try sum.send(3) { $0 = 5 }
    try sum.finish()
  }

  @Test func `what is around a component, and what answers, is asserted with it`() throws {
    let pages = ZipperComponent<Void, Text>(["a", "b"]) { page, _, _ in .line(page) }
    let themed = TestDriver(
      EnvComponent(surroundings: "dark", around: pages) { .list([.line($0), $1]) },
      seeing: { "\($0.first.origin) \($0.second.shape.index)" })
    try themed.send(.right) { $0 = "dark 1" }
    try themed.finish()

    let logged = TestDriver(
      TracedTComponent(around: pages, telling: { _ in Sum(1) }) { _, page in page },
      seeing: { [$0.first.position.value, $0.second.shape.index] })
    try logged.send(.right) { $0 = [1, 1] }
    try logged.send(.right) { $0 = [2, 1] }
    try logged.finish()

    let tasks = CofreeComponent<Void, Tasks, Text>(answering: Tasks.self, initialState: []) {
      tasks, _ in
      Text.line("\(tasks.count)")
    }
    let asked = TestDriver(tasks, seeing: { $0.position.state.count })
    try asked.send(.add(7)) { $0 = 1 }
    try asked.finish()

    let number = Prism(Tasks.Answer.number) { if case .number(let n) = $0 { n } else { nil } }
    let parent = StoreTComponent(
      initialState: 0,
      around: tasks,
      dispatcher: Dispatcher<Void, Both<Int, Present<Cofrees<Tasks>>>, Either<Bool, Tasks.Query>>
        .update { page, input in
          guard case .left(let isAsked) = input else { return .none }
          if !isAsked { return .send(.left(true), after: .seconds(1)) }
          page.first = page.second.ask(.asking(.count, number))
          return .none
        },
      render: { _, list, _ in list })
    let family = TestDriver(parent, seeing: { [$0.first, $0.second.position.state.count] })
    try family.send(.right(.add(7))) { $0 = [0, 1] }
    try family.send(.left(false))
    try family.advance(by: .seconds(1))
    try family.receive(
      where: { if case .left(true) = $0 { true } else { false } }, making: { $0 = [1, 1] })
    try family.finish()

    let still = TestDriver(IdentityComponent(Text.line("still")), seeing: { _ in 0 })
    try still.finish()
  }

  @Test func `two components side by side are asserted together`() throws {
    let counter = StoreComponent<Bool, Int, Int, Text>(
      initialState: 0, environment: false, dispatcher: .reduce { $0 += $1 },
      render: { count, _ in .line("\(count)") })
    let both = DayComponent(counter, machine()) { .list([$0, $1]) }
    let test = TestDriver(both, seeing: { ["\($0.first)"] + $0.second.position.state })
    try test.send(.left(3)) { $0[0] = "3" }
    try test.send(.right(.typed("a")))
    try test.advance(by: .milliseconds(300))
    try test.receive(.right(.found("a 0"))) { $0.append("a 0") }
    try test.finish()
  }

  @Test func `the general form's acts are received, and its moves settled`() throws {
    let test = TestDriver(numbers(1).explore(), seeing: { $0.position })
    try test.send(.move(.modify { $0 += 1 })) { $0 = 2 }
    try test.send(
      .effect(
        .task { _, out in
          out.move { $0.move(by: .modify { $0 *= 10 }) }
          out.send(.move(.modify { $0 += 1 }))
        }))
    try test.settle { $0 = 20 }
    try test.receive(where: { _ in true }, making: { $0 = 21 })
    try test.finish()
  }

  @Test func `an effect of the general form that does not end is a mismatch`() throws {
    let test = TestDriver(numbers(1).explore(), seeing: { $0.position })
    try test.send(.effect(.send(.move(.modify { $0 += 1 }), every: .seconds(1), id: "clock")))
    let found = #expect(throws: TestMismatch.self) { try test.finish() }
    #expect(
      found?.description == """
        TestDriverTests.swift:184: the test ended before what it started
          not over: effect "clock", running
        """)
    try test.send(.effect(.cancel("clock")))
    try test.finish()
  }
}
