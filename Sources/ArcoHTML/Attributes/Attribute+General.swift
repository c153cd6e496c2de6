extension HTML {
  /// An element that the table does not have, a custom one mostly.
  ///
  ///     HTML.element("x-clock")(.attribute("zone", "UTC")) { "12:00" }
  ///
  /// - Precondition: small letters, digits and hyphens; not an element with rules of its own
  ///   (`script`, `template`, `iframe` …) or without an end tag.
  public static func element(_ literal: StaticString) -> Tag {
    let name = Name(literal)
    precondition(name.isElementName, "not the name of an element that can be written in general")
    return Tag(literal)
  }
}

extension Attribute {
  /// An attribute that has no function of its own.
  ///
  /// - Precondition: letters, digits, hyphens and underscores; none that runs a program, styles,
  ///   takes an address, or has a function of its own because it needs care (`on…`, `srcdoc`,
  ///   `style`, `href`, `value`, `data-…`).
  public static func attribute(_ literal: StaticString, _ value: String) -> Attribute {
    precondition(Name(literal).isAttributeName, "not an attribute that can be written in general")
    // It may be `inert`.
    Reachable.noteBarriers()
    return Attribute(literal, value)
  }

  /// A `data-` attribute: `.data("row", "7")`.
  ///
  /// - Precondition: the characters of `attribute`, and none of `on`, `keys`, `nodes`, `debounce`,
  ///   `throttle`, `asks`, `ask`, `events`, `props`, which the client's script reads.
  public static func data(_ literal: StaticString, _ value: String) -> Attribute {
    prefixed(Name(literal, prefix: .data), value)
  }

  /// An `aria-` attribute with a text: `.aria("sort", "ascending")`.
  ///
  /// - Precondition: the characters of `attribute`.
  public static func aria(_ literal: StaticString, _ value: String) -> Attribute {
    prefixed(Name(literal, prefix: .aria), value)
  }

  /// An `aria-` attribute that is `"true"` or `"false"`: `.aria("modal", true)`.
  ///
  /// - Precondition: the characters of `attribute`.
  public static func aria(_ literal: StaticString, _ value: Bool) -> Attribute {
    aria(literal, value ? "true" : "false")
  }

  private static func prefixed(_ name: Name, _ value: String) -> Attribute {
    precondition(name.isAttributeName, "not a name that data- or aria- may go before")
    return Attribute(name, value)
  }
}
