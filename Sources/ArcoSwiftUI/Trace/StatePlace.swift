/// A path in a state, and the value there, as texts.
struct StatePlace: Equatable {
  let path: String
  let text: String

  /// Returns the paths to all values of a state that have no parts, in order.
  static func all(in state: Any) -> [StatePlace] {
    var found: [StatePlace] = []
    visit(state, "") { found.append($0) }
    return found
  }

  /// Returns a line for each value that was added, removed or changed.
  static func differences(from old: [StatePlace], to new: [StatePlace]) -> [String] {
    let before = Dictionary(old.map { ($0.path, $0.text) }) { first, _ in first }
    let paths = Set(new.map(\.path))
    let changed = new.compactMap { place -> String? in
      guard let text = before[place.path] else { return "\(place.path): + \(place.text)" }
      return text == place.text ? nil : "\(place.path): \(text) → \(place.text)"
    }
    return changed + old.filter { !paths.contains($0.path) }.map { "\($0.path): − \($0.text)" }
  }

  private static func visit(_ value: Any, _ path: String, _ note: (StatePlace) -> Void) {
    // A collection without an order, such as a set, becomes one text.
    if let elements = value as? any RandomAccessCollection {
      return visit(elements: elements, path, note)
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct, .tuple, .enum, .optional:
      guard !mirror.children.isEmpty else { fallthrough }
      for (label, part) in mirror.children {
        visit(part, mirror.displayStyle == .optional ? path : join(path, label), note)
      }
    default:
      note(StatePlace(path: path, text: text(value, mirror)))
    }
  }

  private static func text(_ value: Any, _ mirror: Mirror) -> String {
    if mirror.displayStyle == .class { return "\(type(of: value))" }
    return value is String ? "\"\(value)\"" : "\(value)"
  }

  private static func visit(
    elements: some Collection, _ path: String, _ note: (StatePlace) -> Void
  ) {
    for (position, element) in elements.enumerated() {
      let id = (element as? any Identifiable).map { "id \($0.id)" } ?? "\(position)"
      visit(element, "\(path)[\(id)]", note)
    }
  }

  private static func join(_ path: String, _ label: String?) -> String {
    guard let label else { return path }
    return path.isEmpty ? label : "\(path).\(label)"
  }
}
