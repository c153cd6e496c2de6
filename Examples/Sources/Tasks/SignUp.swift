import ArcoControls
import ArcoForms
import ArcoPages

enum Complaint { case taken }

struct Members: Sendable {
  var isTaken: @Sendable (String) async -> Bool
  var open: @Sendable (Account) async -> Void
}

@Form(refusing: Complaint.self)
struct Account {
  @Field(.line(atMost: 40), asking: \Members.isTaken, refusal: Complaint.taken) var name: String
  @Field(.text(atMost: 100)) var password: String
}

let signUp = Account.form.submitting { .task(\.open, $0, as: { .accepted }) }

func signUpPage() -> PageComponent<FormState<Account.Draft>> {
  .showing(signUp.dispatcher) { state, send, parts in
    form(.submits(send)) {
      parts.field(\.name, .textField(.init("Name") { _ in "Taken or missing." }))
      parts.field(\.password, .textField(.init("Password") { _ in "Missing." }, .type(.password)))
      submitButton("Sign up", state)
    }
  }
}
