import ArcoHTML

/// A node of what a browser shows.
final class BrowserNode {
  var number: Int
  /// Empty for a text.
  let tag: String
  /// A text's, or that of a raw text element.
  var text: String
  private(set) var attributes: [Operation.Attribute] = []
  private(set) var live: [Live] = []
  /// The number of the element around it.
  var parent = 0
  var children: [BrowserNode] = []

  /// What a property is since it was set, by the page or by the user.
  struct Live {
    let property: LiveProperty
    var value: String
    /// Whether the page was not told.
    var isSecret: Bool
  }

  init(number: Int, tag: String, text: String = "") {
    self.number = number
    self.tag = tag
    self.text = text
  }

  var isText: Bool { tag.utf8.isEmpty }

  func isA(_ tags: StaticString...) -> Bool { tags.contains { tag.isLiteral($0) } }
}

extension BrowserNode {
  func attribute(_ name: StaticString) -> String? {
    attributes.first { $0.name.isLiteral(name) }?.value
  }

  func has(_ name: StaticString) -> Bool { attribute(name) != nil }

  /// Whether an attribute is there with one of these values.
  func has(_ name: StaticString, _ values: StaticString...) -> Bool {
    guard let value = attribute(name) else { return false }
    return values.contains { value.isLiteral($0) }
  }

  func set(_ name: String, _ value: String) {
    let attribute = Operation.Attribute(name: name, value: value)
    if let index = attributes.firstIndex(where: { $0.name.hasSameBytes(as: name) }) {
      attributes[index] = attribute
    } else {
      attributes.append(attribute)
    }
  }

  func removeAttribute(_ name: String) {
    attributes.removeAll { $0.name.hasSameBytes(as: name) }
  }
}

extension BrowserNode {
  /// Sets a property, as the page does or, untold, the user.
  func set(_ property: LiveProperty, _ value: String, isSecret: Bool = false) {
    // What an option, a box or a button stands for is its attribute, and no user changes it.
    if property == .value, !isEntry { return set("value", value) }
    live.removeAll { $0.property == property }
    live.append(Live(property: property, value: value, isSecret: isSecret))
  }

  /// Notes that the page is told what the user changed.
  func tell() {
    for index in live.indices { live[index].isSecret = false }
  }

  /// What a property is: what it was set to, or else what the markup says.
  func value(of property: LiveProperty) -> String {
    if let live = live.first(where: { $0.property == property }) { return live.value }
    switch property {
    case .value: return isA("textarea") ? text : attribute("value") ?? ""
    case .checked: return has("checked") ? "1" : ""
    case .selected: return has("selected") ? "1" : ""
    case .open: return has("open") ? "1" : ""
    }
  }

  func isOn(_ property: LiveProperty) -> Bool { !value(of: property).utf8.isEmpty }
}
