extension Document {
  /// Takes over a text.
  func read(
    _ text: String, _ slot: Int32, _ instance: Instance, _ reading: inout Reading,
    _ patch: inout Patch
  ) {
    // Most are literals of the source, the same ones each time.
    if reading.slots[slot].place < 0, let first = reading.slots[slot].first,
      first.isIdentical(to: text)
    {
      return
    }
    guard let text = instance.take(text, for: Int(slot)), let text, !reading.isNew else {
      return
    }
    setText(instance.number(of: Int(reading.slots[slot].node)), text, &patch)
  }

  /// Takes over the value of an attribute; nil if it is absent.
  func read(
    attribute value: String?, _ slot: Int32, _ instance: Instance, _ reading: inout Reading,
    _ patch: inout Patch
  ) {
    guard let change = instance.take(value, for: Int(slot)), !reading.isNew,
      let name = reading.slots[slot].kind.name
    else { return }
    if let change {
      setAttribute(instance.number(of: Int(reading.slots[slot].node)), name, change, &patch)
    } else {
      removeAttribute(instance.number(of: Int(reading.slots[slot].node)), name, &patch)
    }
  }

  /// Takes over the value of a live property; sets what the browser does not show yet.
  func read(
    live property: LiveProperty, _ value: String, _ slot: Int32, _ instance: Instance,
    _ reading: inout Reading,
    _ patch: inout Patch
  ) {
    let wasReported = !instance.shown.isEmpty
    let shown = wasReported ? instance.shown(Int(slot)) : nil
    let change = instance.take(value, for: Int(slot))
    guard !reading.isNew, wasReported || change != nil, let value = instance[Int(slot)] else {
      return
    }
    instance.shown.removeAll { $0.slot == Int(slot) }
    if wasReported, let shown, shown.hasSameBytes(as: value) { return }
    setLive(instance.number(of: Int(reading.slots[slot].node)), property, value, &patch)
  }
}

extension Instance {
  /// Takes over a value, as a page can hold it.
  ///
  /// - Returns: the value; nil if it is the one that the slot had.
  fileprivate func take(_ value: consuming String?, for slot: Int) -> String?? {
    let place = Int(template.slots[slot].place)
    let isOwn = place >= 0 && place < valueCount
    let former = isOwn ? self.value(at: place) : template.slots[slot].first
    if former.isSame(as: value) { return .none }
    guard let new = value?.displayable else {
      set(slot, to: nil)
      return .some(nil)
    }
    if former.isSame(as: new) { return .none }
    set(slot, to: new)
    return .some(new)
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
