import ArcoCore
import ArcoForms
import ArcoOptics
import ArcoTesting
import Testing

/// Answers that come late: to a text that was changed, to a draft that was put away, or never.
struct LateTests {
  private typealias Test = TestDriver<Void, Editor, EditorInput>

  private func test(_ draft: NumbersDraft = .good) -> Test {
    var editor = Editor()
    editor.form = FormState(draft)
    return Test(Numbers().editor, state: editor, strictness: .loose)
  }

  /// A form that was submitted, and waits for its answer.
  private func submitted() throws -> Test {
    let test = test()
    try test.send(.form(.submit))
    try test.advance(by: .seconds(1))
    #expect(test.state.form.stage == .submitting)
    return test
  }

  @Test func `a refusal is for the text that was submitted, not for what was written since`() throws
  {
    let test = try submitted()
    try test.send(.form(.draft(.x(.write("77")))))
    try test.send(.form(.refused([.x(.refuse(.refused)), .y(.refuse(.refused))])))
    #expect(test.state.form.stage == .editing)
    #expect(test.state.form.draft.x.problem == nil)
    #expect(test.state.form.draft.y.problem == .refused(.refused))
    #expect(test.state.form.draft.y.calls == 1)
    try test.send(.form(.draft(.y(.write("78")))))
    try test.send(.form(.submit))
    #expect(test.state.form.stage == .submitting, "nothing is left of the refusal")
    try test.finish()
  }

  @Test func `a refusal is for the text that was submitted, also if it was written again`() throws {
    let test = try submitted()
    try test.send(.form(.draft(.x(.write("77")))))
    try test.send(.form(.draft(.x(.write("1")))))
    try test.send(.form(.refused([.x(.refuse(.refused))])))
    #expect(test.state.form.draft.x.problem == .refused(.refused))
    try test.finish()
  }

  @Test func `a row that was not submitted hears no refusal of the row that had its id`() throws {
    var draft = NumbersDraft.good
    draft.rows.append(PairDraft(a: FieldDraft("1", row: 1), b: FieldDraft("2", row: 1)), id: 1)
    let test = test(draft)
    try test.send(.form(.submit))
    try test.advance(by: .seconds(1))
    try test.send(.form(.draft(.removeRow(1))))
    try test.send(.form(.draft(.addRow(1))))
    try test.send(.form(.draft(.addRow(2))))
    for id in [1, 2] { try test.send(.form(.draft(.row(id, .a(.write("7")))))) }
    try test.send(
      .form(.refused([.row(1, .a(.refuse(.refused))), .row(2, .a(.refuse(.refused)))])))
    #expect(test.state.form.draft.rows.element(id: 1)?.a.problem == nil)
    #expect(test.state.form.draft.rows.element(id: 2)?.a.problem == nil)
    try test.finish()
  }

  @Test func `a draft that is put back while it is submitted hears of its own texts`() throws {
    let test = test()
    try test.send(.keep)
    try test.send(.form(.draft(.x(.write("9")))))
    try test.send(.form(.submit))
    try test.advance(by: .seconds(1))
    try test.send(.restore)
    try test.send(.form(.refused([.x(.refuse(.refused)), .y(.refuse(.refused))])))
    #expect(test.state.form.draft.x.problem == nil)
    #expect(test.state.form.draft.y.problem == .refused(.refused))
    try test.finish()
  }

  @Test func `what an application refuses by itself is refused, whatever was submitted`() throws {
    let test = test()
    try test.send(.form(.draft(.x(.refuse(.refused)))))
    #expect(test.state.form.draft.x.problem == .refused(.refused))
    try test.finish()
  }

  @Test func `an answer of a check does not take back a refusal`() throws {
    let test = test()
    try test.send(.form(.draft(.z(.check))))
    try test.send(.form(.draft(.z(.refuse(.refused)))))
    try test.advance(by: .seconds(1))
    #expect(!test.state.form.draft.z.isChecking)
    #expect(test.state.form.draft.z.problem == .refused(.refused))
    try test.send(.form(.draft(.z(.write("4")))))
    #expect(test.state.form.draft.z.problem == nil)
    try test.finish()
  }

