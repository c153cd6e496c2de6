import ArcoCore
import ArcoForms
import ArcoLaws
import ArcoTesting
import Foundation
import Testing

/// 500 generated forms, and 10,000 in the long form (`ARCO_SOAK=1`), with rules at any field, nested
/// ones too. Each is filled in, submitted, answered, put back as undo does it, and opened again, while
/// its checks answer late. A model says for each field what is wrong with it and whether that shows.
struct RuleSoakTests {
  private static let count =
    ProcessInfo.processInfo.environment["ARCO_SOAK"] == "1" ? 10_000 : 500
  private typealias Test = TestDriver<Void, Editor, EditorInput>

  private enum Act: Sendable {
    case input(EditorInput)
    case wait(Int)
    case reopen
  }

  private static let text = Generator<String>.oneOf([
    Generator<Int>.integer(in: 0...12).map { "\($0)" }, .element(of: ["", "x", "100"]),
  ])
  private static let field = Generator<FieldInput<Flaw>>.oneOf([
    text.map { .write($0) }, text.map { .write($0) }, text.map { .write($0) },
    .element(of: [.leave, .check, .focus, .reset, .withdraw, .refuse(.refused)]),
  ])
  private static let pair = Generator<PairInput>.oneOf([
    field.map { .a($0) }, field.map { .b($0) },
  ])
  private static let part = Generator<NumbersInput>.oneOf([
    field.map { .x($0) }, field.map { .y($0) }, field.map { .z($0) }, pair.map { .pair($0) },
    pair.map { .other($0) }, pair.map { .row(1, $0) }, pair.map { .row(2, $0) },
    .element(of: [
      .swap, .hasOther(true), .hasOther(false), .addRow(1), .addRow(2), .removeRow(1),
    ]),
  ])
  private static let refusal = Generator<NumbersInput>.element(of: [
    .x(.refuse(.refused)), .z(.refuse(.refused)), .pair(.a(.refuse(.refused))),
    .other(.b(.refuse(.refused))), .row(1, .a(.refuse(.refused))),
  ])
  private static let act = Generator<Act>.oneOf([
    part.map { .input(.form(.draft($0))) }, part.map { .input(.form(.draft($0))) },
    part.map { .input(.form(.draft($0))) },
    Generator<[NumbersInput]>.array(of: refusal, count: 0...3).map { .input(.form(.refused($0))) },
    .element(of: [
      .input(.form(.submit)), .input(.form(.submit)), .input(.form(.accepted)),
      .input(.form(.cancel)), .input(.form(.reset)), .input(.form(.seek)), .input(.keep),
      .input(.restore), .wait(100), .wait(300), .wait(1_000), .reopen,
    ]),
  ])
  private static let rule = Generator<RulePlan> { choices in
    RulePlan(
      spot: choices.draw(.element(of: Numbers.Spot.allCases)),
      operands: choices.draw(.array(of: .integer(in: 0...3), count: 1...2)),
      rest: choices.draw(.integer(in: 0...2)))
  }

  @Test func `what shows as wrong is what is refused, and nothing is busy for ever`() throws {
    let law = Law("shown is enforced") { trial in
      let inner = trial.draw(
        "inner rules", Generator<[RulePlan]>.array(of: Self.rule, count: 0...2)
      ).map(\.inner)
      let outer = trial.draw("rules", Generator<[RulePlan]>.array(of: Self.rule, count: 0...4))
      let numbers = Numbers(
        inner: inner.enumerated().map { number, plan in plan.rule(100 + number) },
        outer: outer.enumerated().map { number, plan in (plan.spot, plan.rule(number)) })
      var editor = Editor()
      if trial.draw("begins well", .bool) { editor.form = FormState(.good) }
      var model = Model(editor.form.draft, inner: inner, outer: outer)
      var test = Test(numbers.editor, state: editor, strictness: .loose)
      for act in trial.draw("acts", Generator<[Act]>.array(of: Self.act)) {
        let stage = test.state.form.stage
        switch act {
        case .input(let input): try? test.send(input)
        case .wait(let time): try? test.advance(by: .milliseconds(time))
        case .reopen: test = Test(numbers.editor, state: test.state, strictness: .loose)
        }
        if case .input(let input) = act { model.take(input, stage) }
        let form = test.state.form
        if form.stage == .submitting, stage != .submitting { model.submitted() }
        Self.compare(numbers, form, model, &trial)
      }
      try? test.advance(by: .seconds(1))
      let end = test.state.form
      trial.expect(end.stage == .checking, equals: false, "checks are awaited for ever")
      trial.expect(
        numbers.form.fields(of: end.draft).filter(\.draft.isChecking).count, equals: 0,
        "questions that nobody answers")
      try? test.send(.form(.submit))
      try? test.advance(by: .seconds(1))
      model.take(.form(.submit), end.stage)
      if end.stage != .submitting {
        let isGood = model.fields(test.state.form, numbers).allSatisfy { $0.problem == nil }
        trial.expect(
          test.state.form.stage, equals: isGood ? .submitting : .editing, "a last submission")
      }
    }
    #expect(law.counterexample(tries: Self.count) == nil)
  }

