import ArcoHTML

extension BrowserNode {
  /// The value of a field: its text, or the value of the chosen option.
  var fieldValue: String {
    if isA("select") { return chosen.first?.optionValue ?? "" }
    return isA("input", "textarea") ? value(of: .value) : ""
  }

  /// The visible text; of a field, the text that it shows.
  var readText: String {
    if isA("select") { return chosen.first.map { ShownText.line(of: $0) } ?? "" }
    return isEntry || isA("input") ? fieldValue : ShownText.lines(of: self)
  }

  /// The options of a `select`, in order.
  var options: [BrowserNode] {
    children.flatMap { $0.isA("option") ? [$0] : $0.isA("optgroup") ? $0.options : [] }
  }

  /// The chosen options. A single choice always has one.
  var chosen: [BrowserNode] {
    let chosen = options.filter { $0.isOn(.selected) }
    if has("multiple") { return chosen }
    return [chosen.last ?? options.first { !$0.has("disabled") }].compactMap { $0 }
  }

  /// The text as the field keeps it: fields of one line drop line ends.
  func held(_ text: String) -> String {
    let text = text.withLineFeeds
    if isA("textarea") { return text }
    return String(decoding: text.utf8.filter { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  var optionValue: String { attribute("value") ?? ShownText.line(of: self) }

  /// Whether a text is not a number within the field's bounds. A slider's default bounds are 0 and
  /// 100.
  func isOutOfBounds(_ text: String) -> Bool {
    guard let number = ControlNumber.value(of: text) else { return true }
    let isSlider = has("type", "range")
    let least = (attribute("min") ?? (isSlider ? "0" : nil)).flatMap(ControlNumber.value(of:))
    let most = (attribute("max") ?? (isSlider ? "100" : nil)).flatMap(ControlNumber.value(of:))
    return number < least ?? number || number > most ?? number
  }

  /// Whether a browser would not submit the form with this number in the field.
  func isInvalid(_ text: String) -> Bool {
    isA("input") && has("type", "number") && !isReadOnly && !text.utf8.isEmpty
      && isOutOfBounds(text)
  }

  /// The `maxlength` of a text field, in UTF-16 code units; nil for no limit.
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
