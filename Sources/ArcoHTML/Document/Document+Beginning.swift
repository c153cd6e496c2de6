// How what a view made becomes an instance of a template that is known already, in one pass.

extension Document {
  /// Makes an instance of markup whose pieces are its template's.
  ///
  /// - Returns: nil where they are others, or the template has no imprint yet, and then nothing was done.
  func begin(_ template: Template, with html: HTML) -> Instance? {
    guard let trace = template.trace(html) else { return nil }
    return begin(template, html.draft, trace) { _, _ in }
  }

  /// Makes such an instance and writes it as the last piece of an element, without going through its values once
  /// more.
  ///
  /// - Parameter parent: the number of the element.
  /// - Returns: nil, also where the template is not defined yet.
  func append(
    _ template: Template, with html: HTML, in parent: Int, _ patch: inout Patch
  ) -> Instance? {
    guard let number = template.number, let trace = template.trace(html) else { return nil }
    patch.add(.append) { $0.integer(parent) }
    return patch.writer.instance(of: number) { writer in
      begin(template, html.draft, trace) { slot, value in writer.value(slot, value) }
    }
  }

  // Once in a module for a page, and not for each of the two above.
  #if !hasFeature(Embedded)
    @inline(__always)
  #endif
  private func begin(
    _ template: Template, _ draft: Draft, _ trace: Imprint.Trace,
    _ hear: (_ slot: Int, _ value: String?) -> Void
  ) -> Instance {
    // An imprint has all that listens looked at.
    let instance = Instance(template, isToListen: true)
    let slots = template.slots
    var changed = trace.changed
    while changed != 0 {
      let mark = Int32(truncatingIfNeeded: changed.trailingZeroBitCount)
      changed &= changed &- 1
      let attribute = draft.attribute(trace.attributes &+ mark)
      switch template.marks[mark] {
      case .listener(let listener):
        instance.beginAction(of: listener, with: attribute.action.unsafelyUnwrapped)
      case .slot(let slot), .classes(let slot):
        if let value = instance.take(attribute.value, for: Int(slot)) {
          hear(Int(slot), value)
        }
      }
    }
    if let texts = template.imprint?.pointee.texts, !texts.isEmpty {
      var text = draft.texts(from: trace.texts)
      for index in texts.indices {
        let slot = texts[index]
        if !slots[slot].first.isSame(as: text.pointee) {
          let value = text.pointee.displayable
          instance.set(Int(slot), to: value)
          hear(Int(slot), value)
        }
        text += 1
      }
    }
    instance.base = lastNumber &+ 1
    lastNumber &+= template.nodes.count
    register(instance)
    return instance
  }
}

extension Template {
  /// Confirms that the pieces of markup are its own; nil where they are not known to be.
  @inline(__always)
  fileprivate func trace(_ html: HTML) -> Imprint.Trace? {
    guard places.isEmpty, let imprint else { return nil }
    return imprint.trace(html.draft, html.index, first)
  }
}
