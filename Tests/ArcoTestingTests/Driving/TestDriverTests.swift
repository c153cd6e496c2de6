import ArcoCore
import ArcoOptics
import ArcoTesting
import Testing

struct TestDriverTests {
  @Test func `a result applies when the test receives it, and not before`() throws {
    let test = Forms.test()
    try test.send(.save) { $0.isSaving = true }
    try test.settle()
    #expect(test.state.isSaving)
    try test.receive(.saved) { $0.isSaving = false }
    try test.finish()
  }

  @Test func `an input is received by its form, with what it holds`() throws {
    let test = Forms.test()
    try test.send(.load)
    try test.advance(by: .seconds(1))
    try test.receive(matching: Forms.loaded) { form, text in form.text = text }
    try test.finish()
    #expect(test.state.text == "draft")
  }

  @Test func `an input is received by a question`() throws {
    let test = Forms.test(isDown: true)
    try test.send(.save) { $0.isSaving = true }
    try test.receive(
      where: { $0 == .failed(SaveError()) },
      making: {
        $0.isSaving = false
        $0.note = Form.Note(text: "not saved")
      })
    try test.finish()
  }

  @Test func `a timer ticks once for each of its periods that pass`() throws {
    let test = Forms.test()
    try test.send(.start)
    try test.advance(by: .seconds(3))
    for second in 1...3 { try test.receive(.tick) { $0.seconds = second } }
    #expect(mismatch { () throws(TestMismatch) in try test.receive(.tick) } != nil)
    try test.send(.stop)
    try test.finish()
    #expect(test.time.alarmCount == 0)
  }

  @Test func `what a cancelled effect sent is not received`() throws {
    let test = Forms.test()
    try test.send(.start)
    try test.advance(by: .seconds(1))
    try test.send(.stop)
    try test.finish()
    #expect(test.state.seconds == 0)
  }

  @Test func `the decisions of queues can be asserted`() throws {
    let test = Forms.test()
    try test.send(.search("a"))
    try test.advance(by: .milliseconds(200))
    try test.send(.search("ab"))
    try test.advance(by: .milliseconds(300))
    try test.receive(.loaded("ab")) { $0.text = "ab" }
    try test.finish()
    #expect(test.queueLog.map(\.verdict) == [.waits, .discarded, .waits, .starts, .ended])
    #expect(test.queueLog.map(\.number) == [0, 0, 1, 1, 1])
    #expect(test.queueLog.last?.time == .milliseconds(500))
  }

  @Test func `what effects change by moves is asserted by settling`() throws {
    let test = Forms.test()
    try test.send(.stamp)
    #expect(test.state.tags == [])
    try test.settle { $0.tags = ["stamped"] }
    try test.finish()
  }

  @Test func `a loose test settles and asserts the end`() throws {
    let test = Forms.test(strictness: .loose)
    try test.send(.start)
    try test.send(.save)
    try test.send(.stamp)
    try test.advance(by: .seconds(5))
    try test.settle { $0.seconds = 5 }
    #expect(test.state == Form(seconds: 5, tags: ["stamped"]))
    try test.finish()
  }

  @Test func `a loose test passes over inputs before the one it receives`() throws {
    let test = Forms.test(strictness: .loose)
    try test.send(.save)
    try test.send(.load)
    try test.send(.search("a"))
    try test.advance(by: .seconds(1))
    try test.send(.save)
    try test.receive(.saved) { $0.isSaving = false }
    #expect(test.state.text == "draft")
  }

  @Test @MainActor func `it works on the main actor`() throws {
    let test = Forms.test()
    try test.send(.save) { $0.isSaving = true }
    try test.receive(.saved) { $0.isSaving = false }
    try test.finish()
  }

  @Test func `it works in an asynchronous test`() async throws {
    let test = Forms.test()
    try test.send(.save) { $0.isSaving = true }
    await Task.yield()
    #expect(test.state.isSaving)
    try test.receive(.saved) { $0.isSaving = false }
    try test.finish()
  }

  @Test func `a part's inputs are received as the whole's`() throws {
    enum PageInput: Equatable, Sendable { case form(FormInput) }
    let toForm = Prism(PageInput.form) { if case .form(let input) = $0 { input } else { nil } }
    let page = Dispatcher<Server, [Form], PageInput> {
      Forms.behaviour.child(
        state: Lens<[Form], Form>(get: { $0[0] }, modify: { $1(&$0[0]) }), input: toForm)
    }
    let test = TestDriver(page, state: [Form()], world: Server(isDown: true))
    try test.send(.form(.save)) { $0[0].isSaving = true }
    try test.receive(.form(.failed(SaveError()))) {
      $0[0].isSaving = false
      $0[0].note = Form.Note(text: "not saved")
    }
    try test.finish()
  }

