// Attributes of every element.

extension Attribute {
  /// The name of the element, unique on the page.
  public static func id(_ value: String) -> Attribute {
    Attribute("id", value)
  }

  /// A class for style rules; several calls add up.
  public static func `class`(_ name: consuming String) -> Attribute {
    Attribute(classes: name)
  }

  /// Classes for style rules; several calls add up.
  ///
  ///     li(.class("row", "wide"), .class("done", if: todo.isDone))
  public static func `class`(_ names: String...) -> Attribute {
    Attribute(classList: names)
  }

  /// A class under a condition.
  public static func `class`(_ name: String, if condition: Bool) -> Attribute {
    Attribute(classes: condition ? name : "")
  }

  /// What shows when the pointer rests on the element.
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

  /// Whether the element is not shown.
  public static func hidden(_ isSet: Bool = true) -> Attribute {
    Attribute("hidden", ifTrue: isSet)
  }

  /// Whether the element takes no input.
  public static func inert(_ isSet: Bool = true) -> Attribute {
    barrier("inert", isSet)
  }

  /// The place in the order of the tabulator; 0 for the document's, -1 for none.
  public static func tabindex(_ value: Int) -> Attribute {
    Attribute("tabindex", "\(value)")
  }

  /// Keys that jump to the element.
  public static func accesskey(_ value: String) -> Attribute {
    Attribute("accesskey", value)
  }

  /// Whether the element has the focus when the page opens, or when it comes into the page.
  public static func autofocus(_ isSet: Bool = true) -> Attribute {
    Attribute("autofocus", ifTrue: isSet)
  }

  /// Whether the browser asks its user before it leaves the page, as long as the element is there.
  public static func asksBeforeLeaving(_ isSet: Bool = true) -> Attribute {
    Attribute("data-asks", ifTrue: isSet)
  }

  /// Whether the browser checks the spelling.
  public static func spellcheck(_ isChecked: Bool) -> Attribute {
    Attribute("spellcheck", isChecked ? "true" : "false")
  }

  /// Whether the element can be dragged.
  public static func draggable(_ isDraggable: Bool) -> Attribute {
    Attribute("draggable", isDraggable ? "true" : "false")
  }

  /// Which keyboard a telephone shows: `"numeric"`, `"email"`.
  public static func inputmode(_ value: String) -> Attribute {
    Attribute("inputmode", value)
  }
}