  @Test func `a draft that is put back while a question was out asks again`() throws {
    let test = test()
    try test.send(.form(.draft(.z(.write("5")))))
    try test.send(.form(.draft(.z(.leave))))
    try test.send(.keep)
    try test.send(.form(.draft(.z(.write("6")))))
    try test.advance(by: .seconds(1))
    #expect(!test.state.form.draft.z.isChecking)
    try test.send(.restore)
    #expect(test.state.form.draft.z.isChecking)
    try test.advance(by: .seconds(1))
    #expect(!test.state.form.draft.z.isChecking)
    #expect(test.state.form.draft.z.problem == .refused(.taken))
    try test.finish()
  }

  @Test func `a page that comes back in the middle of its checks asks again and goes on`() throws {
    let test = test()
    try test.send(.form(.submit))
    #expect(test.state.form.stage == .checking)
    let again = Test(Numbers().editor, state: test.state, strictness: .loose)
    try again.advance(by: .seconds(1))
    #expect(again.state.form.stage == .submitting)
    try again.send(.form(.accepted))
    #expect(again.state.form.stage == .submitted)
    try test.finish()
    try again.finish()
  }

  @Test func `a draft without a question that is put back while checks are awaited ends the wait`()
    throws
  {
    let test = test()
    try test.send(.keep)
    try test.send(.form(.submit))
    #expect(test.state.form.stage == .checking)
    try test.send(.restore)
    try test.advance(by: .seconds(1))
    #expect(test.state.form.stage == .editing)
    try test.send(.form(.submit))
    try test.advance(by: .seconds(1))
    #expect(test.state.form.stage == .submitting)
    try test.finish()
  }

  @Test func `a check that does not answer can be given up, and is asked again`() throws {
    let test = test()
    try test.send(.form(.submit))
    try test.send(.form(.cancel))
    #expect(test.state.form.stage == .editing)
    #expect(!test.state.form.draft.z.isChecking)
    #expect(test.state.form.returns == 0)
    try test.advance(by: .seconds(1))
    #expect(test.state.form.stage == .editing)
    try test.send(.form(.submit))
    #expect(test.state.form.draft.z.isChecking)
    try test.advance(by: .seconds(1))
    #expect(test.state.form.stage == .submitting)
    try test.finish()
  }

  @Test func `a question that is withdrawn takes the submission back`() throws {
    let test = test()
    try test.send(.form(.submit))
    try test.send(.form(.draft(.z(.withdraw))))
    #expect(test.state.form.stage == .editing)
    try test.finish()
  }

  @Test func `a submission that is cancelled hears no answer any more`() throws {
    let test = try submitted()
    try test.send(.form(.cancel))
    #expect(test.state.form.stage == .editing)
    let before = test.state
    try test.send(.form(.accepted))
    try test.send(.form(.refused([.x(.refuse(.refused))])))
    try test.send(.form(.cancel))
    #expect(test.state == before)
    try test.finish()
  }

  @Test func `what submits a form is cancelled with it`() throws {
    let page = Numbers().form.submitting { _ in .send(.accepted, after: .seconds(1)) }
    let test = TestDriver(page.dispatcher, state: FormState(NumbersDraft.good), strictness: .loose)
    try test.send(.submit)
    try test.advance(by: .milliseconds(300))
    #expect(test.state.stage == .submitting)
    try test.send(.cancel)
    #expect(test.time.alarmCount == 0)
    try test.finish()
  }

  @Test func `a submission that waits for checks is cancelled without what an earlier one runs`()
    throws
  {
    let page = Numbers().form.submitting { _ in
      .batch(
        .send(.accepted, after: .seconds(1)),
        .send(.draft(.x(.write("42"))), after: .seconds(9)))
    }
    let test = TestDriver(page.dispatcher, state: FormState(NumbersDraft.good), strictness: .loose)
    try test.send(.submit)
    try test.advance(by: .milliseconds(300))
    try test.advance(by: .seconds(1))
    #expect(test.state.stage == .submitted)
    try test.send(.draft(.z(.write("4"))))
    try test.send(.submit)
    #expect(test.state.stage == .checking)
    try test.send(.cancel)
    #expect(test.state.stage == .editing)
    try test.advance(by: .seconds(9))
    #expect(test.state.draft.x.text == "42")
    try test.finish()
  }

