// What assistive technology is told.

extension Attribute {
  /// What the element is, where its name does not say it: `"status"`, `"tab"`.
  public static func role(_ value: String) -> Attribute {
    Attribute("role", value)
  }

  /// What the element is called, where no text says it.
  public static func ariaLabel(_ value: String) -> Attribute {
    Attribute(aria: "label", value)
  }

  /// The id of the element that is the caption of this one.
  public static func ariaLabelledBy(_ value: String) -> Attribute {
    Attribute(aria: "labelledby", value)
  }

  /// The id of the element that describes this one.
  public static func ariaDescribedBy(_ value: String) -> Attribute {
    Attribute(aria: "describedby", value)
  }

  /// The id of the element that this one changes.
  public static func ariaControls(_ value: String) -> Attribute {
    Attribute(aria: "controls", value)
  }

  /// How changes are announced: `"polite"`, `"assertive"`, `"off"`.
  public static func ariaLive(_ value: String) -> Attribute {
    Attribute(aria: "live", value)
  }

  /// Marks the current item among several: `"page"`, `"step"`, `"true"`.
  public static func ariaCurrent(_ value: String) -> Attribute {
    Attribute(aria: "current", value)
  }

  /// How a slider's value is read out.
  public static func ariaValueText(_ value: String) -> Attribute {
    Attribute(aria: "valuetext", value)
  }

  /// Whether the element is left out when the page is read out.
  public static func ariaHidden(_ value: Bool) -> Attribute {
    Attribute(aria: "hidden", value)
  }

  /// Whether the part that the element opens and closes is open.
  public static func ariaExpanded(_ value: Bool) -> Attribute {
    Attribute(aria: "expanded", value)
  }

  /// Whether a toggle button is pressed.
  public static func ariaPressed(_ value: Bool) -> Attribute {
    Attribute(aria: "pressed", value)
  }

  /// Whether the element counts as ticked.
  public static func ariaChecked(_ value: Bool) -> Attribute {
    Attribute(aria: "checked", value)
  }

  /// Whether the element is the chosen one.
  public static func ariaSelected(_ value: Bool) -> Attribute {
    Attribute(aria: "selected", value)
  }

  /// Whether the element does not react.
  public static func ariaDisabled(_ value: Bool) -> Attribute {
    Attribute(aria: "disabled", value)
  }

  /// Whether the value is not accepted.
  public static func ariaInvalid(_ value: Bool) -> Attribute {
    Attribute(aria: "invalid", value)
  }

  /// Whether the content is still being loaded.
  public static func ariaBusy(_ value: Bool) -> Attribute {
    Attribute(aria: "busy", value)
  }
}
