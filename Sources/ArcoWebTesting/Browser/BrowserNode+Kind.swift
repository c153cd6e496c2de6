import ArcoHTML

extension BrowserNode {
  /// Whether it is ticked: a checkbox or a radio button.
  var isTick: Bool { isA("input") && has("type", "checkbox", "radio") }

  /// Whether it takes text, or a value that is written as one.
  var isEntry: Bool {
    isA("textarea")
      || isA("input")
        && !has("type", "checkbox", "radio", "button", "submit", "reset", "image", "hidden", "file")
  }

  /// Whether it is a field that cannot be changed: sliders and colours have no such state.
  var isReadOnly: Bool { isEntry && has("readonly") && !has("type", "range", "color") }

  /// Whether it is pressed.
  var isButton: Bool {
    isA("button") || isA("input") && has("type", "button", "submit", "reset", "image")
  }

  /// Whether it submits the form that it is in.
  var isSubmitButton: Bool {
    isA("button")
      ? !has("type") || has("type", "submit")
      : isA("input") && has("type", "submit", "image")
  }

  /// Whether a label names it.
  var isLabelled: Bool {
    isA("input", "select", "textarea", "output", "meter", "progress", "button")
  }

  /// Whether its own reaction to an event is left out.
  func preventsDefault(of kind: EventKind) -> Bool {
    guard let letters = attribute("data-on")?.utf8,
      let place = letters.firstIndex(of: kind.rawValue)
    else { return false }
    return letters[place...].dropFirst().first == UInt8(ascii: "!")
  }

  /// What it is to a person: its `role`, or that of its kind.
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
