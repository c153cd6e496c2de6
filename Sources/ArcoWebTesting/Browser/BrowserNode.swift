import ArcoHTML

/// A node that the simulated browser shows.
final class BrowserNode {
  var number: Int
  /// The tag; empty for a text.
  let tag: String
  /// The text of a text node, or of an element that holds only text.
  var text: String
  @exclusivity(unchecked) private(set) var attributes: [Operation.Attribute] = []
  /// The letters of the events that the element listens to, as bits from `@` on.
  @exclusivity(unchecked) private var letters: UInt64 = 0
  @exclusivity(unchecked) private(set) var live: [Live] = []
  /// The number of the element around it.
  var parent = 0
  /// The element around it; nil once that is removed.
  @exclusivity(unchecked) unowned var outer: BrowserNode?
  @exclusivity(unchecked) var children: [BrowserNode] = []

  /// The current value of a live property, set by the page or by the user.
  struct Live {
    let property: LiveProperty
    var value: String
    /// True if the user changed the value and the page does not know it.
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

  /// Whether the element listens to any event.
  var listens: Bool { letters != 0 }

  /// Whether the element listens to a pointer, a wheel, a paste or a drop.
  var listensToRareEvents: Bool { letters & Self.rare != 0 }

  private static let rare = [
    EventKind.pointerDown, .pointerMove, .pointerUp, .pointerCancel, .pointerEnter, .pointerLeave,
    .contextMenu, .wheel, .scroll, .paste, .drop,
  ].reduce(UInt64(0)) { $0 | bit($1.rawValue) }

  /// Whether the element listens to this kind of event.
  func listens(to kind: EventKind) -> Bool { letters & Self.bit(kind.rawValue) != 0 }

  private static func bit(_ letter: UInt8) -> UInt64 { letter < 64 ? 0 : 1 << UInt64(letter & 63) }

  func has(_ name: StaticString) -> Bool { attribute(name) != nil }

  /// Whether the element has the attribute with one of these values.
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
  /// Sets a property: by the page, or by the user with `isSecret`.
  func set(_ property: LiveProperty, _ value: String, isSecret: Bool = false) {
    // For an option, checkbox or button, the value is a plain attribute that no user changes.
    if property == .value, !isEntry { return set("value", value) }
    live.removeAll { $0.property == property }
    live.append(Live(property: property, value: value, isSecret: isSecret))
  }

  /// Notes that the page knows the user's changes.
  func tell() {
    for index in live.indices { live[index].isSecret = false }
  }

  /// The value of a property: as last set, or else from the markup.
  func value(of property: LiveProperty) -> String {
    if let live = live.first(where: { $0.property == property }) { return live.value }
    return initialValue(of: property)
  }

  /// The value of a property in the markup.
  func initialValue(of property: LiveProperty) -> String {
    switch property {
    case .value: return isA("textarea") ? text : attribute("value") ?? ""
    case .checked: return has("checked") ? "1" : ""
    case .selected: return has("selected") ? "1" : ""
    case .open: return has("open") ? "1" : ""
    }
  }

  func isOn(_ property: LiveProperty) -> Bool { !value(of: property).utf8.isEmpty }
}
