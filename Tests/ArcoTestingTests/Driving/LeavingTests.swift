import ArcoCore
import ArcoOptics
import ArcoTesting
import Testing

/// A page that is left, and a part of it that goes.
struct LeavingTests {
  private struct Note: Equatable, Sendable {
    var text = ""
    var isSaved = false
  }

  private enum NoteInput: Equatable, Sendable {
    case save
    case saved
    case start
    case close
  }

  private struct Desk: Equatable, Sendable {
    var note: Note?
    var count = 0
  }

  private enum DeskInput: Equatable, Sendable {
    case note(NoteInput)
    case away
    case back
  }

  private static let note = Dispatcher<VirtualClock, Note, NoteInput>.update { note, input in
    switch input {
    case .save:
      return .task(id: "save") { clock, out in
        try? await clock.sleep(for: .seconds(2))
        out.send(.saved)
      }
      .finishing(within: .seconds(5))
    case .saved: note.isSaved = true
    case .start: return .send(.saved, every: .seconds(1), id: "clock")
    case .close: return .task { _, out in out.move { $0.text = "closed" } }
    }
    return .none
  }

  private static let toNote = Prism(DeskInput.note) {
    if case .note(let input) = $0 { input } else { nil }
  }

  private static let desk = Dispatcher<VirtualClock, Desk, DeskInput> {
    note.child(
      ifPresent: Lens(\Desk.note).some, input: toNote)
    Dispatcher<VirtualClock, Desk, DeskInput>.reduce { desk, input in
      switch input {
      case .note: desk.count += 1
      case .away: desk.note = nil
      case .back: desk.note = Note()
      }
    }
  }

  private func page() -> TestDriver<VirtualClock, Note, NoteInput> {
    let time = VirtualTime()
    return TestDriver(Self.note, state: Note(), world: time.clock, time: time)
  }

  private func whole() -> TestDriver<VirtualClock, Desk, DeskInput> {
    let time = VirtualTime()
    return TestDriver(Self.desk, state: Desk(note: Note()), world: time.clock, time: time)
  }

  @Test func `what is to be finished goes on after its page was left, and is received`() throws {
    let test = page()
    try test.send(.save)
    try test.leave()
    try test.advance(by: .seconds(2))
    try test.receive(.saved) { $0.isSaved = true }
    try test.finish()
    #expect(test.time.alarmCount == 0)
  }

  @Test func `all else is cancelled, with what it sent`() throws {
    let test = page()
    try test.send(.start)
    try test.advance(by: .seconds(1))
    try test.leave()
    #expect(test.time.alarmCount == 0)
    try test.finish()
    try test.advance(by: .seconds(5))
    let found = mismatch { () throws(TestMismatch) in try test.receive(.saved) }
    #expect(
      found?.reason == .nothingReceived(expected: ".saved", unfinished: [], nextTimer: nil))
  }

  @Test func `what is sent after it is ignored`() throws {
    let test = page()
    try test.leave()
    try test.send(.saved)
    try test.send(.save)
    try test.finish()
    #expect(test.state == Note())
  }

  @Test func `it comes at once, as sending does: who settles before lets effects go on`() throws {
    let first = page()
    try first.send(.close)
    try first.leave()
    try first.finish()
    #expect(first.state == Note())
    let second = page()
    try second.send(.close)
    try second.settle { $0.text = "closed" }
    try second.leave()
    try second.finish()
  }

  @Test func `one that is not over at the end is a mismatch`() throws {
    let test = page()
    try test.send(.save)
    try test.leave()
    let found = mismatch { () throws(TestMismatch) in try test.finish() }
    #expect(
      found?.message == """
        the test ended before its inputs and effects were done
          not over: effect "save", running
        """)
  }

  @Test func `what is cut short is a mismatch`() throws {
    let slow = Dispatcher<Void, Int, Int>.update { _, _ in
      .callback(id: "save") { _, _ in .none }.finishing(within: .seconds(5))
    }
    let test = TestDriver(slow, state: 0)
    try test.send(0)
    try test.leave()
    try test.advance(by: .seconds(5))
    let found = mismatch { () throws(TestMismatch) in try test.finish() }
    #expect(
      found?.message.hasPrefix(
        "the driver had a problem: an effect with id \"save\" was cancelled 5 s after") == true)
  }

  @Test func `one that expects it takes it`() throws {
    let slow = Dispatcher<Void, Int, Int>.update { _, _ in
      .callback(id: "save") { _, _ in .none }.finishing(within: .seconds(5))
    }
    let test = TestDriver(slow, state: 0)
    try test.send(0)
    try test.leave()
    try test.advance(by: .seconds(5))
    let problems = test.takeProblems()
    #expect(problems.count == 1)
    guard case .effectCutShort(let id, .seconds(5))? = problems.first else {
      Issue.record("\(problems)")
      return
    }
    #expect(id == "save")
    try test.finish()
  }

  @Test func `a part that goes is finished, and what it sends is dropped where it is gone`() throws
  {
    let test = whole()
    try test.send(.note(.save)) { $0.count = 1 }
    try test.send(.note(.start)) { $0.count = 2 }
    try test.send(.away) { $0.note = nil }
    let early = mismatch { () throws(TestMismatch) in try test.finish() }
    #expect(
      early?.message == """
        the test ended before its inputs and effects were done
          not over: effect "save", running
        """)
    try test.advance(by: .seconds(2))
    try test.finish()
    #expect(test.time.alarmCount == 0)
  }

  @Test func `it is received where the part is back`() throws {
    let test = whole()
    try test.send(.note(.save)) { $0.count = 1 }
    try test.send(.away) { $0.note = nil }
    try test.send(.back) { $0.note = Note() }
    try test.advance(by: .seconds(2))
    try test.receive(.note(.saved)) {
      $0.note?.isSaved = true
      $0.count = 2
    }
    try test.finish()
  }

  @Test func `a part that went is cut short when its time is over`() throws {
    let stuck = Dispatcher<Void, Int, Bool>.update { _, _ in
      .callback(id: "save") { _, _ in .none }.finishing(within: .seconds(5))
    }
    let whole = Dispatcher<Void, Int?, Bool?> {
      stuck.child(ifPresent: StandardOptics.Some<Int>(), input: StandardOptics.Some<Bool>())
      Dispatcher<Void, Int?, Bool?>.reduce { part, input in if input == nil { part = nil } }
    }
    let test = TestDriver(whole, state: 1)
    try test.send(true)
    try test.send(nil) { $0 = nil }
    try test.advance(by: .seconds(5))
    let found = mismatch { () throws(TestMismatch) in try test.settle() }
    #expect(found?.message.contains("effect with id \"save\" was cancelled 5 s after") == true)
  }

  @Test func `one that is let go of while something is to be finished says so, and cancels it`()
    throws
  {
    final class Mark: Sendable {}
    var found: [TestMismatch] = []
    let stops = Locked(0)
    weak var mark: Mark?
    do {
      let held = Mark()
      mark = held
      let stuck = Dispatcher<Mark, Int, Int>.update { _, _ in
        .callback(id: "save") { _, _ in Cancellation { stops.withLock { $0 += 1 } } }
          .finishing(within: .seconds(5))
      }
      let test = TestDriver(stuck, state: 0, world: held, report: { found.append($0) })
      try test.send(0)
      try test.leave()
    }
    #expect(found.map(\.message).first?.contains("not over: effect \"save\", running") == true)
    #expect(stops.withLock(\.self) == 1)
    #expect(mark == nil)
  }
}
