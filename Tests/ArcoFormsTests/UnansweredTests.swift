import ArcoCoding
import ArcoCore
import ArcoForms
import ArcoOptics
import ArcoTesting
import Foundation
import Testing

/// Forms and fields that come back from bytes, from another driver or by an undo, and wait for what
/// nobody does.
@MainActor struct UnansweredTests {
  private enum Trouble: Int, Codable, HasCoding {
    case unknown

    static let coding = Coding<Int>.integer.mapped(to: { Trouble(rawValue: $0) }, from: \.rawValue)
  }

  private typealias Draft = FieldDraft<Trouble>
  private typealias Form = FormState<Draft>
  private typealias Input = FormInput<FieldInput<Trouble>>
  private typealias Test = TestDriver<Void, Form, Input>

  /// The ways on which a state comes back.
  enum Road: CaseIterable {
    case coding, codable, memory

    func back<Value: HasCoding & Codable>(_ value: Value) throws -> Value {
      switch self {
      case .coding: try Value.coding.value(of: Value.coding.bytes(of: value))
      case .codable: try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
      case .memory: value
      }
    }
  }

  /// A form that is accepted a minute after it was submitted.
  private static let submission = FormField<Void, Int, Trouble>(.integer(in: 1...9))
    .submitting { _ in .send(.accepted, after: .seconds(60)) }

  private func test(_ state: Form = FormState(Draft())) -> Test {
    Test(Self.submission.dispatcher, state: state, strictness: .loose)
  }

  /// A form that was submitted, and waits for its answer.
  private func submitted() throws -> Form {
    let test = test()
    try test.send(.draft(.write("3")))
    try test.send(.submit)
    #expect(test.state.stage == .submitting)
    #expect(test.time.alarmCount == 1)
    return test.state
  }

  // Submissions.

  @Test(arguments: Road.allCases)
  func
    `a form that was on its way when its process ended can be edited, and is not submitted again`(
      road: Road
    ) throws
  {
    let test = test(try road.back(submitted()))
    #expect(test.state.stage == .submitting)
    try test.advance(by: .zero)
    #expect(test.state.stage == .editing)
    #expect(test.state.draft.text == "3")
    #expect(test.state.returns == 0)
    #expect(test.time.alarmCount == 0, "it is not submitted again")
    try test.send(.submit)
    #expect(test.state.stage == .submitting)
    try test.advance(by: .seconds(60))
    #expect(test.state.stage == .submitted)
    try test.finish()
  }

  @Test(arguments: Road.allCases)
  func `a form hears the input for a lost effect before it gives a submission up`(road: Road) throws
  {
    let test = test(try road.back(submitted()))
    try test.send(.refused([.refuse(.unknown)]))
    #expect(test.state.stage == .editing)
    #expect(test.state.draft.problem == .refused(.unknown))
    #expect(test.state.returns == 1)
    try test.send(.draft(.write("4")))
    try test.send(.submit)
    try test.advance(by: .zero)
    #expect(test.state.stage == .submitting, "the new submission is answered")
    try test.advance(by: .seconds(60))
    #expect(test.state.stage == .submitted)
    try test.finish()
  }

  @Test func `a form whose checks were not over either goes on with them`() throws {
    let checked = FormField<Void, String, Trouble>(
      .line,
      calling: { _, _, answer in
        answer(nil)
        return .none
      }
    ).submitting { _ in .send(.accepted, after: .seconds(60)) }
    let driver = Driver(
      checked.dispatcher, state: FormState(Draft("Tea")), interpretation: .muted)
    driver.send(.submit)
    #expect(driver.state.stage == .checking)
    for road in Road.allCases {
      let test = Test(
        checked.dispatcher, state: try road.back(driver.state), strictness: .loose)
      try test.settle()
      #expect(test.state.stage == .submitting)
      try test.advance(by: .seconds(60))
      #expect(test.state.stage == .submitted)
      try test.finish()
    }
  }

  @Test func `a form that waits for checks that it does not have can be edited`() throws {
    let json = """
      {"draft":\(Self.draft(asked: "running")),"first":\(Self.draft(asked: "no")),
      "stage":{"checking":{}},"returns":0}
      """
    let test = test(try JSONDecoder().decode(Form.self, from: Data(json.utf8)))
    try test.settle()
    #expect(test.state.stage == .editing)
    try test.finish()
  }

  // A form within a page.

  private struct Page: Equatable, Sendable {
    var form: Form?
    var kept: Form?
  }

