public import ArcoCore
public import ArcoForms
public import ArcoHTML
import ArcoWeb

// The faces of fields, by HTML's words for controls. Each has its caption, its hint and what is wrong with it.
// Readers hear these with the control (`aria-describedby`, `aria-invalid`), and a problem when it comes
// (`role="status"`). A face draws only where its draft is another.
//
// All take the same parameters:
// - the words of the field: its caption alone where the reasons have words;
// - the control's id and name, unique on the page: by default the caption with small letters, and hyphens for
//   blanks. Where two fields of a page have one caption, one of them says its id. A field in a row adds the number
//   of this row, and none of rows around it;
// - what else there is to say of the control, such as what may be filled in.
extension Face where Content == HTML {
  /// A field of one line: `input type="text"`, or another type that is given.
  ///
  ///     let name: Face<FieldDraft<Never>, FieldInput<Never>, HTML> = .textField("Name", .autocomplete("name"))
  ///     let password: Face<FieldDraft<Never>, FieldInput<Never>, HTML> =
  ///       .textField("Password", .type(.password))
  ///
  /// - Parameter id: the control's id and name; made of the caption by default.
  public static func textField<Reason>(
    _ words: FieldWords<Reason>, id: String? = nil, _ attributes: Attribute...
  ) -> Face where State == FieldDraft<Reason>, Input == FieldInput<Reason> {
    .field(words, id) { frame, send in
      input(.type(.text), .dir("auto"), .several(attributes), frame.writing(send))
    }
  }

  /// A field of an e-mail address: `input type="email"`. On a phone it brings a keyboard with an @.
  ///
  /// - Parameter id: the control's id and name; made of the caption by default.
  public static func emailField<Reason>(
    _ words: FieldWords<Reason>, id: String? = nil, _ attributes: Attribute...
  ) -> Face where State == FieldDraft<Reason>, Input == FieldInput<Reason> {
    .field(words, id) { frame, send in
      input(.type(.email), .autocomplete("email"), .several(attributes), frame.writing(send))
    }
  }

  /// A field of a number: `input type="number"`, with any number of digits after the point.
  ///
  /// A browser says nothing of a text that is no number: the field is empty then. A text field with
  /// `.inputmode("numeric")` says what was written.
  /// - Parameter id: the control's id and name; made of the caption by default.
  public static func numberField<Reason>(
    _ words: FieldWords<Reason>, id: String? = nil, _ attributes: Attribute...
  ) -> Face where State == FieldDraft<Reason>, Input == FieldInput<Reason> {
    .field(words, id) { frame, send in
      input(.type(.number), .step("any"), .several(attributes), frame.writing(send))
    }
  }

  /// A field of a day, which the browser's calendar fills in: `input type="date"`, for the format `.date`.
  ///
  /// - Parameter id: the control's id and name; made of the caption by default.
  public static func dateField<Reason>(
    _ words: FieldWords<Reason>, id: String? = nil, _ attributes: Attribute...
  ) -> Face where State == FieldDraft<Reason>, Input == FieldInput<Reason> {
    .field(words, id) { frame, send in
      input(.type(.date), .several(attributes), frame.writing(send))
    }
  }

  /// A field of several lines: `textarea`.
  ///
  /// - Parameter id: the control's id and name; made of the caption by default.
  public static func textArea<Reason>(
    _ words: FieldWords<Reason>, id: String? = nil, _ attributes: Attribute...
  ) -> Face where State == FieldDraft<Reason>, Input == FieldInput<Reason> {
    .field(words, id) { frame, send in
      textarea(.dir("auto"), .several(attributes), frame.writing(send))
    }
  }

  /// A choice of options: `select`. The first of them is a blank one, for no choice yet.
  ///
  /// - Parameters:
  ///   - id: the control's id and name; made of the caption by default.
  ///   - options: what each stands for, as its format writes it, and what it is called.
  public static func select<Reason>(
    _ words: FieldWords<Reason>, id: String? = nil, options: [(value: String, name: String)],
    _ attributes: Attribute...
  ) -> Face where State == FieldDraft<Reason>, Input == FieldInput<Reason> {
    let all = [(value: "", name: "")] + options
    return .field(words, id) { frame, send in
      ArcoHTML.select(
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

  /// A box to tick: `input type="checkbox"`, for the format `.truth`.
  ///
  /// - Parameter id: the control's id and name; made of the caption by default.
  public static func checkbox<Reason>(
    _ words: FieldWords<Reason>, id: String? = nil, _ attributes: Attribute...
  ) -> Face where State == FieldDraft<Reason>, Input == FieldInput<Reason> {
    .field(words, id) { frame, send in
      input(
        .type(.checkbox), .several(attributes), frame.attributes,
        .checked(frame.draft.text.utf8.elementsEqual("true".utf8)),
        .onToggle { send(.write($0 ? "true" : "false")) }, .onBlur { send(.leave) })
    }
  }

  /// A control with all that is around it. It draws only where its draft is another.
  private static func field<Reason>(
    _ words: FieldWords<Reason>, _ id: String?,
    _ control: @escaping (FieldFrame<Reason>, Send<FieldInput<Reason>>) -> HTML
  ) -> Face where State == FieldDraft<Reason>, Input == FieldInput<Reason> {
    let id = id ?? words.caption.asID
    let face = Face { draft, send in
      let frame = FieldFrame(words, draft, id: id)
      frame.html { control(frame, send) }
    }
    return face.compared()
  }
}

extension String {
  /// A caption as the id of its control. An id has no blanks; letters beyond ASCII stay as they are, since their
  /// cases would link Unicode's tables.
  fileprivate var asID: String {
    var id = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case " ", "\t", "\n", "\u{A0}": id.append("-")
      case "A"..."Z": id.append(Unicode.Scalar(UInt8(scalar.value) + 32))
      default: id.append(scalar)
      }
    }
    return String(id)
  }
}
