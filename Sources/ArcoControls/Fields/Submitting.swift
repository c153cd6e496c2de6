public import ArcoCore
public import ArcoForms
public import ArcoHTML

extension Attribute {
  /// Submits the form by its own rules and not by the browser's.
  ///
  ///     let face = Face<FormState<FieldDraft<Never>>, FormInput<FieldInput<Never>>, HTML> { state, send in
  ///       form(.submits(send)) { submitButton("Sign up", state) }
  ///     }
  public static func submits<Input>(_ send: Send<FormInput<Input>>) -> Attribute {
    .several([.novalidate(), .onSubmit { send(.submit) }])
  }
}

/// Shows the button that submits a form. It says when the form is on its way.
///
/// It is not disabled then: it would lose the focus, and a form that is on its way ignores it.
/// - Parameter busy: what it is called meanwhile; the same by default.
public func submitButton<Draft>(
  _ caption: String, _ form: FormState<Draft>, busy: String? = nil, _ attributes: Attribute...
) -> HTML {
  button(
    form.isBusy ? busy ?? caption : caption, .type(.submit), .ariaBusy(form.isBusy),
    .ariaDisabled(form.isBusy), .several(attributes))
}
