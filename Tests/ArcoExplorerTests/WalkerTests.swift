import ArcoCore
import ArcoExplorer
import ArcoHTML
import ArcoWeb
import ArcoWebTesting
import Testing

/// Steps that are taken by hand, as a counterexample is printed, and what a question sees.
struct WalkerTests {
  private enum Ask: Equatable, Sendable {
    case ask(Int)
    case wait
    case heard(Int)
    case over
  }

  /// Asks about a number, hears twice of the answer, and counts what it heard; or waits a second.
  private let asking = Dispatcher<Outside, [Int], Ask>.update { heard, input in
    switch input {
    case .ask(let number):
      return .task { outside, out in
        await outside.ask("find", about: number)
        out.send(.heard(number))
        out.send(.heard(number * 10))
      }
    case .wait: return .send(.over, after: .seconds(1))
    case .heard(let number): heard.append(number)
    case .over: heard.append(-1)
    }
    return .none
  }

  private func walker() -> Walker<[Int], Ask> {
    Explorer(asking, state: [], inputs: []) { $0 }.begin()
  }

  @Test func `what is asked is answered, and of what the effect then sends one input is handled`()
    throws
  {
    let walker = walker()
    #expect(walker.page == nil)
    #expect(walker.questions == [])
    walker.send(.ask(1))
    #expect(walker.questions == ["find"])
    #expect(walker.state == [])
    try walker.answer("find")
    #expect(walker.state == [1])
    #expect(walker.questions == [])
    try walker.receive()
    #expect(walker.state == [1, 10])
    #expect(throws: WalkerError.noInput) { try walker.receive() }
  }

  @Test
  func `questions of one name are told apart by what they are about, and else answered in turn`()
    throws
  {
    let walker = walker()
    for number in 1...3 { walker.send(.ask(number)) }
    #expect(walker.questions == ["find", "find", "find"])
    try walker.answer("find", about: "2")
    #expect(walker.state == [2])
    try walker.receive()
    try walker.answer("find")
    #expect(walker.state == [2, 20, 1])
    try walker.receive()
    try walker.answer("find")
    #expect(walker.state == [2, 20, 1, 10, 3])
  }

  @Test func `inputs that wait are handled in the order in which they were sent`() throws {
    let walker = walker()
    walker.send(.ask(1))
    walker.send(.ask(2))
    try walker.answer("find", about: "1")
    try walker.answer("find", about: "2")
    #expect(walker.state == [1])
    for _ in 1...3 { try walker.receive() }
    #expect(walker.state == [1, 10, 2, 20])
  }

