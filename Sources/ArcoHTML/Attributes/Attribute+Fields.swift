// Attributes of forms and fields.

extension Attribute {
  /// The type of an input or a button.
  public static func `type`(_ type: InputType) -> Attribute {
    Attribute("type", type.rawValue)
  }

  /// The name under which a form sends the field.
  public static func name(_ value: String) -> Attribute {
    Attribute("name", value)
  }

  /// The name of a typed field: `onSubmit` reads the field by the same `Field`.
  public static func name<Value>(_ field: Field<Value>) -> Attribute {
    Attribute("name", field.name)
  }

  /// The text of a field, the position of a slider, or the value that an option has when it is
  /// chosen.
  ///
  /// The value is live: the user can change it in the browser too. A view that repeats its last
  /// value leaves alone what the user typed. If the view's value changes, or differs from a value
  /// that a handler of the element has received, the field shows the view's value.
  public static func value(_ value: String) -> Attribute {
    Attribute(.value, value)
  }

  /// Whether a checkbox or radio button is checked. Live, as `value(_:)` is.
  public static func checked(_ isChecked: Bool) -> Attribute {
    Attribute(.checked, isChecked ? "1" : "")
  }

  /// Whether an option is chosen. Live, as `value(_:)` is.
  public static func selected(_ isSelected: Bool) -> Attribute {
    Attribute(.selected, isSelected ? "1" : "")
  }

  /// Whether `details` or a `dialog` are open. Live, as `value(_:)` is.
  public static func open(_ isOpen: Bool) -> Attribute {
    Attribute(.open, isOpen ? "1" : "")
  }

  /// Whether the field is disabled: it takes no input, and a form does not send it.
  public static func disabled(_ isSet: Bool = true) -> Attribute {
    barrier("disabled", isSet)
  }

  /// Whether the user cannot change the field. A form still sends it.
  public static func readonly(_ isSet: Bool = true) -> Attribute {
    barrier("readonly", isSet)
  }

  /// Whether the browser refuses to submit the form while this field is empty.
  public static func required(_ isSet: Bool = true) -> Attribute {
    Attribute("required", ifTrue: isSet)
  }

  /// Whether the user can choose several values.
  public static func multiple(_ isSet: Bool = true) -> Attribute {
    Attribute("multiple", ifTrue: isSet)
  }

  /// Whether the form is submitted without the browser's validation.
  public static func novalidate(_ isSet: Bool = true) -> Attribute {
    Attribute("novalidate", ifTrue: isSet)
  }

  /// The text that an empty field shows.
  public static func placeholder(_ value: String) -> Attribute {
    Attribute("placeholder", value)
  }

  /// The smallest allowed value.
  public static func min(_ value: String) -> Attribute {
    Attribute("min", value)
  }

  /// The largest allowed value.
  public static func max(_ value: String) -> Attribute {
    Attribute("max", value)
  }

  /// The distance between allowed values, or `"any"`.
  public static func step(_ value: String) -> Attribute {
    Attribute("step", value)
  }

  /// The smallest allowed number of characters.
  public static func minlength(_ value: Int) -> Attribute {
    Attribute("minlength", "\(value)")
  }

  /// The largest allowed number of characters.
  public static func maxlength(_ value: Int) -> Attribute {
    Attribute("maxlength", "\(value)")
  }

  /// The regular expression that the text must match.
  public static func pattern(_ value: String) -> Attribute {
    Attribute("pattern", value)
  }

  /// The kind of data that the browser may fill in: `"email"`; `"off"` for none.
  public static func autocomplete(_ value: String) -> Attribute {
    Attribute("autocomplete", value)
  }

  /// The types of files that the user may choose: `"image/*"`, `".csv"`.
  public static func accept(_ value: String) -> Attribute {
    Attribute("accept", value)
  }

  /// The id of the `datalist` with suggestions.
  public static func list(_ value: String) -> Attribute {
    Attribute("list", value)
  }

  /// The number of lines that a text area shows.
  public static func rows(_ value: Int) -> Attribute {
    Attribute("rows", "\(value)")
  }

  /// The number of columns that a text area shows.
  public static func cols(_ value: Int) -> Attribute {
    Attribute("cols", "\(value)")
  }

  /// The width of a field in characters, or the number of options that a `select` shows.
  public static func size(_ value: Int) -> Attribute {
    Attribute("size", "\(value)")
  }

  /// The id of the field that the label belongs to.
  public static func `for`(_ value: String) -> Attribute {
    Attribute("for", value)
  }

  /// The id of the form that the field belongs to.
  public static func form(_ value: String) -> Attribute {
    Attribute("form", value)
  }

  /// The caption of an `optgroup` or a `track`.
  public static func label(_ value: String) -> Attribute {
    Attribute("label", value)
  }

  /// The address that the browser sends the form to if no `onSubmit` handles it.
  public static func action(_ address: WebAddress) -> Attribute {
    Attribute("action", address.text)
  }

  /// The HTTP method of a form that the browser sends: `"get"` or `"post"`.
  public static func method(_ value: String) -> Attribute {
    Attribute("method", value)
  }
}
