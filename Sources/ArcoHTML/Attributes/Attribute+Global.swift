// Attributes of every element.

extension Attribute {
  /// The id of the element, unique on the page.
  public static func id(_ value: String) -> Attribute {
    Attribute("id", value)
  }

  /// A CSS class. The classes of several calls add up.
  public static func `class`(_ name: consuming String) -> Attribute {
    Attribute(classes: name)
  }

  /// CSS classes. The classes of several calls add up.
  ///
  ///     li(.class("row", "wide"), .class("done", if: todo.isDone))
  public static func `class`(_ names: String...) -> Attribute {
    Attribute(classList: names)
  }

  /// A CSS class that the element has only if `condition` is true.
  public static func `class`(_ name: String, if condition: Bool) -> Attribute {
    Attribute(classes: condition ? name : "")
  }

  /// The tooltip of the element.
  public static func title(_ value: String) -> Attribute {
    Attribute("title", value)
  }

  /// The language of the content: `"de"`.
  public static func lang(_ value: String) -> Attribute {
    Attribute("lang", value)
  }

  /// The direction of the text: `"ltr"`, `"rtl"` or `"auto"`.
  public static func dir(_ value: String) -> Attribute {
    Attribute("dir", value)
  }

  /// Whether the element is hidden.
  public static func hidden(_ isSet: Bool = true) -> Attribute {
    Attribute("hidden", ifTrue: isSet)
  }

  /// Whether the element and all within it ignore the user: no clicks, no focus.
  public static func inert(_ isSet: Bool = true) -> Attribute {
    barrier("inert", isSet)
  }

  /// The position in the order of the Tab key: 0 for the order of the document, -1 to leave the
  /// element out.
  public static func tabindex(_ value: Int) -> Attribute {
    Attribute("tabindex", "\(value)")
  }

  /// The keys that move the focus to the element.
  public static func accesskey(_ value: String) -> Attribute {
    Attribute("accesskey", value)
  }

  /// Whether the element gets the focus when the page opens, or when the element is mounted.
  public static func autofocus(_ isSet: Bool = true) -> Attribute {
    Attribute("autofocus", ifTrue: isSet)
  }

  /// Whether the browser asks the user for confirmation before leaving the page, as long as this
  /// element is mounted.
  public static func asksBeforeLeaving(_ isSet: Bool = true) -> Attribute {
    Attribute("data-asks", ifTrue: isSet)
  }

  /// Whether the browser checks the spelling of the content.
  public static func spellcheck(_ isChecked: Bool) -> Attribute {
    Attribute("spellcheck", isChecked ? "true" : "false")
  }

  /// Whether the user can drag the element.
  public static func draggable(_ isDraggable: Bool) -> Attribute {
    Attribute("draggable", isDraggable ? "true" : "false")
  }

  /// The kind of on-screen keyboard: `"numeric"`, `"email"`.
  public static func inputmode(_ value: String) -> Attribute {
    Attribute("inputmode", value)
  }
}