  private static func compare(
    _ numbers: Numbers, _ form: FormState<NumbersDraft>, _ model: Model, _ trial: inout Trial
  ) {
    let found = numbers.form.fields(of: form.draft)
    let expected = model.fields(form, numbers)
    trial.expect(found.map(\.draft.text), equals: expected.map(\.text), "texts")
    trial.expect(found.map(\.problem), equals: expected.map(\.problem), "what is refused")
    trial.expect(
      found.map(\.draft.problem), equals: expected.map { $0.isShowing ? $0.problem : nil },
      "what shows")
    if form.stage == .submitting, model.isNew {
      trial.expect(
        found.allSatisfy { $0.problem == nil && !$0.isUnchecked }, equals: true,
        "what is submitted is right, and was checked")
    }
  }
}

/// A rule that finds something where a sum has a remainder by 3.
private struct RulePlan: Sendable {
  var spot: Numbers.Spot
  var operands: [Int]
  var rest: Int

  /// The same about the two fields of a pair.
  var inner: RulePlan {
    RulePlan(spot: spot, operands: operands.map { $0 % 2 }, rest: rest)
  }

  func rule(_ number: Int) -> Numbers.Rule {
    { numbers in isBroken(numbers) ? .rule(number) : nil }
  }

  func isBroken(_ numbers: [Int?]) -> Bool {
    let known = operands.compactMap { numbers[$0] }
    return known.count == operands.count && known.reduce(0, +) % 3 == rest
  }
}

/// What is known of a form without any form.
private struct Model {
  struct Field: Equatable {
    let first: String
    var text: String
    var isRefused = false
    var isShowing = false

    init(_ text: String) {
      first = text
      self.text = text
    }

    var number: Int? { Int(text).flatMap { (0...99).contains($0) ? $0 : nil } }
  }

  struct Found: Equatable {
    let text: String
    let problem: FieldProblem<Flaw>?
    let isShowing: Bool
  }

  /// By names such as `x`, `pair.a`, `row1.b`.
  typealias Draft = [String: Field]

  let inner: [RulePlan]
  let outer: [RulePlan]
  let first: Draft
  var draft: Draft
  var rows: [Int] = []
  var kept: (draft: Draft, rows: [Int])?
  var sent: Draft = [:]
  /// Whether the last step submitted the form.
  var isNew = false

  init(_ draft: NumbersDraft, inner: [RulePlan], outer: [RulePlan]) {
    self.inner = inner
    self.outer = outer
    first = [
      "x": Field(draft.x.text), "y": Field(draft.y.text), "z": Field(draft.z.text),
      "pair.a": Field(draft.pair.a.text), "pair.b": Field(draft.pair.b.text),
    ]
    self.draft = first
  }

  private var names: [String] {
    let pairs = ["pair", "other"].filter { draft["\($0).a"] != nil } + rows.map { "row\($0)" }
    return ["x", "y", "z"] + pairs.flatMap { ["\($0).a", "\($0).b"] }
  }

  mutating func submitted() {
    sent = draft
    isNew = true
  }

