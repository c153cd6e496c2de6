// Attributes for assistive technology, such as screen readers.

extension Attribute {
  /// The role of the element, if its tag does not imply it: `"status"`, `"tab"`.
  public static func role(_ value: String) -> Attribute {
    Attribute("role", value)
  }

  /// The name of the element for assistive technology, if no visible text names it.
  public static func ariaLabel(_ value: String) -> Attribute {
    Attribute(aria: "label", value)
  }

  /// The id of the element that labels this one.
  public static func ariaLabelledBy(_ value: String) -> Attribute {
    Attribute(aria: "labelledby", value)
  }

  /// The id of the element that describes this one.
  public static func ariaDescribedBy(_ value: String) -> Attribute {
    Attribute(aria: "describedby", value)
  }

  /// The id of the element that this one controls.
  public static func ariaControls(_ value: String) -> Attribute {
    Attribute(aria: "controls", value)
  }

  /// How a screen reader announces changes of the content: `"polite"`, `"assertive"`, `"off"`.
  public static func ariaLive(_ value: String) -> Attribute {
    Attribute(aria: "live", value)
  }

  /// Marks the current item among several: `"page"`, `"step"`, `"true"`.
  public static func ariaCurrent(_ value: String) -> Attribute {
    Attribute(aria: "current", value)
  }

  /// The text that a screen reader says instead of a slider's number.
  public static func ariaValueText(_ value: String) -> Attribute {
    Attribute(aria: "valuetext", value)
  }

  /// Whether assistive technology leaves the element out.
  public static func ariaHidden(_ value: Bool) -> Attribute {
    Attribute(aria: "hidden", value)
  }

  /// Whether the section that the element opens and closes is open.
  public static func ariaExpanded(_ value: Bool) -> Attribute {
    Attribute(aria: "expanded", value)
  }

  /// Whether a toggle button is pressed.
  public static func ariaPressed(_ value: Bool) -> Attribute {
    Attribute(aria: "pressed", value)
  }

  /// Whether a custom checkbox or radio button is checked.
  public static func ariaChecked(_ value: Bool) -> Attribute {
    Attribute(aria: "checked", value)
  }

  /// Whether the element is selected, as a tab or an option is.
  public static func ariaSelected(_ value: Bool) -> Attribute {
    Attribute(aria: "selected", value)
  }

  /// Whether the element is shown as disabled. Its handlers still run; see `disabled(_:)`.
  public static func ariaDisabled(_ value: Bool) -> Attribute {
    Attribute(aria: "disabled", value)
  }

  /// Whether the value of the field is invalid.
  public static func ariaInvalid(_ value: Bool) -> Attribute {
    Attribute(aria: "invalid", value)
  }

  /// Whether the content is still being loaded.
  public static func ariaBusy(_ value: Bool) -> Attribute {
    Attribute(aria: "busy", value)
  }
}
