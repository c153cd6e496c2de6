public import ArcoCore
public import ArcoForms
public import ArcoHTML
import ArcoWeb

// Faces of fields, named after HTML's controls. Each shows its caption, its hint and its problem.
// Screen readers read these with the control (`aria-describedby`, `aria-invalid`), and announce a
// new problem (`role="status"`). A face draws again only if its draft has changed.
//
// All have the same parameters:
// - the words of the field. If the reasons have words, the caption alone is enough.
// - the control's id and name, unique on the page. By default they are the caption in small
//   letters, with hyphens for blanks. If two fields of a page have the same caption, pass an id for
//   one of them. A field in a row appends the number of its row, but not the numbers of rows around
//   it.
// - further attributes of the control, such as limits of its value.
extension Face where Content == HTML {
  /// A field of one line: `input type="text"`, or another type that is given.
  ///
  ///     let name: Face<FieldDraft<Never>, FieldInput<Never>, HTML> = .textField("Name", .autocomplete("name"))
  ///     let password: Face<FieldDraft<Never>, FieldInput<Never>, HTML> =
  ///       .textField("Password", .type(.password))
  ///
  /// - Parameter id: the control's id and name; by default made from the caption.
  public static func textField<Reason>(
    _ words: FieldWords<Reason>, id: String? = nil, _ attributes: Attribute...
  ) -> Face where State == FieldDraft<Reason>, Input == FieldInput<Reason> {
    .field(words, id) { frame, send in
      input(.type(.text), .dir("auto"), .several(attributes), frame.writing(send))
    }
  }

  /// A field for an e-mail address: `input type="email"`. On a phone it shows a keyboard with an @.
  ///
  /// - Parameter id: the control's id and name; by default made from the caption.
  public static func emailField<Reason>(
    _ words: FieldWords<Reason>, id: String? = nil, _ attributes: Attribute...
  ) -> Face where State == FieldDraft<Reason>, Input == FieldInput<Reason> {
    .field(words, id) { frame, send in
      input(.type(.email), .autocomplete("email"), .several(attributes), frame.writing(send))
    }
  }

  /// A field for a number: `input type="number"`, with any number of digits after the point.
  ///
  /// For a text that is not a number, a browser reports an empty field. A text field with
  /// `.inputmode("numeric")` reports the text itself.
  /// - Parameter id: the control's id and name; by default made from the caption.
  public static func numberField<Reason>(
    _ words: FieldWords<Reason>, id: String? = nil, _ attributes: Attribute...
  ) -> Face where State == FieldDraft<Reason>, Input == FieldInput<Reason> {
    .field(words, id) { frame, send in
      input(.type(.number), .step("any"), .several(attributes), frame.writing(send))
    }
  }

  /// A field for a day, with the browser's calendar: `input type="date"`, for the format `.date`.
  ///
  /// - Parameter id: the control's id and name; by default made from the caption.
  public static func dateField<Reason>(
    _ words: FieldWords<Reason>, id: String? = nil, _ attributes: Attribute...
  ) -> Face where State == FieldDraft<Reason>, Input == FieldInput<Reason> {
    .field(words, id) { frame, send in
      input(.type(.date), .several(attributes), frame.writing(send))
    }
  }

  /// A field of several lines: `textarea`.
  ///
  /// - Parameter id: the control's id and name; by default made from the caption.
  public static func textArea<Reason>(
    _ words: FieldWords<Reason>, id: String? = nil, _ attributes: Attribute...
  ) -> Face where State == FieldDraft<Reason>, Input == FieldInput<Reason> {
    .field(words, id) { frame, send in
      textarea(.dir("auto"), .several(attributes), frame.writing(send))
    }
  }

  /// A choice of options: `select`. The first option is blank, for no choice yet.
  ///
  /// - Parameters:
  ///   - id: the control's id and name; by default made from the caption.
  ///   - options: for each option the text of its value, as the format writes it, and its visible
  ///     name.
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

  /// A checkbox: `input type="checkbox"`, for the format `.truth`.
  ///
  /// - Parameter id: the control's id and name; by default made from the caption.
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

  /// Makes a face of a control with its caption, hint and problem. It draws again only if its draft
  /// has changed.
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
  /// The caption as an id of its control. An id has no blanks. Letters beyond ASCII keep their
  /// case, since changing it would link the Unicode tables.
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