  private enum PageInput: Equatable, Sendable {
    case open, submit, submitAndKeep, pass, passAndRestore, keep, leave, close, restore
    case bring(Form)
    case form(Input)
  }

  private typealias Submission = FormSubmission<Void, Draft, FieldInput<Trouble>, Int, Trouble>

  private static func pageWithForm(_ submission: Submission) -> Dispatcher<Void, Page, PageInput> {
    Dispatcher {
      submission.dispatcher.child(
        ifPresent: Lens(\Page.form).some,
        input: Prism(PageInput.form) { if case .form(let input) = $0 { input } else { nil } })
      Dispatcher<Void, Page, PageInput>.update { page, input in
        switch input {
        case .open: page.form = FormState(Draft("3"))
        case .submit: return .batch(.send(.open), .send(.form(.submit)))
        case .submitAndKeep: return .batch(.send(.form(.submit)), .send(.keep))
        case .pass: return .batch(.send(.submit), .send(.leave))
        case .passAndRestore: return .sequence(.send(.pass), .send(.restore))
        case .keep: page.kept = page.form
        case .leave: return .batch(.send(.keep), .send(.close))
        case .close: page.form = nil
        case .restore: page.form = page.kept
        case .bring(let form): page.form = form
        case .form: break
        }
        return .none
      }
    }
  }

  private func page(_ form: Submission = Self.submission) -> TestDriver<Void, Page, PageInput> {
    TestDriver(Self.pageWithForm(form), state: Page(), strictness: .loose)
  }

  @Test func `a form that is submitted in the send that brings it is on its way`() throws {
    let test = page()
    try test.send(.submit)
    try test.advance(by: .zero)
    #expect(test.state.form?.stage == .submitting)
    try test.advance(by: .seconds(60))
    #expect(test.state.form?.stage == .submitted)
    try test.finish()
  }

  @Test func `a submission that an undo brings back after its answer is given up`() throws {
    let test = page()
    try test.send(.submit)
    try test.send(.keep)
    try test.send(.restore)
    try test.advance(by: .zero)
    #expect(test.state.form?.stage == .submitting, "it goes on: nothing has changed")
    try test.advance(by: .seconds(60))
    #expect(test.state.form?.stage == .submitted)
    try test.send(.restore)
    #expect(test.state.form?.stage == .submitting)
    try test.advance(by: .zero)
    #expect(test.state.form?.stage == .editing)
    try test.send(.form(.submit))
    try test.advance(by: .seconds(60))
    #expect(test.state.form?.stage == .submitted)
    try test.finish()
  }

  @Test(arguments: [false, true])
  func `a form that left while it was submitted is given up when it comes back`(
    isOpenedBefore: Bool
  ) throws {
    let test = page()
    if isOpenedBefore {
      try test.send(.open)
      try test.send(.form(.submit))
    } else {
      try test.send(.submit)
    }
    try test.send(.leave)
    #expect(test.time.alarmCount == 0, "its effect is cancelled")
    try test.send(.restore)
    try test.advance(by: .zero)
    #expect(test.state.form?.stage == .editing)
    try test.finish()
  }

  @Test(arguments: [false, true])
  func `a form that was submitted and left in one send is given up when it comes back`(
    isBackAtOnce: Bool
  ) throws {
    let test = page()
    if isBackAtOnce {
      try test.send(.passAndRestore)
    } else {
      try test.send(.pass)
      #expect(test.state.form == nil)
      #expect(test.state.kept?.stage == .submitting)
      try test.send(.restore)
    }
    #expect(test.state.form?.stage == .submitting)
    try test.advance(by: .zero)
    #expect(test.state.form?.stage == .editing)
    try test.finish()
  }

  @Test func `a submission that was answered in its own send is given up when it comes back`()
    throws
  {
    let test = page(
      FormField<Void, Int, Trouble>(.integer(in: 1...9)).submitting { _ in .send(.accepted) })
    try test.send(.open)
    try test.send(.submitAndKeep)
    #expect(test.state.form?.stage == .submitted)
    #expect(test.state.kept?.stage == .submitting)
    try test.send(.restore)
    try test.advance(by: .zero)
    #expect(test.state.form?.stage == .editing)
    try test.finish()
  }

  private struct Tray: Equatable, Sendable {
    var form: Form? = FormState(Draft("3"))
    var pending: Form?
  }

  private enum TrayInput: Equatable, Sendable {
    case form(Input)
    case pending(Input)
  }

