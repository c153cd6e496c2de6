extension Document {
  /// Takes over the values of markup whose pieces are the template's, in one pass.
  ///
  /// - Returns: false where they are others, and then nothing has been taken over.
  func follow(
    _ html: HTML, into instance: Instance, isNew: Bool, _ patch: inout Patch
  ) -> Bool {
    let (template, draft) = (instance.template, html.draft)
    guard let trace = template.imprint.trace(draft, html.index, template.first) else {
      return false
    }
    let slots = template.slots
    var changed = trace.changed
    while changed != 0 {
      let mark = Int32(truncatingIfNeeded: changed.trailingZeroBitCount)
      changed &= changed &- 1
      let attribute = draft.attribute(trace.attributes &+ mark)
      switch template.marks[mark] {
      case .listener(let listener):
        instance.setAction(of: Int(listener), to: attribute.action.unsafelyUnwrapped)
      case .slot(let slot), .classes(let slot):
        read(attribute: attribute.plainValue, slot, slots, instance, isNew: isNew, &patch)
      }
    }
    let texts = template.imprint.texts
    for index in texts.indices {
      let text = draft.text(trace.texts &+ Int32(truncatingIfNeeded: index))
      read(text, texts[index], slots, instance, isNew: isNew, &patch)
    }
    return true
  }

  /// Takes over a text.
  func read(
    _ text: String, _ slot: Int32, _ slots: Fixed<Template.Slot>, _ instance: Instance,
    isNew: Bool, _ patch: inout Patch
  ) {
    // Most are literals of the source, the same ones each time.
    if slots[slot].place < 0, let first = slots[slot].first,
      first.isIdentical(to: text)
    {
      return
    }
    guard let text = instance.take(text, for: Int(slot)), let text, !isNew else {
      return
    }
    setText(instance.number(of: Int(slots[slot].node)), text, &patch)
  }

  /// Takes over the value of an attribute; nil if it is absent.
  func read(
    attribute value: String?, _ slot: Int32, _ slots: Fixed<Template.Slot>, _ instance: Instance,
    isNew: Bool, _ patch: inout Patch
  ) {
    guard let change = instance.take(value, for: Int(slot)), !isNew,
      let name = slots[slot].kind.name
    else { return }
    if let change {
      setAttribute(instance.number(of: Int(slots[slot].node)), name, change, &patch)
    } else {
      removeAttribute(instance.number(of: Int(slots[slot].node)), name, &patch)
    }
  }

  /// Takes over the value of a live property; sets what the browser does not show yet.
  func read(
    live property: LiveProperty, _ value: String, _ slot: Int32, _ slots: Fixed<Template.Slot>,
    _ instance: Instance, isNew: Bool, _ patch: inout Patch
  ) {
    let wasReported = !instance.shown.isEmpty
    let shown = wasReported ? instance.shown(Int(slot)) : nil
    let change = instance.take(value, for: Int(slot))
    guard !isNew, wasReported || change != nil, let value = instance[Int(slot)] else {
      return
    }
    instance.shown.removeAll { $0.slot == Int(slot) }
    if wasReported, let shown, shown.hasSameBytes(as: value) { return }
    setLive(instance.number(of: Int(slots[slot].node)), property, value, &patch)
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
