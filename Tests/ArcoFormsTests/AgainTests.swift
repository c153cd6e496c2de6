import ArcoCore
import ArcoForms
import ArcoTesting
import Testing

/// Fields and forms the second time around: after a reset, an answer, a refusal.
struct AgainTests {
  private typealias FieldTest = TestDriver<
    SignUpWorld, FieldDraft<Complaint>, FieldInput<Complaint>
  >
  private typealias FormTest = TestDriver<
    SignUpWorld, FormState<SignUpDraft>, FormInput<SignUpInput>
  >

  private func field(
    _ timing: FieldTiming = .onLeave, _ draft: FieldDraft<Complaint> = FieldDraft()
  ) -> FieldTest {
    let field = FormField(emailFormat, checked: timing) { (world: SignUpWorld, address) in
      await world.isTaken(address) ? Complaint.taken : nil
    }
    return FieldTest(
      field.dispatcher, state: draft, world: SignUpWorld(taken: ["a@b"]), strictness: .loose)
  }

  /// Accepts everybody but Bob, whose answer takes a second.
  private func form(_ draft: SignUpDraft = .good) -> FormTest {
    let page = signUp.submitting { value in
      value.name == "Bob"
        ? .send(.refused([.name(.refuse(.taken)), .age(.refuse(.tooYoung))]), after: .seconds(1))
        : .send(.accepted, after: .zero)
    }
    return FormTest(
      page.dispatcher, state: FormState(draft), world: SignUpWorld(taken: ["a@b"]),
      strictness: .loose)
  }

  private func starts(_ test: FieldTest) -> Int {
    test.queueLog.filter { $0.verdict == .starts }.count
  }

  @Test func `a text that was changed and changed back is asked about again`() throws {
    let test = field()
    for text in ["a@b", "c@d", "a@b"] {
      try test.send(.write(text))
      try test.send(.leave)
      try test.settle()
      #expect(test.state.problem == (text == "a@b" ? .refused(.taken) : nil))
    }
    #expect(starts(test) == 3)
    try test.finish()
  }

  @Test func `what an answer found goes with the text that it was about`() throws {
    let test = field()
    try test.send(.write("a@b"))
    try test.send(.leave)
    try test.settle()
    #expect(test.state.problem == .refused(.taken))
    try test.send(.write("a@b"))
    #expect(test.state.problem == .refused(.taken), "the same text is no change")
    try test.send(.write("a@bc"))
    #expect(test.state.problem == nil)
    try test.finish()
  }

  @Test func `after a reset a field asks as at first, and hears no older answer`() throws {
    let test = field(.onLeave, FieldDraft("a@b"))
    try test.send(.check)
    #expect(test.state.isChecking)
    try test.send(.reset)
    #expect(test.state == FieldDraft("a@b"))
    try test.settle()
    #expect(test.state == FieldDraft("a@b"))
    try test.send(.check)
    #expect(test.state.isChecking)
    try test.settle()
    #expect(test.state.problem == .refused(.taken))
    try test.send(.reset)
    #expect(test.state.problem == nil)
    try test.finish()
  }

  @Test func `an answer that comes twice counts once`() throws {
    let test = field(.onLeave, FieldDraft("c@d"))
    try test.send(.check)
    try test.send(.answer(nil))
    try test.send(.answer(.taken))
    #expect(test.state.problem == nil)
  }