  @Test func `a form that moves in the send that submits it is given up`() throws {
    let tray = Dispatcher<Void, Tray, TrayInput> {
      Self.submission.dispatcher.child(
        ifPresent: Lens(\Tray.form).some,
        input: Prism(TrayInput.form) { if case .form(let input) = $0 { input } else { nil } })
      Self.submission.dispatcher.child(
        ifPresent: Lens(\Tray.pending).some,
        input: Prism(TrayInput.pending) { if case .pending(let input) = $0 { input } else { nil } })
      Dispatcher<Void, Tray, TrayInput>.reduce { tray, input in
        if input == .form(.submit) { (tray.pending, tray.form) = (tray.form, nil) }
      }
    }
    let test = TestDriver(tray, state: Tray(), strictness: .loose)
    try test.send(.form(.submit))
    #expect(test.state.pending?.stage == .submitting)
    try test.advance(by: .zero)
    #expect(test.state.pending?.stage == .editing)
    try test.finish()
  }

  @Test func `a form that was submitted in a younger driver is given up`() throws {
    let test = page()
    try test.send(.bring(submitted()))
    #expect(test.state.form?.stage == .submitting)
    try test.advance(by: .zero)
    #expect(test.state.form?.stage == .editing)
    try test.finish()
  }

  @Test func `a form that comes back while its effect finishes hears the answer`() throws {
    let form = FormField<Void, Int, Trouble>(.integer(in: 1...9))
      .submitting { _ in .send(.accepted, after: .seconds(60)).finishing(within: .seconds(90)) }
    let test = page(form)
    try test.send(.open)
    try test.send(.form(.submit))
    try test.send(.leave)
    try test.send(.restore)
    try test.advance(by: .seconds(59))
    #expect(test.state.form?.stage == .submitting, "a second submission would be one too many")
    try test.advance(by: .seconds(1))
    #expect(test.state.form?.stage == .submitted)
    try test.finish()
  }

  @Test func `a form is given up once its effect has not finished in time`() throws {
    let form = FormField<Void, Int, Trouble>(.integer(in: 1...9))
      .submitting { _ in .send(.accepted, after: .seconds(60)).finishing(within: .seconds(30)) }
    let test = page(form)
    try test.send(.submit)
    try test.send(.leave)
    try test.send(.restore)
    // The effect is cut short, which is a problem of the driver.
    #expect(throws: TestMismatch.self) { try test.advance(by: .seconds(30)) }
    try test.settle()
    #expect(test.state.form?.stage == .editing)
    try test.finish()
  }

  @Test func `who submitted a form is not part of what it is`() throws {
    let (one, other) = (try submitted(), try submitted())
    #expect(one == other)
    #expect(try Form.coding.bytes(of: one) == Form.coding.bytes(of: other))
    #expect(try JSONEncoder().encode(one).count == JSONEncoder().encode(other).count)
  }

  // Fields and rows.

  private static func draft(asked: String) -> String {
    """
    {"first":"","text":"3","isTouched":false,"calls":0,"isShowing":false,"asked":{"\(asked)":{}},"questions":1}
    """
  }

  @Test(arguments: [FieldInput<Flaw>.leave, .focus, .check, .withdraw, .answer(.taken)])
  func `a field that has no check any more is not busy after the next input`(
    input: FieldInput<Flaw>
  ) throws {
    let field = FormField<Void, String, Flaw>(.text(atMost: 9))
    let asking = FormField<Void, String, Flaw>(
      .text(atMost: 9), calling: { _, _, _ in .none })
    let former = Driver(asking.dispatcher, state: FieldDraft("3"))
    former.send(.check)
    #expect(former.state.isChecking)
    let driver = Driver(field.dispatcher, state: former.state)
    driver.send(input)
    #expect(!driver.state.isChecking)
    #expect(driver.state.problem == nil)
  }

  @Test func `a row can be added to rows with the largest id`() throws {
    struct Order: Equatable, Sendable {
      var lines = Rows<Int, FieldDraft<Flaw>>()
    }
    let field = FormField<Void, String, Flaw>(.line)
    let lines = field.part(
      rows: Lens(\Order.lines), input: Itself<RowsInput<FieldInput<Flaw>>>(), atMost: 4
    ) { FieldDraft(row: $0) }
    let form = DraftForm<Void, Order, RowsInput<FieldInput<Flaw>>, [String], Flaw> {
      lines
    } value: { fields in
      fields[lines]
    }
    var order = Order()
    order.lines.append(FieldDraft(), id: 1)
    order.lines.append(FieldDraft(), id: .max)
    let driver = Driver(form.dispatcher, state: order)
    for _ in 1...3 { driver.send(.add) }
    #expect(driver.state.lines.keys == [1, .max, 2, 3])
  }
}
