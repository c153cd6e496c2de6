import ArcoCore
import ArcoForms
import ArcoLaws
import ArcoTesting
import Foundation
import Testing

/// 1,000 generated forms, and 100,000 in the long form (`ARCO_SOAK=1`): each is filled in, left,
/// submitted, answered and reset in some order.
struct FormSoakTests {
  private static let count =
    ProcessInfo.processInfo.environment["ARCO_SOAK"] == "1" ? 100_000 : 1_000
  private typealias Field = FieldInput<Complaint>

  private static let text = Generator<String>.oneOf([
    .element(of: ["Ada", "36", "12", "a@b", " ", "x y"]), .fieldText(near: "36"),
  ])
  private static let field = Generator<Field>.oneOf([
    text.map { .write($0) }, .just(.leave), .just(.check), .just(.focus), .just(.reset),
    .just(.refuse(.taken)), .just(.answer(nil)), .just(.answer(.taken)),
  ])
  private static let part = Generator<SignUpInput>.oneOf([
    field.map { .name($0) }, field.map { .age($0) }, field.map { .email($0) },
    field.map { .home(.street($0)) }, field.map { .work(.town($0)) },
    field.map { .phone(1, $0) }, field.map { .phone(2, $0) },
    .element(of: [.hasWork(true), .hasWork(false), .addPhone, .removePhone(1), .removePhone(2)]),
  ])
  private static let input = Generator<FormInput<SignUpInput>>.oneOf([
    part.map { FormInput.draft($0) }, part.map { FormInput.draft($0) },
    part.map { FormInput.draft($0) },
    .element(of: [.submit, .accepted, .refused([.name(.refuse(.taken))]), .seek, .reset]),
  ])

  private static let page = ruledSignUp.submitting { _ in .none }

  /// A form whose effects bring nothing, as nobody receives it: answers come as inputs.
  private static func driver(
    _ draft: SignUpDraft
  ) -> TestDriver<SignUpWorld, FormState<SignUpDraft>, FormInput<SignUpInput>> {
    TestDriver(
      page.dispatcher, state: FormState(draft), world: SignUpWorld(), strictness: .loose)
  }

  @Test func `generated forms have a value just where no field has a problem`() {
    let law = Law("a value or problems") { trial in
      let inputs = trial.draw("inputs", Generator<[FormInput<SignUpInput>]>.array(of: Self.input))
      let form = Self.driver(trial.draw("begins well", .bool) ? .good : SignUpDraft())
      var typed = Typed(form.state.draft)
      for input in inputs {
        let before = form.state
        try? form.send(input)
        typed.take(input, in: before)
        let isSubmitted = form.state.stage == .submitting && before.stage != .submitting
        if isSubmitted { Self.checkSubmitted(form.state.draft, &trial) }
      }
      trial.expect(
        form.state.draft.texts, equals: typed.texts, "what was written stays as it was written")
      Self.check(form.state.draft, &trial)
    }
    #expect(law.counterexample(tries: Self.count) == nil)
  }

  private static func check(_ draft: SignUpDraft, _ trial: inout Trial) {
    let fields = ruledSignUp.fields(of: draft)
    let wrong = fields.filter { $0.problem != nil }
    do throws(FormFaults<SignUpInput, Complaint>) {
      let value = try ruledSignUp.value(of: draft)
      trial.expect(wrong.isEmpty, equals: true, "a value without problems")
      trial.expect(value.phones.count, equals: draft.phones.count, "a value for each row")
      trial.expect(value.age, equals: Int(draft.age.text.filter { !$0.isWhitespace }) ?? -1)
    } catch {
      trial.expect(error.all.map(\.field), equals: wrong.map { $0.input(.focus) })
    }
    for field in fields where field.draft.problem != nil {
      trial.expect(field.problem, equals: field.draft.problem, "what shows is what is wrong")
    }
  }

  private static func checkSubmitted(_ draft: SignUpDraft, _ trial: inout Trial) {
    let fields = ruledSignUp.fields(of: draft)
    trial.expect(
      fields.allSatisfy { $0.problem == nil && !$0.isUnchecked }, equals: true,
      "what is submitted is right and was checked")
  }
}

/// What a person wrote, without any form.
private struct Typed {
  let first: SignUpDraft
  var texts: [String: String]

  init(_ draft: SignUpDraft) {
    first = draft
    texts = draft.texts
  }

  mutating func take(_ input: FormInput<SignUpInput>, in before: FormState<SignUpDraft>) {
    switch input {
    case .reset: texts = first.texts
    case .draft(.name(let input)): take(input, "name")
    case .draft(.age(let input)): take(input, "age")
    case .draft(.email(let input)): take(input, "email")
    case .draft(.home(.street(let input))): take(input, "home street")
    case .draft(.work(.town(let input))): take(input, "work town")
    case .draft(.phone(let id, let input)): take(input, "phone \(id)")
    case .draft(.hasWork(true)):
      for name in ["work street", "work town"] { texts[name] = texts[name] ?? "" }
    case .draft(.hasWork(false)): for name in ["work street", "work town"] { texts[name] = nil }
    case .draft(.addPhone): texts["phone \((before.draft.phones.keys.max() ?? 0) + 1)"] = ""
    case .draft(.removePhone(let id)): texts["phone \(id)"] = nil
    default: break
    }
  }

  private mutating func take(_ input: FieldInput<Complaint>, _ name: String) {
    guard texts[name] != nil else { return }
    if case .write(let text) = input { texts[name] = text }
    if case .reset = input { texts[name] = first.texts[name] ?? "" }
  }
}

extension SignUpDraft {
  fileprivate var texts: [String: String] {
    var texts = [
      "name": name.text, "age": age.text, "email": email.text, "home street": home.street.text,
      "home town": home.town.text,
    ]
    texts["work street"] = work?.street.text
    texts["work town"] = work?.town.text
    for id in phones.keys { texts["phone \(id)"] = phones.element(id: id)?.text }
    return texts
  }
}
