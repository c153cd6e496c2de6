import ArcoCore
import ArcoForms
import ArcoTesting
import Testing

/// Checks whose answer comes from elsewhere.
struct AskingTests {
  private typealias Test = TestDriver<
    SignUpWorld, FieldDraft<Complaint>, FieldInput<Complaint>
  >

  private func test(_ timing: FieldTiming, after pause: Duration = .zero) -> Test {
    let field = FormField(emailFormat, checked: timing, after: pause) {
      (world: SignUpWorld, address) in
      await world.isTaken(address) ? Complaint.taken : nil
    }
    return Test(
      field.dispatcher, state: FieldDraft(), world: SignUpWorld(taken: ["a@b"]), strictness: .loose)
  }

  @Test func `a field asks when it is left, and says what the answer is`() throws {
    let test = test(.onLeave)
    try test.send(.write("a@b"))
    #expect(!test.state.isChecking)
    try test.send(.leave)
    #expect(test.state.isChecking)
    #expect(test.state.problem == nil)
    try test.receive(.answer(.taken))
    #expect(!test.state.isChecking)
    #expect(test.state.problem == .refused(.taken))
    try test.finish()
  }

  @Test func `a text that is no value is not asked about`() throws {
    let test = test(.onLeave)
    try test.send(.write("a"))
    try test.send(.leave)
    #expect(!test.state.isChecking)
    #expect(test.queueLog.isEmpty)
    try test.finish()
  }

  @Test func `a text is asked about once`() throws {
    let test = test(.onLeave)
    try test.send(.write("c@d"))
    try test.send(.leave)
    try test.receive(.answer(nil))
    try test.send(.leave)
    try test.send(.check)
    #expect(!test.state.isChecking)
    #expect(test.queueLog.filter { $0.verdict == .starts }.count == 1)
    try test.finish()
  }

  @Test func `the newest answer wins: an older one is not heard`() throws {
    let test = test(.asTyped)
    try test.send(.write("a@b"))
    try test.send(.write("a@bc"))
    try test.receive(.answer(nil))
    #expect(test.state.problem == nil)
    #expect(!test.state.isChecking)
    try test.settle()
    #expect(test.state.problem == nil)
    #expect(test.queueLog.filter { $0.verdict == .starts }.count == 2)
    #expect(test.queueLog.contains { $0.verdict == .cancelled })
    try test.finish()
  }

  @Test func `what is written while a question is out takes it back`() throws {
    let test = test(.onLeave)
    try test.send(.write("a@b"))
    try test.send(.leave)
    try test.send(.write("a@bc"))
    #expect(!test.state.isChecking)
    try test.settle()
    #expect(test.state.problem == nil)
    #expect(test.queueLog.filter { $0.verdict == .cancelled }.count == 1)
    try test.finish()
  }

  @Test func `a reset takes a question back`() throws {
    let test = test(.onLeave)
    try test.send(.write("a@b"))
    try test.send(.leave)
    try test.send(.reset)
    try test.settle()
    #expect(test.state == FieldDraft())
    try test.finish()
  }

  @Test func `a question waits until nobody has written for a while`() throws {
    let test = test(.asTyped, after: .milliseconds(300))
    try test.send(.write("a@b"))
    try test.advance(by: .milliseconds(200))
    try test.send(.write("c@d"))
    try test.advance(by: .milliseconds(299))
    #expect(test.state.isChecking)
    #expect(test.queueLog.filter { $0.verdict == .starts }.isEmpty)
    try test.advance(by: .milliseconds(1))
    #expect(!test.state.isChecking)
    #expect(test.state.problem == nil)
    #expect(test.queueLog.filter { $0.verdict == .starts }.count == 1)
    try test.finish()
  }

  @Test func `a question can be asked with callbacks`() throws {
    let field = FormField(
      emailFormat,
      calling: { (world: SignUpWorld, address, answer: @Sendable (Complaint?) -> Void) in
        answer(world.taken.contains(address.text) ? .taken : nil)
        return Cancellation.none
      })
    let test = Test(
      field.dispatcher, state: FieldDraft("a@b"), world: SignUpWorld(taken: ["a@b"]),
      strictness: .loose)
    try test.send(.check)
    try test.receive(.answer(.taken))
    #expect(test.state.problem == .refused(.taken))
    try test.finish()
  }
}
