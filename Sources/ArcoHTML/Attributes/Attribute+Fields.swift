// Attributes of forms and fields.

extension Attribute {
  /// What an input or a button is.
  public static func `type`(_ type: InputType) -> Attribute {
    Attribute("type", type.rawValue)
  }

  /// The name under which a form sends the field.
  public static func name(_ value: String) -> Attribute {
    Attribute("name", value)
  }

  /// The name of a typed field.
  public static func name<Value>(_ field: Field<Value>) -> Attribute {
    Attribute("name", field.name)
  }

  /// The text of a field, a slider's place, or what an option stands for.
  ///
  /// Live: after a change by the user it is set again only if the view says something else than
  /// what shows.
  public static func value(_ value: String) -> Attribute {
    Attribute(.value, value)
  }

  /// Whether a box is ticked. Live, as `value` is.
  public static func checked(_ isChecked: Bool) -> Attribute {
    Attribute(.checked, isChecked ? "1" : "")
  }

  /// Whether an option is chosen. Live, as `value` is.
  public static func selected(_ isSelected: Bool) -> Attribute {
    Attribute(.selected, isSelected ? "1" : "")
  }

  /// Whether details or a dialog are open. Live, as `value` is.
  public static func open(_ isOpen: Bool) -> Attribute {
    Attribute(.open, isOpen ? "1" : "")
  }

  /// Whether the field takes no input and is not sent.
  public static func disabled(_ isSet: Bool = true) -> Attribute {
    barrier("disabled", isSet)
  }

  /// Whether the field cannot be changed.
  public static func readonly(_ isSet: Bool = true) -> Attribute {
    barrier("readonly", isSet)
  }

  /// Whether the form cannot be submitted without it.
  public static func required(_ isSet: Bool = true) -> Attribute {
    Attribute("required", ifTrue: isSet)
  }

  /// Whether several values can be chosen.
  public static func multiple(_ isSet: Bool = true) -> Attribute {
    Attribute("multiple", ifTrue: isSet)
  }

  /// Whether the form is submitted without the browser's checks.
  public static func novalidate(_ isSet: Bool = true) -> Attribute {
    Attribute("novalidate", ifTrue: isSet)
  }

  /// What an empty field shows.
  public static func placeholder(_ value: String) -> Attribute {
    Attribute("placeholder", value)
  }

  /// The least value.
  public static func min(_ value: String) -> Attribute {
    Attribute("min", value)
  }

  /// The greatest value.
  public static func max(_ value: String) -> Attribute {
    Attribute("max", value)
  }

  /// The distance between values, or `"any"`.
  public static func step(_ value: String) -> Attribute {
    Attribute("step", value)
  }

  /// The least number of characters.
  public static func minlength(_ value: Int) -> Attribute {
    Attribute("minlength", "\(value)")
  }

  /// The greatest number of characters.
  public static func maxlength(_ value: Int) -> Attribute {
    Attribute("maxlength", "\(value)")
  }

  /// The regular expression that the text must match.
  public static func pattern(_ value: String) -> Attribute {
    Attribute("pattern", value)
  }

  /// What the browser may fill in: `"off"`, `"email"`.
  public static func autocomplete(_ value: String) -> Attribute {
    Attribute("autocomplete", value)
  }

  /// The kinds of files to choose from.
  public static func accept(_ value: String) -> Attribute {
    Attribute("accept", value)
  }

  /// The id of the datalist with suggestions.
  public static func list(_ value: String) -> Attribute {
    Attribute("list", value)
  }

  /// How many lines a text area shows.
  public static func rows(_ value: Int) -> Attribute {
    Attribute("rows", "\(value)")
  }

  /// How many columns a text area shows.
  public static func cols(_ value: Int) -> Attribute {
    Attribute("cols", "\(value)")
  }

  /// How many characters or options show.
  public static func size(_ value: Int) -> Attribute {
    Attribute("size", "\(value)")
  }

  /// The id of the field that a label names.
  public static func `for`(_ value: String) -> Attribute {
    Attribute("for", value)
  }

  /// The id of the form that the field belongs to.
  public static func form(_ value: String) -> Attribute {
    Attribute("form", value)
  }

  /// The caption of a group of options or a track.
  public static func label(_ value: String) -> Attribute {
    Attribute("label", value)
  }

  /// Where a form is sent where no handler takes it.
  public static func action(_ address: WebAddress) -> Attribute {
    Attribute("action", address.text)
  }

  /// How a form is sent: `"get"` or `"post"`.
  public static func method(_ value: String) -> Attribute {
    Attribute("method", value)
  }
}
