public import ArcoHTML

extension TestPage {
  /// Sends a `CustomEvent` from a custom element, with a Swift value as its detail.
  ///
  ///     try page.dispatch("span-chosen", Span(low: 1, high: 3), as: span, from: "x-range")
  public func dispatch<Value>(
    _ event: String, _ value: Value, as format: ScriptFormat<Value>, from name: String,
    near landmark: String? = nil
  ) throws(TestPageError) {
    try dispatch(event, format.write(value), from: name, near: landmark)
  }

  /// Sends a `CustomEvent` from a custom element with any detail, also one that no format accepts.
  public func dispatch(
    _ event: String, _ detail: ScriptValue = .null, from name: String,
    near landmark: String? = nil
  ) throws(TestPageError) {
    let node = try find(name, near: landmark, .custom) { listener($0, .custom) != nil }
    let owner = ([node] + browser.around(node)).first { $0.says(event) }
    guard let owner else { throw .notOffered(element(node), event: event) }
    _ = try report(.custom, at: owner, CustomPayload(event, detail).payload)
  }

  /// Returns a property of a custom element. Nil if it has no property of this name, or the format
  /// refuses its value.
  public func property<Value>(
    _ property: String, as format: ScriptFormat<Value>, of name: String,
    near landmark: String? = nil
  ) throws(TestPageError) -> Value? {
    try verify()
    let node = try Search(browser).one(name, near: landmark) { $0.has("data-props") }
    return node.attribute("data-props").flatMap { JSONReader.read($0) }?[property, format]
  }
}

extension BrowserNode {
  /// Whether this element listens to a custom event of this name.
  fileprivate func says(_ event: String) -> Bool {
    guard listens(to: .custom), let names = attribute("data-events") else { return false }
    return names.utf8.split(separator: UInt8(ascii: ",")).contains { $0.elementsEqual(event.utf8) }
  }
}
