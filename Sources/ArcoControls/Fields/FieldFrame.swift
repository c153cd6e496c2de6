import ArcoCore
import ArcoForms
import ArcoHTML

/// What stands around every kind of field, so that readers connect it: its caption, its hint, and what
/// is wrong with it.
struct FieldFrame<Reason: Equatable & Sendable> {
  let words: FieldWords<Reason>
  let draft: FieldDraft<Reason>
  /// The id of the control; those of what describes it begin with it.
  let id: String

  init(_ words: FieldWords<Reason>, _ draft: FieldDraft<Reason>, id: String) {
    self.words = words
    self.draft = draft
    self.id = draft.row.map { "\(id)-\($0)" } ?? id
  }

  /// What every control of a form says about itself.
  ///
  /// A control that is asked to take the focus is a new element with `autofocus`.
  var attributes: Attribute {
    .several([
      .id(id), .name(id), .ariaInvalid(draft.problem != nil),
      .ariaDescribedBy(words.hint == nil ? "\(id)-problem" : "\(id)-hint \(id)-problem"),
      .autofocus(draft.calls > 0),
    ])
  }

  /// The same for a control that somebody writes into.
  func writing(_ send: Send<FieldInput<Reason>>) -> Attribute {
    .several([
      attributes, .value(draft.text), .onInput { send(.write($0)) }, .onBlur { send(.leave) },
    ])
  }

  /// The control with all that is around it.
  func html(_ control: () -> HTML) -> HTML {
    div(.class("field"), .class("failed", if: draft.problem != nil)) {
      label(words.caption, .for(id))
      if let hint = words.hint { p(hint, .id("\(id)-hint"), .class("hint")) }
      called(control)
      remark
    }
  }

  /// The control, made anew whenever the focus is asked to come to it.
  func called(_ control: () -> HTML) -> HTML {
    keyed([draft.calls], id: { $0 }, row: { _ in control() })
  }

  /// What is wrong. The paragraph is there before its text, since a screen reader announces only what is added to one.
  var remark: HTML {
    p(words.remark(draft), .id("\(id)-problem"), .class("problem"), .role("status"))
  }
}