  @Test func `a deadline is received as any input`() throws {
    let wait = Dispatcher<Void, Int, Bool>.update { count, isOver in
      if isOver {
        count += 1
        return .none
      }
      return .callback { _, _ in .none }.deadline(.seconds(2), true)
    }
    let test = TestDriver(wait, state: 0)
    try test.send(false)
    try test.advance(by: .seconds(2))
    #expect(test.state == 0)
    try test.receive(true) { $0 = 1 }
    try test.finish()
  }

  @Test func `a world's actors take part in the steps`() throws {
    actor Store {
      private var count = 0

      func next() -> Int {
        count += 1
        return count
      }
    }
    let counting = Dispatcher<Store, Int, Int?>.update { count, input in
      guard let input else { return .task { store, out in out.send(await store.next()) } }
      count = input
      return .none
    }
    let test = TestDriver(counting, state: 0, world: Store())
    try test.send(nil)
    try test.receive(1) { $0 = 1 }
    try test.finish()
  }

  @Test func `one that is let go of cancels its effects, which end elsewhere`() async throws {
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    let waiting = Dispatcher<Void, Int, Int>.update { _, _ in
      .task { _, _ in
        try? await VirtualTime().clock.sleep(for: .seconds(1))
        end.yield(Task.isCancelled)
        end.finish()
      }
    }
    var test: TestDriver? = TestDriver(waiting, state: 0, strictness: .loose)
    try test?.send(0)
    try test?.settle()
    test = nil
    for await isCancelled in ends { #expect(isCancelled) }
  }

  @Test func `1000 components each with a timer: tearing all down leaves none of their effects`()
    throws
  {
    enum Tick: Equatable, Sendable { case start, tick }
    enum Hall: Equatable, Sendable {
      case clock(Int, Tick)
      case startAll
      case close
    }
    let toClock = Prism(Hall.clock) {
      if case .clock(let id, let tick) = $0 { (id, tick) } else { nil }
    }
    let clock = Dispatcher<Void, Int, Tick>.update { ticks, input in
      if input == .start { return .send(.tick, every: .seconds(1)) }
      ticks += 1
      return .none
    }
    let hall = Dispatcher<Void, Rows<Int, Int>, Hall> {
      clock.child(each: Itself<Rows<Int, Int>>(), input: toClock)
      Dispatcher<Void, Rows<Int, Int>, Hall>.update { rows, input in
        switch input {
        case .clock: break
        case .startAll: return .batch(rows.keys.map { .send(.clock($0, .start)) })
        case .close: rows = Rows()
        }
        return .none
      }
    }
    let test = TestDriver(hall, state: Rows((0..<1_000).map { ($0, 0) }))
    try test.send(.startAll)
    try test.advance(by: .seconds(1))
    try test.receive(.clock(0, .tick)) { $0.modify(id: 0) { $0 = 1 } }
    #expect(test.time.alarmCount == 1_000)
    try test.send(.close) { $0 = Rows() }
    #expect(test.time.alarmCount == 0)
    try test.finish()
  }

  @Test func `what a face attaches takes part`() throws {
    let toTick = Prism(FormInput.loaded) { if case .loaded(let text) = $0 { text } else { nil } }
    let echo = Dispatcher<Void, String, String>.update { text, input in
      text += input
      return input.count < 2 ? .send(input + input, after: .seconds(1)) : .none
    }
    let face = Face<Form, FormInput, Blank>.placing { parts in
      let text = parts.attach(
        Component(echo) { _, _ in Blank() }, state: Lens(\Form.text), input: toTick)
      return parts.view { _, _ in text }
    }
    let test = TestDriver(
      Program(Component(Dispatcher<Void, Form, FormInput>.empty(), face), state: Form()))
    try test.send(.loaded("a")) { $0.text = "a" }
    try test.advance(by: .seconds(1))
    try test.receive(matching: toTick) { $0.text += $1 }
    #expect(test.state.text == "aaa")
    try test.finish()
  }
}

private struct Blank: Content {
  static func child(_ slot: Slot<Blank>) -> Blank { Blank() }
}
