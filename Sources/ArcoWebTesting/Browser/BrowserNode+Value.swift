import ArcoHTML

extension BrowserNode {
  /// What a field holds: the text typed, or what the chosen option stands for.
  var fieldValue: String {
    if isA("select") { return chosen.first?.optionValue ?? "" }
    return isA("input", "textarea") ? value(of: .value) : ""
  }

  /// What a person reads: in a field, what it shows.
  var readText: String {
    if isA("select") { return chosen.first.map { ShownText.line(of: $0) } ?? "" }
    return isEntry || isA("input") ? fieldValue : ShownText.lines(of: self)
  }

  /// The options of a choice, in order.
  var options: [BrowserNode] {
    children.flatMap { $0.isA("option") ? [$0] : $0.isA("optgroup") ? $0.options : [] }
  }

  /// The options that are chosen; a single choice always has one.
  var chosen: [BrowserNode] {
    let chosen = options.filter { $0.isOn(.selected) }
    if has("multiple") { return chosen }
    return [chosen.last ?? options.first { !$0.has("disabled") }].compactMap { $0 }
  }

  /// What a field makes of a text that is put into it: one line has no line ends.
  func held(_ text: String) -> String {
    let text = text.withLineFeeds
    if isA("textarea") { return text }
    return String(decoding: text.utf8.filter { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  var optionValue: String { attribute("value") ?? ShownText.line(of: self) }

  /// Whether a text is no number between the field's bounds; those of a slider are 0 and 100 if it says no others.
  func isOutOfBounds(_ text: String) -> Bool {
    guard let number = ControlNumber.value(of: text) else { return true }
    let isSlider = has("type", "range")
    let least = (attribute("min") ?? (isSlider ? "0" : nil)).flatMap(ControlNumber.value(of:))
    let most = (attribute("max") ?? (isSlider ? "100" : nil)).flatMap(ControlNumber.value(of:))
    return number < least ?? number || number > most ?? number
  }

  /// Whether a browser would not submit its form with this number in it.
  func isInvalid(_ text: String) -> Bool {
    isA("input") && has("type", "number") && !isReadOnly && !text.utf8.isEmpty
      && isOutOfBounds(text)
  }

  /// How many UTF-16 code units can be typed into it; nil where that is not limited.
  var mostUnits: Int? {
    let isText =
      isA("textarea")
      || isA("input")
        && (!has("type") || has("type", "text", "search", "url", "tel", "email", "password"))
    guard isText, let most = attribute("maxlength").flatMap({ Int($0) }), most >= 0 else {
      return nil
    }
    return most
  }
}