  @Test func `a field that is looked at when submitted asks then, and not when it is left`() throws
  {
    let test = field(.onSubmit)
    try test.send(.write("a@b"))
    try test.send(.leave)
    #expect(!test.state.isChecking)
    #expect(starts(test) == 0)
    try test.send(.check)
    #expect(test.state.isChecking)
    try test.settle()
    #expect(test.state.problem == .refused(.taken))
    try test.send(.write("c@d"))
    #expect(!test.state.isChecking)
    #expect(test.state.problem == nil)
    try test.send(.write("c"))
    #expect(
      test.state.problem
        == .format(.misfit(expected: .value("an address with an @"), found: "c")))
    try test.finish()
  }

  @Test func `what is wrong with the text goes before what an answer or the application found`()
    throws
  {
    let test = field(.onLeave, FieldDraft("a@b"))
    try test.send(.refuse(.tooYoung))
    #expect(test.state.problem == .refused(.tooYoung))
    #expect(test.state.isTouched)
    try test.send(.write(""))
    #expect(test.state.problem == .format(.missing))
    try test.send(.refuse(.taken))
    #expect(test.state.problem == .format(.missing))
    try test.finish()
  }

  @Test func `each call of the focus is counted, and changes nothing else`() throws {
    let test = field(.onLeave, FieldDraft("x", row: 2))
    for call in 1...3 {
      try test.send(.focus)
      #expect(test.state.calls == call)
    }
    #expect(!test.state.isTouched)
    #expect(!test.state.isDirty)
    #expect(test.state.problem == nil)
    #expect(test.state.row == 2)
    #expect(test.state.first == "x")
    try test.finish()
  }

  @Test func `a form that was accepted can be submitted again`() throws {
    let test = form()
    try test.send(.submit)
    try test.settle()
    #expect(test.state.stage == .submitted)
    try test.send(.draft(.name(.write("Bob"))))
    #expect(test.state.stage == .submitted)
    try test.send(.submit)
    #expect(test.state.stage == .submitting)
    try test.advance(by: .seconds(1))
    #expect(test.state.stage == .editing)
    #expect(test.state.returns == 1)
    try test.finish()
  }

  @Test func `what a form was refused for is said to each field, and the focus goes to the first`()
    throws
  {
    var draft = SignUpDraft.good
    draft.name = FieldDraft("Bob")
    let test = form(draft)
    for turn in 1...2 {
      try test.send(.draft(.name(.write("Bob"))))
      try test.send(.submit)
      try test.settle()
      #expect(test.state.stage == .submitting)
      try test.advance(by: .seconds(1))
      #expect(test.state.stage == .editing)
      #expect(test.state.returns == turn)
      #expect(test.state.draft.name.problem == .refused(.taken))
      #expect(test.state.draft.age.problem == .refused(.tooYoung))
      #expect(test.state.draft.name.calls == turn)
      #expect(test.state.draft.age.calls == 0)
      try test.send(.draft(.name(.write("Bo"))))
      try test.send(.draft(.age(.write("\(36 + turn)"))))
    }
    try test.finish()
  }

  @Test func `a reset after a return begins anew, and the next submission counts from there`()
    throws
  {
    let test = form(SignUpDraft())
    try test.send(.submit)
    try test.send(.submit)
    #expect(test.state.returns == 2)
    #expect(test.state.draft.name.calls == 2)
    try test.send(.reset)
    #expect(test.state.returns == 0)
    try test.send(.submit)
    #expect(test.state.returns == 1)
    #expect(test.state.draft.name.calls == 3)
    try test.finish()
  }

  @Test func `a view notices each request for the focus, however often the form is reset`() throws {
    var draft = SignUpDraft.good
    draft.phones.append(FieldDraft("1", row: 1), id: 1)
    draft.work = HomeDraft()
    let test = form(draft)
    for turn in 1...3 {
      try test.send(.reset)
      #expect(test.state.draft.name.calls == turn - 1)
      try test.send(.draft(.name(.focus)))
      try test.send(.draft(.phone(1, .focus)))
      try test.send(.draft(.work(.town(.focus))))
      #expect(test.state.draft.name.calls == turn)
      #expect(test.state.draft.phones[id: 1]?.calls == turn)
      #expect(test.state.draft.work?.town.calls == turn)
      #expect(test.state.draft.age.calls == 0)
    }
    for turn in 4...6 {
      try test.send(.draft(.name(.reset)))
      try test.send(.draft(.name(.focus)))
      #expect(test.state.draft.name.calls == turn)
    }
    try test.finish()
  }

  @Test func `a field that a reset brings back was not asked for the focus yet`() throws {
    var draft = SignUpDraft.good
    draft.phones.append(FieldDraft("1", row: 1), id: 1)
    let test = form(draft)
    try test.send(.draft(.phone(1, .focus)))
    try test.send(.draft(.removePhone(1)))
    try test.send(.reset)
    #expect(test.state == FormState(draft))
    try test.finish()
  }

  @Test func `a reset takes a submission back: what was accepted then is not heard`() throws {
    var draft = SignUpDraft.good
    draft.name = FieldDraft("Bob")
    let test = form(draft)
    try test.send(.submit)
    try test.settle()
    #expect(test.state.stage == .submitting)
    try test.send(.reset)
    #expect(test.state.stage == .editing)
    try test.send(.accepted)
    #expect(test.state.stage == .editing)
    try test.advance(by: .seconds(2))
    #expect(test.state.returns == 0)
    #expect(test.state.draft.name.problem == nil)
    try test.send(.submit)
    try test.settle()
    #expect(test.state.stage == .submitting)
    try test.advance(by: .seconds(1))
    #expect(test.state.returns == 1)
    try test.finish()
  }

  @Test func `the focus is sought at the first field that something is wrong with, or nowhere`()
    throws
  {
    let test = form()
    try test.send(.seek)
    #expect(ruledSignUp.fields(of: test.state.draft).allSatisfy { $0.draft.calls == 0 })
    try test.send(.draft(.home(.town(.write("")))))
    try test.send(.draft(.addPhone))
    try test.send(.seek)
    #expect(test.state.draft.home.town.calls == 1)
    #expect(test.state.draft.phones.element(id: 1)?.calls == 0)
    try test.send(.draft(.home(.town(.write("Leeds")))))
    try test.send(.seek)
    #expect(test.state.draft.home.town.calls == 1)
    #expect(test.state.draft.phones.element(id: 1)?.calls == 1)
    try test.finish()
  }

  @Test func `who mends another field while checks run goes on waiting, and is submitted`() throws {
    let test = form()
    try test.send(.submit)
    #expect(test.state.stage == .checking)
    try test.send(.draft(.name(.write("Grace"))))
    #expect(test.state.stage == .checking)
    try test.settle()
    #expect(test.state.stage == .submitted)
    try test.finish()
  }

  @Test func `who breaks a field while checks run is brought back to it`() throws {
    let test = form()
    try test.send(.submit)
    try test.send(.draft(.name(.write(" "))))
    #expect(test.state.stage == .editing)
    #expect(test.state.returns == 1)
    #expect(test.state.draft.name.calls == 1)
    try test.settle()
    #expect(test.state.stage == .editing)
    try test.finish()
  }

  @Test func `a part that is not there says nil, and nothing is wrong with it`() throws {
    var draft = SignUpDraft.good
    #expect(try signUp.value(of: draft).work == nil)
    #expect(try signUp.value(of: draft).phones == [])
    draft.work = HomeDraft()
    #expect(signUp.fields(of: draft).filter { $0.problem != nil }.count == 2)
    draft.work?.street = FieldDraft("1 Side Street")
    draft.work?.town = FieldDraft("Leeds")
    #expect(try signUp.value(of: draft).work == Home(street: "1 Side Street", town: "Leeds"))
    draft.phones.append(FieldDraft("+1", row: 4), id: 4)
    draft.phones.append(FieldDraft("+2", row: 2), id: 2)
    #expect(try signUp.value(of: draft).phones == ["+1", "+2"])
    let inputs = signUp.fields(of: draft).map { $0.input(.leave) }
    #expect(
      inputs == [
        .name(.leave), .age(.leave), .email(.leave), .home(.street(.leave)), .home(.town(.leave)),
        .work(.street(.leave)), .work(.town(.leave)), .phone(4, .leave), .phone(2, .leave),
      ])
  }

  @Test func `a field that was not asked about is unchecked, and one that was not`() throws {
    let test = form()
    func isUnchecked() -> [Bool] {
      signUp.fields(of: test.state.draft).map(\.isUnchecked)
    }
    #expect(isUnchecked() == [false, false, true, false, false])
    try test.send(.draft(.email(.check)))
    #expect(isUnchecked() == [false, false, true, false, false])
    try test.settle()
    #expect(isUnchecked() == [false, false, false, false, false])
    try test.send(.draft(.email(.write("x"))))
    #expect(isUnchecked() == [false, false, false, false, false], "it is no value")
    try test.send(.draft(.email(.write("c@d"))))
    #expect(isUnchecked() == [false, false, true, false, false])
    try test.finish()
  }
}