  @Test func `what cannot be done is refused with what can be`() throws {
    let walker = walker()
    #expect(throws: WalkerError.notAsked("find", open: [])) { try walker.answer("find") }
    walker.send(.ask(1))
    #expect(throws: WalkerError.notAsked("save", open: ["find"])) { try walker.answer("save") }
    #expect(throws: WalkerError.notAsked("find", open: ["find"])) {
      try walker.answer("find", about: "2")
    }
    for number in [-1, 1] {
      let found = error { () throws(WalkerError) in try walker.answer("find", with: number) }
      guard case .noAnswer(number, to: "find", _)? = found else {
        Issue.record("\(String(describing: found))")
        return
      }
    }
    #expect(throws: WalkerError.noTimer) { try walker.pass() }
    #expect(walker.state == [])
  }

  private func error(_ body: () throws(WalkerError) -> Void) -> WalkerError? {
    do throws(WalkerError) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  @Test func `time passes up to the next timer, one at a time`() throws {
    let walker = walker()
    walker.send(.wait)
    walker.send(.wait)
    #expect(walker.state == [])
    try walker.pass()
    #expect(walker.state == [-1])
    try walker.pass()
    #expect(walker.state == [-1, -1])
    #expect(throws: WalkerError.noTimer) { try walker.pass() }
  }

  @Test func `two walkers of one explorer have nothing in common`() throws {
    let explorer = Explorer(asking, state: [7], inputs: []) { $0 }
    let (one, other) = (explorer.begin(), explorer.begin())
    one.send(.ask(1))
    #expect(other.questions == [])
    try one.answer("find")
    #expect(one.state == [7, 1])
    #expect(other.state == [7])
  }

  @Test func `a question sees what can be read and used, and what is in flight`() throws {
    let walk = try Explorer { saverProgram($0) }.walk(depth: 2)
    #expect(walk.sometimes("there is a page") { $0.shows("are kept") && $0.offers("Add") }.holds)
    #expect(
      walk.always("who waits is not offered to save again") {
        ($0.standing == .saving) == (!$0.offers("Save") && !$0.offers("Again"))
      }.answer != .refuted)
    #expect(
      walk.always("a save is asked for just while it runs") {
        $0.isAsking("save") == ($0.standing == .saving) && $0.isQuiet == ($0.standing != .saving)
      }.answer != .refuted)
    #expect(walk.never("something else is asked") { $0.isAsking("load") }.answer != .refuted)
    #expect(
      walk.sometimes("one is asked") { $0.questions == ["save"] && $0.text.contains("Saving…") }
        .holds)
  }

  @Test func `a control that is disabled is there, and is not offered`() throws {
    let page = Component<Void, Bool, Bool, HTML>(
      Dispatcher<Void, Bool, Bool>.reduce { $0 = $1 }
    ) { isOff, send in
      button("Go", .disabled(isOff), .onClick { send(true) })
    }
    let walk = try Explorer(Program(page, state: false)).walk()
    #expect(walk.stateCount == 2)
    #expect(walk.screenCount == 2)
    #expect(walk.always("it is there") { $0.controls.map(\.name) == ["Go"] }.holds)
    #expect(walk.always("it is offered until it is off") { $0.offers("Go") == !$0.state }.holds)
    #expect(replayed(walk.hasNoDeadEnds()) == ["click \"Go\""])
  }

  @Test func `a verdict tells its claim, its answer and the way, step by step`() throws {
    let walk = try Explorer(
      Dispatcher<Void, Int, Int>.reduce { $0 = min($0 + $1, 3) }, state: 0, inputs: [1]
    ).walk()
    #expect(walk.always("it is small") { $0.state < 4 }.description == "it is small: holds")
    #expect(
      walk.always("it is none") { $0.state == 9 }.description == """
        it is none: refuted
        at the start
        """)
    #expect(
      walk.always("it is 0 or 1") { $0.state < 2 }.description == """
        it is 0 or 1: refuted
        1. 1
        2. 1
        """)
    #expect(walk.sometimes("it is 9") { $0.state == 9 }.description == "it is 9: refuted")
    #expect(walk.sometimes("it is 0") { $0.state == 0 }.way?.steps == [])
    #expect(walk.always("it is none") { _ in false }.claim == "it is none")
  }

  @Test func `what is taken back is looked at where it changed something, and has to be offered`()
    throws
  {
    enum Change: CaseIterable, Sendable { case add, nothing, undo }
    func editor(offersUndo: Bool) throws -> Walk<[Int], Change> {
      let dispatcher = Dispatcher<Void, [Int], Change>.reduce { list, change in
        switch change {
        case .add: if list.count < 3 { list.append(list.count) }
        case .nothing: break
        case .undo: if !list.isEmpty { list.removeLast() }
        }
      }
      return try Explorer(
        Program(
          Component<Void, [Int], Change, HTML>(dispatcher) { list, send in
            button("Add", .onClick { send(.add) })
            button("Nothing", .onClick { send(.nothing) })
            if offersUndo || list.count != 2 { button("Undo", .onClick { send(.undo) }) }
          }, state: [])
      ).walk()
    }
    func verdict(_ offersUndo: Bool) throws -> Verdict {
      try editor(offersUndo: offersUndo).takesBack(
        "click \"Undo\"", { $0 != "click \"Undo\"" }, seeing: { $0 })
    }
    #expect(try verdict(true).holds)
    let lacking = try verdict(false)
    #expect(lacking.answer == .refuted)
    #expect(lacking.description.contains("the step is not offered there"))
    #expect(replayed(lacking) == ["click \"Add\"", "click \"Add\""])
  }
}
