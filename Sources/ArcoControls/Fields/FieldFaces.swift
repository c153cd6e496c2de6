public import ArcoCore
public import ArcoForms
public import ArcoHTML
public import ArcoWeb

/// Shows a field of one line, with its caption, its hint and what is wrong with it.
///
///     func nameFace() -> Face<FieldDraft<Never>, FieldInput<Never>, HTML> {
///       fieldFace(.init("Name") { "\($0)" }, id: "name", .autocomplete("name"))
///     }
///
/// Readers hear the caption, the hint and the problem with the field (`aria-describedby`,
/// `aria-invalid`), and a problem when it comes (`role="status"`). It draws only where its draft is
/// another.
/// - Parameters:
///   - id: the control's id and name, unique on the page; a field in a row adds the row to it.
///   - attributes: what else there is to say of the control: its type, what may be filled in.
public func fieldFace<Reason>(
  _ words: FieldWords<Reason>, id: String, _ attributes: Attribute...
) -> Face<FieldDraft<Reason>, FieldInput<Reason>, HTML> {
  face(words, id) { frame, send in
    input(
      .type(.text), .dir("auto"), .several(attributes), frame.attributes, .value(frame.draft.text),
      .onInput { send(.write($0)) }, .onBlur { send(.leave) })
  }
}

/// Shows a field of several lines.
///
/// - Parameters: as those of ``fieldFace(_:id:_:)``.
public func textFace<Reason>(
  _ words: FieldWords<Reason>, id: String, _ attributes: Attribute...
) -> Face<FieldDraft<Reason>, FieldInput<Reason>, HTML> {
  face(words, id) { frame, send in
    textarea(
      .dir("auto"), .several(attributes), frame.attributes, .value(frame.draft.text),
      .onInput { send(.write($0)) }, .onBlur { send(.leave) })
  }
}

/// Shows a field as a choice of options; the first of them is a blank one, for no choice yet.
///
/// - Parameter options: what each stands for, as its format writes it, and what it is called.
public func choiceFace<Reason>(
  _ words: FieldWords<Reason>, id: String, options: [(value: String, name: String)],
  _ attributes: Attribute...
) -> Face<FieldDraft<Reason>, FieldInput<Reason>, HTML> {
  let all = [(value: "", name: "")] + options
  return face(words, id) { frame, send in
    select(
      .several(attributes), frame.attributes,
      .onChange { send(.write($0)) }, .onBlur { send(.leave) }
    ) {
      for choice in all {
        option(
          choice.name, .value(choice.value),
          .selected(choice.value.utf8.elementsEqual(frame.draft.text.utf8)))
      }
    }
  }
}

/// Shows a field as a box to tick, for the format `.truth`.
public func tickFace<Reason>(
  _ words: FieldWords<Reason>, id: String, _ attributes: Attribute...
) -> Face<FieldDraft<Reason>, FieldInput<Reason>, HTML> {
  face(words, id) { frame, send in
    input(
      .type(.checkbox), .several(attributes), frame.attributes,
      .checked(frame.draft.text.utf8.elementsEqual("true".utf8)),
      .onToggle { send(.write($0 ? "true" : "false")) }, .onBlur { send(.leave) })
  }
}

/// The face of a control with all that is around it. It draws only where its draft is another.
private func face<Reason>(
  _ words: FieldWords<Reason>, _ id: String,
  _ control: @escaping (FieldFrame<Reason>, Send<FieldInput<Reason>>) -> HTML
) -> Face<FieldDraft<Reason>, FieldInput<Reason>, HTML> {
  let face = Face<FieldDraft<Reason>, FieldInput<Reason>, HTML> { draft, send in
    let frame = FieldFrame(words, draft, id: id)
    frame.html { control(frame, send) }
  }
  return face.compared()
}
