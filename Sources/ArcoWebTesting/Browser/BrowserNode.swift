import ArcoHTML

/// A node of what a browser shows.
final class BrowserNode {
  var number: Int
  /// Empty for a text.
  let tag: String
  /// A text's, or that of a raw text element.
  var text: String
  @exclusivity(unchecked) private(set) var attributes: [Operation.Attribute] = []
  /// The letters of the events that it listens to, as bits from `@` on.
  @exclusivity(unchecked) private var letters: UInt64 = 0
  @exclusivity(unchecked) private(set) var live: [Live] = []
  /// The number of the element around it.
  var parent = 0
  /// The element around it, as long as that is there.
  @exclusivity(unchecked) unowned var outer: BrowserNode?
  @exclusivity(unchecked) var children: [BrowserNode] = []

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

  deinit {
    for child in children { child.outer = nil }
  }

  var isText: Bool { tag.utf8.isEmpty }

  func isA(_ tags: StaticString...) -> Bool { tags.contains { tag.isLiteral($0) } }
}

extension BrowserNode {
  func attribute(_ name: StaticString) -> String? {
    for attribute in attributes where attribute.name.isLiteral(name) { return attribute.value }
    return nil
  }

  /// Whether it listens to any event.
  var listens: Bool { letters != 0 }

  /// Whether it listens to a pointer, a wheel, or a text from elsewhere.
  var listensToRareEvents: Bool { letters & Self.rare != 0 }

  private static let rare = [
    EventKind.pointerDown, .pointerMove, .pointerUp, .pointerCancel, .pointerEnter, .pointerLeave,
    .contextMenu, .wheel, .scroll, .paste, .drop,
  ].reduce(UInt64(0)) { $0 | bit($1.rawValue) }

  /// Whether it listens to an event.
  func listens(to kind: EventKind) -> Bool { letters & Self.bit(kind.rawValue) != 0 }

  private static func bit(_ letter: UInt8) -> UInt64 { letter < 64 ? 0 : 1 << UInt64(letter & 63) }

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
    if name.isLiteral("data-on") {
      letters = value.utf8.reduce(0) { $0 | Self.bit($1) }
    }
  }

  func removeAttribute(_ name: String) {
    if name.isLiteral("data-on") { letters = 0 }
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
