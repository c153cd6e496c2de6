extension Attribute {
  /// What an attribute says, case by case.
  enum Content {
    case none
    case text(Name, String)
    case flag(Name, Bool)
    case classes(String)
    case classList([String])
    case live(LiveProperty, String)
    case listener(Listener)
    case several([Attribute])
  }

  /// What it says, as values.
  var content: Content {
    switch (written.kind, more) {
    case (.text, _): .text(written.name, written.text)
    case (.flag, _): .flag(written.name, written.detail != 0)
    case (.classes, .classes(let names)): .classList(names)
    case (.classes, _): .classes(written.text)
    case (.live, _): .live(LiveProperty(rawValue: written.detail).unsafelyUnwrapped, written.text)
    case (.listener, .action(let action)): .listener(listener([], action))
    case (.listener, .keyed(let handler)): .listener(listener(handler.keys, handler.action))
    case (.several, .several(let attributes)): .several(attributes)
    default: .none
    }
  }

  private func listener(_ keys: [Key], _ action: Listener.Action) -> Listener {
    Listener(
      EventKind(rawValue: written.detail & 0x7F).unsafelyUnwrapped,
      preventsDefault: written.detail & 0x80 != 0, keys: keys, action)
  }
}

extension Attribute.Content {
  var listener: Listener? {
    if case .listener(let listener) = self { return listener }
    return nil
  }

  /// The class names, spaces between them; nil for none.
  var classes: String? {
    var joined: String?
    add(to: &joined)
    return joined
  }

  /// Adds the class names to others.
  func add(to classes: inout String?) {
    switch self {
    case .classes(let names): names.addAsClass(to: &classes)
    case .classList(let list): for names in list { names.addAsClass(to: &classes) }
    default: break
    }
  }

  var isClasses: Bool {
    switch self {
    case .classes, .classList: true
    default: false
    }
  }

  var isLive: Bool {
    if case .live = self { return true }
    return false
  }

  /// What is said and of what; nil where that is not one value of one name.
  var said: (kind: Template.Slot.Kind, value: String?)? {
    guard let kind else { return nil }
    let value: String? =
      switch self {
      case .text(_, let value), .live(_, let value): value
      case .flag(_, let isPresent): isPresent ? "" : nil
      default: classes
      }
    return (kind, value?.displayable)
  }

  /// Of what it says something; nil where that is not one value of one name.
  fileprivate var kind: Template.Slot.Kind? {
    switch self {
    case .none, .several, .listener: nil
    case .text(let name, _): .attribute(name)
    case .flag(let name, _): .flag(name)
    case .classes, .classList: .classes
    case .live(let property, _): .live(property)
    }
  }
}

extension [Attribute.Content] {
  /// Whether each says one thing that no other says too, whatever the values are. Classes add up.
  var areApart: Bool {
    for (index, attribute) in enumerated() {
      for other in self[..<index] where other.meets(attribute) { return false }
      if attribute.kind == nil, attribute.listener == nil { return false }
    }
    return true
  }
}

extension Attribute.Content {
  fileprivate func meets(_ other: Attribute.Content) -> Bool {
    if isClasses, other.isClasses { return false }
    if case .listener(let one) = self, case .listener(let another) = other {
      return one.kind == another.kind
    }
    guard let name = kind?.name, let another = other.kind?.name else { return false }
    return isLive == other.isLive && name == another
  }
}

extension String {
  fileprivate func addAsClass(to classes: inout String?) {
    guard !utf8.isEmpty else { return }
    if let former = classes { classes = former + " " + self } else { classes = self }
  }
}
