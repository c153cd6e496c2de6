public import ArcoCore
public import ArcoForms
public import ArcoHTML

extension Attribute {
  /// Attributes of a form that submits by Arco's checks instead of the browser's.
  ///
  ///     let face = Face<FormState<FieldDraft<Never>>, FormInput<FieldInput<Never>>, HTML> { state, send in
  ///       form(.submits(send)) { submitButton("Sign up", state) }
  ///     }
  public static func submits<Input>(_ send: Send<FormInput<Input>>) -> Attribute {
    .several([.novalidate(), .onSubmit { send(.submit) }])
  }
}

/// Shows the button that submits a form. While a submission is under way, the button is marked as
/// busy.
///
/// The button is not disabled then, as it would lose the focus. The form ignores it.
/// - Parameter busy: the caption while a submission is under way; `caption` by default.
public func submitButton<Draft>(
  _ caption: String, _ form: FormState<Draft>, busy: String? = nil, _ attributes: Attribute...
) -> HTML {
  button(
    form.isBusy ? busy ?? caption : caption, .type(.submit), .ariaBusy(form.isBusy),
    .ariaDisabled(form.isBusy), .several(attributes))
}
