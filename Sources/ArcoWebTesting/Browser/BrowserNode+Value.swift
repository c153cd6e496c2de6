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
}
