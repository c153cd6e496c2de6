extension Attribute.Content {
  var listener: Listener? {
    if case .listener(let listener) = self { return listener }
    return nil
  }

  var withoutAction: Attribute.Content {
    listener.map { .listener($0.withoutAction) } ?? self
  }

  var isLive: Bool {
    if case .live = self { return true }
    return false
  }

  /// What is said and of what; nil where that is not one value of one name.
  var said: (kind: Template.Slot.Kind, value: String?)? {
    switch self {
    case .none, .several, .listener: nil
    case .text(let name, let value): (.attribute(name), value.displayable)
    case .flag(let name, let isPresent): (.flag(name), isPresent ? "" : nil)
    case .classes(let names): (.classes, names.utf8.isEmpty ? nil : names.displayable)
    case .live(let property, let value): (.live(property), value.displayable)
    }
  }
}

extension [Attribute.Content] {
  /// Whether each says one thing that no other says too, whatever the values are.
  var areApart: Bool {
    for (index, attribute) in enumerated() {
      for other in self[..<index] where other.meets(attribute) { return false }
      if attribute.listener == nil, attribute.said == nil { return false }
    }
    return true
  }
}

extension Attribute.Content {
  fileprivate func meets(_ other: Attribute.Content) -> Bool {
    if let listener, let another = other.listener { return listener.kind == another.kind }
    guard let name = said?.kind.name, let another = other.said?.kind.name else { return false }
    return isLive == other.isLive && name == another
  }
}
