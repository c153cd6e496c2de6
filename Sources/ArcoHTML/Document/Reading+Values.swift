extension Document {
  /// Takes over the values of markup whose pieces are the template's, in one pass.
  ///
  /// - Returns: false if the pieces differ. Then no value has been taken over.
  func follow(_ html: HTML, into instance: Instance, _ patch: inout Patch) -> Bool {
    let (template, draft) = (instance.template, html.draft)
    guard let imprint = template.imprint,
      let trace = imprint.trace(draft, html.index, template.first),
      template.places.isEmpty || instance.hasHoles(from: trace.holes, of: draft)
    else { return false }
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
        read(attribute: attribute.value, slot, slots, instance, isNew: false, &patch)
      }
    }
    let texts = imprint.pointee.texts
    if texts.isEmpty { return true }
    var text = draft.texts(from: trace.texts)
    for index in texts.indices {
      read(text.pointee, texts[index], slots, instance, isNew: false, &patch)
      text += 1
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
    if instance.has(text, for: slot) { return }
    let new = text.displayable
    if !new.isIdentical(to: text), instance.has(new, for: slot) { return }
    instance.set(Int(slot), to: new)
    if isNew { return }
    setText(instance.number(of: Int(slots[slot].node)), new, &patch)
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
  /// Whether its places hold what the holes in a draft stand for.
  fileprivate func hasHoles(from start: Int32, of draft: Draft) -> Bool {
    for index in places.indices {
      guard case .hole(let hole) = places[index].content,
        draft.isHoleElsewhere(start &+ Int32(truncatingIfNeeded: index), hole.id)
      else { return false }
    }
    return true
  }

  /// Whether a slot has this text.
  fileprivate func has(_ text: borrowing String, for slot: Int32) -> Bool {
    let place = Int(template.slots[slot].place)
    guard place >= 0, place < valueCount else {
      return template.slots[slot].first.isSame(as: text)
    }
    return value(at: place).isSame(as: text)
  }

  /// Takes over a value, as a page can hold it.
  ///
  /// - Returns: the value; nil if it is the one that the slot had.
  func take(_ value: consuming String?, for slot: Int) -> String?? {
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
  #if !hasFeature(Embedded)
    @inline(__always)
  #endif
  func isSame(as other: borrowing String) -> Bool {
    guard let self else { return false }
    return self.isIdentical(to: other) || self.hasSameBytes(as: other)
  }

  #if !hasFeature(Embedded)
    @inline(__always)
  #endif
  fileprivate func isSame(as other: String?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let one?, let other?): one.isIdentical(to: other) || one.hasSameBytes(as: other)
    default: false
    }
  }
}
