extension Document {
  /// Takes over a text.
  func read(_ text: String, _ slot: Int, _ reading: Reading, _ patch: inout Patch) {
    let instance = reading.instance
    guard let text = instance.change(of: slot, to: text), let text else { return }
    instance.set(slot, to: text)
    if !reading.isNew {
      setText(instance.number(of: Int(reading.template.slots[slot].node)), text, &patch)
    }
  }

  /// Takes over the value of an attribute.
  func read(
    _ attribute: Attribute.Content, _ slot: Int, _ reading: Reading, _ patch: inout Patch
  ) {
    let instance = reading.instance
    guard let change = instance.change(of: slot, to: attribute.value) else { return }
    instance.set(slot, to: change)
    guard !reading.isNew, let name = reading.template.slots[slot].kind.name else { return }
    let number = instance.number(of: Int(reading.template.slots[slot].node))
    if let change {
      setAttribute(number, name, change, &patch)
    } else {
      removeAttribute(number, name, &patch)
    }
  }

  /// Takes over the value of a live property; sets what the browser does not show yet.
  func read(
    live property: LiveProperty, _ value: String, _ slot: Int, _ reading: Reading,
    _ patch: inout Patch
  ) {
    let instance = reading.instance
    let shown = instance.shown(slot)
    if let change = instance.change(of: slot, to: value) { instance.set(slot, to: change) }
    guard !reading.isNew, let value = instance[slot] else { return }
    instance.shown.removeAll { $0.slot == slot }
    guard !(shown?.hasSameBytes(as: value) ?? false) else { return }
    setLive(
      instance.number(of: Int(reading.template.slots[slot].node)), property, value, &patch)
  }
}

extension Instance {
  /// The other value as a page can hold it; nil if it is the one that the slot has.
  func change(of slot: Int, to other: String?) -> String?? {
    guard let other else { return self[slot] == nil ? .none : .some(nil) }
    guard let old = self[slot] else { return .some(other.displayable) }
    if old.isIdentical(to: other) || old.hasSameBytes(as: other) { return .none }
    let shown = other.displayable
    return old.hasSameBytes(as: shown) ? .none : .some(shown)
  }
}

extension Attribute.Content {
  /// The value of a plain attribute; nil if it is absent.
  fileprivate var value: String? {
    switch self {
    case .text(_, let value): value
    case .flag(_, let isPresent): isPresent ? "" : nil
    case .classes(let names): names.utf8.isEmpty ? nil : names
    case .none, .live, .listener, .several: nil
    }
  }
}
