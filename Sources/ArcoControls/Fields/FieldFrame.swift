import ArcoCore
import ArcoForms
import ArcoHTML

/// The parts around every kind of field: its caption, its hint and its problem, linked to the
/// control for screen readers.
struct FieldFrame<Reason: Equatable & Sendable> {
  let words: FieldWords<Reason>
  let draft: FieldDraft<Reason>
  /// The id of the control. The ids of its hint and its problem begin with it.
  let id: String

  init(_ words: FieldWords<Reason>, _ draft: FieldDraft<Reason>, id: String) {
    self.words = words
    self.draft = draft
    self.id = draft.row.map { "\(id)-\($0)" } ?? id
  }

  /// The attributes of every control of a form.
  ///
  /// A control that is asked to take the focus becomes a new element with `autofocus`.
  var attributes: Attribute {
    .several([
      .id(id), .name(id), .ariaInvalid(draft.problem != nil),
      .ariaDescribedBy(words.hint == nil ? "\(id)-problem" : "\(id)-hint \(id)-problem"),
      .autofocus(draft.calls > 0),
    ])
  }

  /// Returns the attributes of a control that a person types into.
  func writing(_ send: Send<FieldInput<Reason>>) -> Attribute {
    .several([
      attributes, .value(draft.text), .onInput { send(.write($0)) }, .onBlur { send(.leave) },
    ])
  }

  /// Returns the control with its caption, hint and problem.
  func html(_ control: () -> HTML) -> HTML {
    div(.class("field"), .class("failed", if: draft.problem != nil)) {
      label(words.caption, .for(id))
      if let hint = words.hint { p(hint, .id("\(id)-hint"), .class("hint")) }
      called(control)
      remark
    }
  }

  /// Returns the control. Each request for the focus makes a new element.
  func called(_ control: () -> HTML) -> HTML {
    keyed([draft.calls], id: { $0 }, row: { _ in control() })
  }

  /// The problem. The paragraph exists before its text, since a screen reader announces only text
  /// that is added to it.
  var remark: HTML {
    p(words.remark(draft), .id("\(id)-problem"), .class("problem"), .role("status"))
  }
}