  // A form with a dispatcher beside it.

  private typealias Page = TestDriver<Void, FormState<NumbersDraft>, FormInput<NumbersInput>>

  /// A form that is accepted a second after it was submitted.
  private func page(
    _ beside:
      @escaping @Sendable (FormState<NumbersDraft>, FormInput<NumbersInput>) ->
      Effect<Void, FormState<NumbersDraft>, FormInput<NumbersInput>>
  ) -> Page {
    let page = Numbers().form.submitting { _ in .send(.accepted, after: .seconds(1)) }
    return Page(
      page.dispatcher.combine(.update { state, input in beside(state, input) }),
      state: FormState(NumbersDraft.good), strictness: .loose)
  }

  @Test(arguments: [FormInput<NumbersInput>.cancel, .reset])
  func `what somebody else runs beside a form goes on when a submission is taken back`(
    back: FormInput<NumbersInput>
  ) throws {
    let test = page { _, input in
      input == .draft(.x(.leave)) ? .send(.seek, after: .seconds(9), id: "own") : .none
    }
    try test.send(.draft(.x(.leave)))
    #expect(test.time.alarmCount == 1)
    for isSubmitting in [false, true] {
      try test.send(.submit)
      if isSubmitting { try test.advance(by: .milliseconds(300)) }
      #expect(test.state.stage == (isSubmitting ? .submitting : .checking))
      try test.send(back)
      #expect(test.state.stage == .editing)
      #expect(test.time.alarmCount == 1)
    }
    try test.finish()
  }

  @Test func `a form that is submitted and cancelled in one send is not submitted`() throws {
    let test = page { _, input in
      input == .draft(.x(.focus)) ? .batch(.send(.submit), .send(.cancel)) : .none
    }
    for isChecked in [false, true] {
      if isChecked {
        try test.send(.draft(.z(.check)))
        try test.advance(by: .seconds(1))
        #expect(!test.state.draft.z.isChecking)
      }
      try test.send(.draft(.x(.focus)))
      #expect(test.state.stage == .editing)
      #expect(!test.state.draft.z.isChecking)
      #expect(test.time.alarmCount == 0)
      try test.advance(by: .seconds(2))
      #expect(test.state.stage == .editing)
    }
    try test.finish()
  }

  @Test func `a text that is looked at anew in the send of its answer is asked about again`() throws
  {
    let test = page { state, input in
      guard case .draft(.z(.answer)) = input, state.draft.x.calls == 0 else { return .none }
      return .batch(
        .send(.draft(.x(.focus))), .send(.draft(.z(.reset))), .send(.draft(.z(.check))))
    }
    try test.send(.draft(.z(.check)))
    try test.advance(by: .milliseconds(300))
    #expect(test.state.draft.x.calls == 1)
    #expect(test.state.draft.z.isChecking)
    try test.advance(by: .seconds(1))
    #expect(!test.state.draft.z.isChecking)
    try test.finish()
  }

  @Test func `a form is dirty where a row or a part came or went`() throws {
    let numbers = Numbers()
    var draft = NumbersDraft.good
    draft.rows.append(PairDraft(), id: 4)
    let driver = TestDriver(
      numbers.submission.dispatcher, state: FormState(draft), strictness: .loose)
    var isDirty: Bool { numbers.submission.isDirty(driver.state) }
    #expect(!isDirty)
    for (there, back) in [
      (NumbersInput.addRow(1), NumbersInput.removeRow(1)), (.hasOther(true), .hasOther(false)),
      (.row(4, .b(.write("1"))), .row(4, .b(.write("")))),
    ] {
      try driver.send(.draft(there))
      #expect(isDirty, "\(there)")
      try driver.send(.draft(back))
      #expect(!isDirty, "\(back)")
    }
    try driver.send(.draft(.removeRow(4)))
    #expect(isDirty)
    try driver.finish()
  }

  @Test func `the draft of a form overlaps with no other part of its state`() {
    #expect(FormState<NumbersDraft>.lenses.draft.footprint == .field(0))
  }
}
