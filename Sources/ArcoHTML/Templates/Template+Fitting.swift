extension Template {
  /// Whether a piece has this shape, whatever its values are.
  func fits(_ html: HTML) -> Bool {
    var step = 0
    return fits(html.draft, html.index, &step) && step == steps.count
  }

  private func fits(_ draft: Draft, _ index: Int32, _ step: inout Int) -> Bool {
    guard step < steps.count else { return false }
    switch (draft[index], steps[step]) {
    case (.empty, .empty), (.text, .text):
      step += 1
      return true
    case (.element(let name, let attributes, let content), .element(let node)):
      step += 1
      return nodes[node].name == name && fits(draft, attributes, nodes[node])
        && fits(draft, content, &step)
    case (.list(let span), .list(let count)) where count == span.count:
      step += 1
      return span.indices.allSatisfy { fits(draft, draft.listed($0), &step) }
    case (.other(let html), _):
      return fits(html.draft, html.index, &step)
    case (let piece, .place):
      step += 1
      return piece.takesPlace(in: draft)
    default:
      return false
    }
  }

  private func fits(_ draft: Draft, _ span: Span, _ node: Node) -> Bool {
    guard Int(span.count) == node.marks.count else { return false }
    let offset = span.start - node.marks.lowerBound
    return node.marks.allSatisfy { mark in
      let attribute = draft.attribute(mark + offset)
      return first.hasSameBits(as: attribute, at: Int(mark)) || fits(attribute.pointee, marks[mark])
    }
  }

  private func fits(_ attribute: Attribute.Content, _ mark: Mark) -> Bool {
    switch mark {
    case .listener(let place): attribute.listener?.listens(as: listeners[place]) ?? false
    case .slot(let slot): slots[slot].kind.fits(attribute)
    case .classes: attribute.isClasses
    }
  }
}

extension Template.Slot.Kind {
  /// Whether an attribute is of this kind and name.
  func fits(_ attribute: Attribute.Content) -> Bool {
    switch (self, attribute) {
    case (.attribute(let own), .text(let name, _)): own == name
    case (.flag(let own), .flag(let name, _)): own == name
    case (.classes, .classes), (.classes, .classList): true
    case (.live(let own), .live(let property, _)): own == property
    default: false
    }
  }
}

extension Piece {
  /// Whether it is one part to a template, and what is in it is its own affair.
  func takesPlace(in draft: Draft) -> Bool {
    switch self {
    case .branch, .loop, .keyed, .hole: true
    case .element(_, let attributes, _): !draft.attributes(attributes).areApart
    case .empty, .text, .list, .other: false
    }
  }
}
