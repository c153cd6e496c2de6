/// Returns a value as Swift code, for the reader of a counterexample: without module names and
/// wrappers, and with sets and dictionaries sorted.
package func text(of value: Any) -> String {
  if let rows = value as? any ShownByID {
    let entries = rows.entries.map { "\(text(of: $0.id)): \(text(of: $0.element))" }
    return entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
  }
  let mirror = Mirror(reflecting: value)
  let parts = mirror.children.map { child in text(of: child.value) }
  switch mirror.displayStyle {
  case .optional: return optional(mirror, parts)
  case .collection: return "[\(parts.joined(separator: ", "))]"
  case .set: return "[\(parts.sorted().joined(separator: ", "))]"
  case .dictionary:
    let entries = mirror.children.map { entry(of: $0.value) }.sorted()
    return entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
  case .tuple: return arguments(of: mirror)
  default: break
  }
  if value is String || value is Character { return String(reflecting: value) }
  if value is any CustomStringConvertible { return String(describing: value) }
  switch mirror.displayStyle {
  case .enum:
    guard let payload = mirror.children.first else { return ".\(value)" }
    let inner = Mirror(reflecting: payload.value)
    let isList = inner.displayStyle == .tuple
    return ".\(payload.label ?? "")\(isList ? arguments(of: inner) : "(\(parts[0]))")"
  case .struct, .class: return "\(mirror.subjectType)\(arguments(of: mirror))"
  default: return String(describing: value)
  }
}

/// Returns the text of a wrapped value. For nested optionals, the inner nil is distinguished from
/// the outer.
private func optional(_ mirror: Mirror, _ parts: [String]) -> String {
  guard let wrapped = mirror.children.first?.value, let text = parts.first else { return "nil" }
  let isOptional = Mirror(reflecting: wrapped).displayStyle == .optional
  return isOptional && (text == "nil" || text.hasPrefix(".some(")) ? ".some(\(text))" : text
}

/// Returns the children in parentheses, with their labels.
private func arguments(of mirror: Mirror) -> String {
  let list = mirror.children.map { label, value in
    guard let label, !label.hasPrefix(".") else { return text(of: value) }
    return "\(label): \(text(of: value))"
  }
  return "(\(list.joined(separator: ", ")))"
}

private func entry(of pair: Any) -> String {
  Mirror(reflecting: pair).children.map { text(of: $0.value) }.joined(separator: ": ")
}
