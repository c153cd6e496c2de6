// The face of a form: a draft that knows its parts, as '@Form' writes it.
import ArcoControls
import ArcoCore
import ArcoForms
import ArcoHTML
import ArcoOptics
import ArcoWeb

enum Complaint { case taken }

struct Draft: Equatable, Sendable, FormDraft {
  var name = FieldDraft<Complaint>()

  enum Input: Sendable { case name(FieldInput<Complaint>) }

  struct Fields: Sendable {
    let name:
      FormPart<
        Void, Draft, Input, FieldDraft<Complaint>, FieldInput<Complaint>, String, Complaint
      > = FormField<Void, String, Complaint>(.line).part(
        state: Lens(\.name),
        input: Prism(Input.name) {
          switch $0 {
          case .name(let input): input
          }
        })
  }

  static let fields = Fields()
}

let submission = DraftForm {
  Draft.fields.name
} value: {
  $0[Draft.fields.name]
}
.submitting { _ in .send(.accepted) }

/// A rule also runs while a text is not good.
let ruled = submission.form.rule(at: Draft.fields.name) { fields in
  #if Unguarded
    fields[Draft.fields.name] == "Ada" ? .taken : nil
  // error: missing argument label 'ifGood:' in subscript
  #else
    fields[ifGood: Draft.fields.name] == "Ada" ? .taken : nil
  #endif
}

func page() -> PageComponent<FormState<Draft>> {
  .showing(submission.dispatcher) { state, send, parts in
    form(.submits(send)) {
      #if Misspelt  // A field that the form does not have.
        parts.field(\.nam, .textField(.init("Name") { _ in "Taken." }))
      // error: value of type 'Draft.Fields' has no member 'nam'
      #elseif Wordless  // A caption alone, where reasons have no words.
        parts.field(\.name, .textField("Name"))
      // error: requires that 'Complaint' conform to 'FieldReason'
      #elseif Control  // A control that is called otherwise.
        parts.field(\.name, .textfield(.init("Name") { _ in "Taken." }))
      // error: has no member 'textfield'
      #else
        parts.field(\.name, .textField(.init("Name") { _ in "Taken." }))
      #endif
      submitButton("Sign up", state)
    }
  }
}
