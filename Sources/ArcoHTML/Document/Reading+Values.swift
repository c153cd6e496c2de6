extension Document {
  /// Takes over a text.
  func read(_ text: String, _ slot: Int, _ reading: inout Reading, _ patch: inout Patch) {
    guard let text = reading.instance.take(text, for: slot), let text, !reading.isNew else {
      return
    }
    setText(reading.number(of: slot), text, &patch)
  }

  /// Takes over the value of an attribute; nil if it is absent.
  func read(
    attribute value: String?, _ slot: Int, _ reading: inout Reading, _ patch: inout Patch
  ) {
    guard let change = reading.instance.take(value, for: slot), !reading.isNew,
      let name = reading.template.slots[slot].kind.name
    else { return }
    if let change {
      setAttribute(reading.number(of: slot), name, change, &patch)
    } else {
      removeAttribute(reading.number(of: slot), name, &patch)
    }
  }

  /// Takes over the value of a live property; sets what the browser does not show yet.
  func read(
    live property: LiveProperty, _ value: String, _ slot: Int, _ reading: inout Reading,
    _ patch: inout Patch
  ) {
    let instance = reading.instance
    let wasReported = !instance.shown.isEmpty
    let shown = wasReported ? instance.shown(slot) : nil
    let change = instance.take(value, for: slot)
    guard !reading.isNew, wasReported || change != nil, let value = instance[slot] else { return }
    instance.shown.removeAll { $0.slot == slot }
    if wasReported, let shown, shown.hasSameBytes(as: value) { return }
    setLive(reading.number(of: slot), property, value, &patch)
  }
}

extension Reading {
  /// The number of the node that a slot belongs to.
  fileprivate func number(of slot: Int) -> Int {
    instance.number(of: Int(template.slots[slot].node))
  }
}

extension Instance {
  /// Takes over a value, as a page can hold it.
  ///
  /// - Returns: the value; nil if it is the one that the slot had.
  fileprivate func take(_ value: consuming String?, for slot: Int) -> String?? {
    let place = Int(template.slots[slot].place)
    // Most are literals of the source, the same ones each time.
    if place < 0, let value, let first = template.slots[slot].first, first.isIdentical(to: value) {
      return .none
    }
    let isOwn = place >= 0 && place < values.count
    let isSame =
      isOwn
      ? values[place].isSame(as: value) : template.slots[slot].first.isSame(as: value)
    if isSame { return .none }
    guard let new = value?.displayable else {
      set(slot, to: nil)
      return .some(nil)
    }
    if isOwn ? values[place].isSame(as: new) : template.slots[slot].first.isSame(as: new) {
      return .none
    }
    set(slot, to: new)
    return .some(new)
  }
}

extension Attribute.Content {
  /// The value of a plain attribute; nil if it is absent.
  var plainValue: String? {
    switch self {
    case .text(_, let value): value
    case .flag(_, let isPresent): isPresent ? "" : nil
    case .classes(let names): names.utf8.isEmpty ? nil : names
    case .none, .live, .listener, .several: nil
    }
  }
}

extension String? {
  @inline(__always)
  fileprivate func isSame(as other: String?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let one?, let other?): one.isIdentical(to: other) || one.hasSameBytes(as: other)
    default: false
    }
  }
}
