import ArcoCore
import ArcoForms
import ArcoTesting
import Testing

struct SubmissionTests {
  private typealias Test = TestDriver<
    SignUpWorld, FormState<SignUpDraft>, FormInput<SignUpInput>
  >

  /// Accepts everybody but Bob, whose answer takes a second.
  private static let page = signUp.submitting { value in
    value.name == "Bob"
      ? .send(.refused([.name(.refuse(.taken))]), after: .seconds(1))
      : .send(.accepted, after: .zero)
  }

  private func test(_ draft: SignUpDraft = .good) -> Test {
    Test(
      Self.page.dispatcher, state: FormState(draft), world: SignUpWorld(taken: ["a@b"]),
      strictness: .loose)
  }

  @Test func `a form waits for its checks, and is accepted`() throws {
    let test = test()
    try test.send(.submit)
    #expect(test.state.stage == .checking)
    #expect(test.state.isBusy)
    try test.receive(.draft(.email(.answer(nil))))
    #expect(test.state.stage == .submitting)
    try test.receive(.accepted)
    #expect(test.state.stage == .submitted)
    #expect(!test.state.isBusy)
    #expect(test.state.returns == 0)
    try test.finish()
  }

  @Test
  func `a form that is not right comes back, and the focus goes to the first wrong field`() throws {
    let test = test(SignUpDraft())
    try test.send(.submit)
    #expect(test.state.stage == .editing)
    #expect(test.state.returns == 1)
    #expect(test.state.draft.name.calls == 1)
    #expect(test.state.draft.email.calls == 0)
    #expect(test.state.draft.name.problem == .format(.missing))
    #expect(test.state.draft.home.town.problem == .format(.missing))
    #expect(test.state.draft.age.problem == nil)
    try test.finish()
  }

  @Test func `an asynchronous check that finds something brings the form back`() throws {
    var draft = SignUpDraft.good
    draft.email = FieldDraft("a@b")
    let test = test(draft)
    try test.send(.submit)
    try test.receive(.draft(.email(.answer(.taken))))
    #expect(test.state.stage == .editing)
    #expect(test.state.draft.email.problem == .refused(.taken))
    #expect(test.state.draft.email.calls == 1)
    try test.finish()
  }

  @Test func `who writes on while checks run takes the submission back`() throws {
    let test = test()
    try test.send(.submit)
    try test.send(.draft(.email(.write("c@d"))))
    #expect(test.state.stage == .editing)
    #expect(test.state.returns == 0)
    try test.settle()
    #expect(test.state.stage == .editing)
    try test.send(.submit)
    try test.settle()
    #expect(test.state.stage == .submitted)
    try test.finish()
  }

  @Test func `a form that is on its way is submitted once`() throws {
    var draft = SignUpDraft.good
    draft.name = FieldDraft("Bob")
    let test = test(draft)
    try test.send(.submit)
    try test.send(.submit)
    try test.settle()
    #expect(test.state.stage == .submitting)
    try test.send(.submit)
    #expect(test.state.stage == .submitting)
    #expect(test.time.alarmCount == 1)
    try test.advance(by: .seconds(1))
    #expect(test.state.returns == 1)
    try test.finish()
  }

  @Test func `a field that is refused by what the form is submitted to says so`() throws {
    var draft = SignUpDraft.good
    draft.name = FieldDraft("Bob")
    let test = test(draft)
    try test.send(.submit)
    try test.advance(by: .seconds(1))
    #expect(test.state.stage == .editing)
    #expect(test.state.draft.name.problem == .refused(.taken))
    #expect(test.state.draft.name.calls == 1)
    try test.send(.submit)
    #expect(test.state.stage == .editing)
    #expect(test.state.draft.name.calls == 2)
    try test.send(.draft(.name(.write("Ada"))))
    try test.send(.submit)
    try test.settle()
    #expect(test.state.stage == .submitted)
    try test.finish()
  }

  @Test func `an answer to what was not submitted changes nothing`() throws {
    let test = test()
    let before = test.state
    try test.send(.accepted)
    try test.send(.refused([.name(.refuse(.taken))]))
    #expect(test.state == before)
    try test.finish()
  }

  @Test
  func `a reset brings back the first draft with its rows, and cancels what is under way`() throws {
    let test = test()
    let before = test.state
    try test.send(.draft(.addPhone))
    try test.send(.draft(.phone(1, .write("1"))))
    try test.send(.draft(.name(.write("Bob"))))
    try test.send(.submit)
    try test.settle()
    #expect(test.state.stage == .submitting)
    try test.send(.reset)
    #expect(test.state == before)
    #expect(test.time.alarmCount == 0)
    try test.advance(by: .seconds(2))
    #expect(test.state == before)
    try test.finish()
  }

  @Test func `what was written is state: a form that comes back has it`() throws {
    let test = test()
    try test.send(.draft(.name(.write("Bo"))))
    let again = Test(
      Self.page.dispatcher, state: test.state, world: SignUpWorld(), strictness: .loose)
    try again.send(.draft(.name(.leave)))
    #expect(again.state.draft.name.text == "Bo")
    #expect(again.state.draft.name.isDirty)
    try test.finish()
    try again.finish()
  }
}
