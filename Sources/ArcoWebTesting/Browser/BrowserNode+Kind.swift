import ArcoHTML

extension BrowserNode {
  /// Whether it is a checkbox or radio button.
  var isTick: Bool { isA("input") && has("type", "checkbox", "radio") }

  /// Whether it is a field with a text, or with a value that is written as text.
  var isEntry: Bool {
    isA("textarea")
      || isA("input")
        && !has("type", "checkbox", "radio", "button", "submit", "reset", "image", "hidden", "file")
  }

  /// Whether it is read-only. Sliders and colour fields cannot be.
  var isReadOnly: Bool { isEntry && has("readonly") && !has("type", "range", "color") }

  /// Whether it is a button.
  var isButton: Bool {
    isA("button") || isA("input") && has("type", "button", "submit", "reset", "image")
  }

  /// Whether it is a submit button.
  var isSubmitButton: Bool {
    isA("button")
      ? !has("type") || has("type", "submit")
      : isA("input") && has("type", "submit", "image")
  }

  /// Whether a `label` can name it.
  var isLabelled: Bool {
    isA("input", "select", "textarea", "output", "meter", "progress", "button")
  }

  /// Whether a listener prevents the browser's own reaction to the event.
  func preventsDefault(of kind: EventKind) -> Bool {
    guard let letters = attribute("data-on")?.utf8,
      let place = letters.firstIndex(of: kind.rawValue)
    else { return false }
    return letters[place...].dropFirst().first == UInt8(ascii: "!")
  }

  /// The role for assistive technology: the `role` attribute, or the role that the tag implies.
  var role: String {
    attribute("role") ?? String(decoding: kindRole.utf8, as: UTF8.self)
  }

  private var kindRole: String {
    if isButton { return "button" }
    if isTick { return has("type", "radio") ? "radio" : "checkbox" }
    if isEntry { return entryRole }
    for (tag, role) in Self.roles where self.tag.isLiteral(tag) { return role }
    return tag
  }

  private var entryRole: String {
    if has("type", "range") { return "slider" }
    if has("type", "number") { return "spinbutton" }
    return has("type", "search") ? "searchbox" : "textbox"
  }

  private static var roles: [(StaticString, String)] {
    [
      ("a", "link"), ("select", "combobox"), ("option", "option"), ("output", "status"),
      ("ul", "list"), ("ol", "list"), ("menu", "list"), ("li", "listitem"), ("img", "img"),
      ("h1", "heading"), ("h2", "heading"), ("h3", "heading"), ("h4", "heading"),
      ("h5", "heading"), ("h6", "heading"), ("nav", "navigation"), ("header", "banner"),
      ("footer", "contentinfo"), ("aside", "complementary"), ("section", "region"),
      ("tr", "row"), ("td", "cell"), ("th", "columnheader"), ("fieldset", "group"),
      ("progress", "progressbar"), ("p", "paragraph"),
    ]
  }
}