  mutating func take(_ input: EditorInput, _ stage: FormState<NumbersDraft>.Stage) {
    isNew = false
    switch input {
    case .keep: kept = (draft, rows)
    case .restore: if let kept { (draft, rows) = kept }
    case .form(.draft(let input)): take(input)
    case .form(.submit):
      guard stage != .submitting else { return }
      for name in names { draft[name]?.isShowing = true }
    case .form(.refused(let words)):
      guard stage == .submitting else { return }
      for word in words {
        guard let name = Self.field(word)?.name, let field = draft[name], let was = sent[name],
          field.text == was.text
        else { continue }
        take(word)
      }
    case .form(.reset): (draft, rows) = (first, [])
    case .form: break
    }
  }

  private static func field(_ input: NumbersInput) -> (name: String, input: FieldInput<Flaw>)? {
    func field(_ part: String, _ input: PairInput) -> (String, FieldInput<Flaw>) {
      switch input {
      case .a(let input): ("\(part).a", input)
      case .b(let input): ("\(part).b", input)
      }
    }
    return switch input {
    case .x(let input): ("x", input)
    case .y(let input): ("y", input)
    case .z(let input): ("z", input)
    case .pair(let input): field("pair", input)
    case .other(let input): field("other", input)
    case .row(let id, let input): field("row\(id)", input)
    case .swap, .hasOther, .addRow, .removeRow: nil
    }
  }

  private mutating func take(_ input: NumbersInput) {
    switch input {
    case .swap:
      guard draft["other.a"] != nil else { return }
      for name in ["a", "b"] {
        (draft["pair.\(name)"], draft["other.\(name)"]) =
          (draft["other.\(name)"], draft["pair.\(name)"])
      }
    case .hasOther(let hasOther):
      for name in ["other.a", "other.b"] { draft[name] = hasOther ? draft[name] ?? Field("") : nil }
    case .addRow(let id):
      guard !rows.contains(id) else { return }
      rows.append(id)
      for name in ["a", "b"] { draft["row\(id).\(name)"] = Field("") }
    case .removeRow(let id):
      rows.removeAll { $0 == id }
      for name in ["a", "b"] { draft["row\(id).\(name)"] = nil }
    default:
      guard let (name, input) = Self.field(input), var field = draft[name] else { return }
      switch input {
      case .write(let text):
        if field.text != text { field.isRefused = false }
        field.text = text
      case .leave: if field.text != field.first { field.isShowing = true }
      case .check: field.isShowing = true
      case .refuse: (field.isRefused, field.isShowing) = (true, true)
      case .reset: field = Field(field.first)
      case .answer, .withdraw, .focus: break
      }
      draft[name] = field
    }
  }

  /// What is wrong with each field. Whether a check has answered is the form's to say: what it
  /// answers is known.
  func fields(_ form: FormState<NumbersDraft>, _ numbers: Numbers) -> [Found] {
    let isAnswered = numbers.form.fields(of: form.draft)[2].isUnchecked == false
    return names.compactMap { name in
      guard let field = draft[name] else { return nil }
      var problem: FieldProblem<Flaw>?
      do throws(FormatError) {
        let number = try FieldFormats.Whole.integer(in: 0...99).read(field.text)
        if field.isRefused {
          problem = .refused(.refused)
        } else if name == "z", isAnswered, number.isMultiple(of: 5) {
          problem = .refused(.taken)
        } else {
          problem = rule(name).map { .refused(.rule($0)) }
        }
      } catch {
        problem = .format(error)
      }
      return Found(text: field.text, problem: problem, isShowing: field.isShowing)
    }
  }

  private func rule(_ name: String) -> Int? {
    func number(_ name: String) -> Int? { draft[name].flatMap(\.number) }
    /// A pair says something where both of its fields do.
    func first(_ pair: String) -> Int? { number("\(pair).b") == nil ? nil : number("\(pair).a") }
    let numbers = [number("x"), number("y"), first("pair"), first("other")]
    let spot: Numbers.Spot? =
      switch name {
      case "x": .x
      case "y": .y
      case "pair.a": .pairA
      case "other.a": .otherA
      default: nil
      }
    for (number, plan) in outer.enumerated()
    where plan.spot == spot && plan.isBroken(numbers) { return number }
    guard name.hasSuffix(".a") else { return nil }
    let pair = String(name.dropLast(2))
    let both = [number("\(pair).a"), number("\(pair).b")]
    return inner.firstIndex { $0.isBroken(both) }.map { 100 + $0 }
  }
}
