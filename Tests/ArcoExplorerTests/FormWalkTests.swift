import ArcoControls
import ArcoCore
import ArcoExplorer
import ArcoForms
import ArcoHTML
import ArcoOptics
import ArcoWeb
import Testing

/// A page with a form, whose drafts count how often the focus is called.
struct FormWalkTests {
  private enum Complaint: Equatable, Sendable { case taken }

  private struct Draft: Equatable, Sendable {
    var name = FieldDraft<Complaint>()
    var password = FieldDraft<Complaint>()
  }

  private enum DraftInput: Equatable, Sendable {
    case name(FieldInput<Complaint>)
    case password(FieldInput<Complaint>)
  }

  private struct Account: Equatable, Sendable {
    var name: String
    var password: String
  }

  private static let name = FormField(FieldFormats.Line.line(atMost: 40)) {
    (outside: Outside, name) in
    await outside.ask("is it taken", about: name, answers: nil, Complaint.taken)
  }.part(
    state: Lens(\Draft.name),
    input: Prism(DraftInput.name) { if case .name(let input) = $0 { input } else { nil } })

  private static let password = FormField(.text(atMost: 100)).part(
    state: Lens(\Draft.password),
    input: Prism(DraftInput.password) { if case .password(let input) = $0 { input } else { nil } })

  private static let account = DraftForm<Outside, Draft, DraftInput, Account, Complaint> {
    name
    password
  } value: { fields in
    Account(name: fields[name], password: fields[password])
  }

  private static let signUp = account.submitting { account in
    .task { outside, out in
      await outside.ask("open an account", about: account.name)
      out.send(.accepted)
    }
  }

  private static func explorer() -> Explorer<FormState<Draft>, FormInput<DraftInput>> {
    Explorer { outside in
      let page = Component<Outside, FormState<Draft>, FormInput<DraftInput>, HTML>.showing(
        signUp.dispatcher
      ) { state, send, parts in
        form(.submits(send)) {
          parts.place(Self.name, .textField(FieldWords("Name") { _ in "Taken or missing." }))
          parts.place(
            Self.password,
            .textField(FieldWords("Password") { _ in "Missing." }, .type(.password)))
          submitButton("Sign up", state)
        }
      }
      return Program(page, state: FormState(Draft()), world: outside)
    }
    .typing("", "Ada", into: "Name").typing("", "secret", into: "Password")
  }

  @Test func `a page with a form has an end, and questions about it are decided`() throws {
    let walk = try Self.explorer().walk(states: 3_000)
    #expect(walk.isComplete, "\(walk)")
    #expect(
      walk.never("nobody is signed up") { state in
        state.state.stage == .submitted && state.draft.password.text.isEmpty
          && state.draft.name.text.isEmpty
      }.answer != .undecided)
    #expect(walk.sometimes("it is signed up") { $0.state.stage == .submitted }.holds)
  }
}
