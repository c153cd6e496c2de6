import ArcoControls
import ArcoForms
import ArcoPages

enum Complaint { case taken }

struct Account {
  var name: String
  var password: String
}

struct Members: Sendable {
  var isTaken: @Sendable (String) async -> Bool
  var open: @Sendable (Account) async -> Void
}

@Optics
struct Draft: Equatable {
  var name: FieldDraft<Complaint> = FieldDraft()
  var password: FieldDraft<Complaint> = FieldDraft()
}

@Optics
enum DraftInput {
  case name(FieldInput<Complaint>)
  case password(FieldInput<Complaint>)
}

let name = FormField(FieldFormats.Line.line(atMost: 40)) { (members: Members, name) in
  await members.isTaken(name) ? Complaint.taken : nil
}
.part(state: Draft.lenses.name, input: DraftInput.prisms.name)
let password = FormField(.text(atMost: 100))
  .part(state: Draft.lenses.password, input: DraftInput.prisms.password)
let signUp = DraftForm<Members, Draft, DraftInput, Account, Complaint> {
  name
  password
} value: { fields in
  Account(name: fields[name], password: fields[password])
}
.submitting { account in .task(\.open, account, as: { .accepted }) }

func draftFace() -> Face<Draft, DraftInput, HTML> {
  .showing { _, _, parts in
    parts.place(name, fieldFace(FieldWords("Name") { _ in "Taken or missing." }, id: "name"))
    parts.place(
      password,
      fieldFace(FieldWords("Password") { _ in "Missing." }, id: "password", .type(.password)))
  }
}

func signUpPage() -> Component<Members, FormState<Draft>, FormInput<DraftInput>, HTML> {
  .showing(signUp.dispatcher) { state, send, parts in
    form(.submits(send)) {
      parts.place(signUp, draftFace())
      submitButton("Sign up", state)
    }
  }
}
