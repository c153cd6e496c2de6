extension HTML {
  /// An element that `ArcoHTML` has no function for, such as a custom element.
  ///
  ///     HTML.element("x-clock")(.attribute("zone", "UTC")) { "12:00" }
  ///
  /// - Precondition: the name begins with a lower-case letter and has only lower-case letters,
  ///   digits and hyphens. Elements with special rules (`script`, `template`, `iframe` …) and
  ///   elements without an end tag are refused.
  public static func element(_ literal: StaticString) -> Tag {
    let name = Name(literal)
    precondition(name.isElementName, "an element of this name is not allowed; see HTML.element(_:)")
    return Tag(literal)
  }
}

extension Attribute {
  /// An attribute that has no function of its own.
  ///
  /// - Precondition: the name has only letters, digits, hyphens and underscores. Refused are
  ///   attributes that run a script, set styles or take an address, and attributes with a function
  ///   of their own (`on…`, `srcdoc`, `style`, `href`, `value`, `data-…`).
  public static func attribute(_ literal: StaticString, _ value: String) -> Attribute {
    precondition(
      Name(literal).isAttributeName,
      "an attribute of this name is not allowed; see Attribute.attribute(_:_:)")
    // The attribute may be `inert`.
    Reachable.noteBarriers()
    return Attribute(literal, value)
  }

  /// A `data-` attribute: `.data("row", "7")`.
  ///
  /// - Precondition: the characters that `attribute(_:_:)` allows. The names `on`, `keys`, `nodes`,
  ///   `debounce`, `throttle`, `asks`, `ask`, `events` and `props` are refused: the client script
  ///   reads them.
  public static func data(_ literal: StaticString, _ value: String) -> Attribute {
    prefixed(Name(literal, prefix: .data), value)
  }

  /// An `aria-` attribute with a text: `.aria("sort", "ascending")`.
  ///
  /// - Precondition: the characters that `attribute(_:_:)` allows.
  public static func aria(_ literal: StaticString, _ value: String) -> Attribute {
    prefixed(Name(literal, prefix: .aria), value)
  }

  /// An `aria-` attribute that is `"true"` or `"false"`: `.aria("modal", true)`.
  ///
  /// - Precondition: the characters that `attribute(_:_:)` allows.
  public static func aria(_ literal: StaticString, _ value: Bool) -> Attribute {
    aria(literal, value ? "true" : "false")
  }

  private static func prefixed(_ name: Name, _ value: String) -> Attribute {
    precondition(name.isAttributeName, "a data- or aria- attribute of this name is not allowed")
    return Attribute(name, value)
  }
}
