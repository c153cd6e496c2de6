extension Template {
  /// Whether a piece has this shape, whatever its values are.
  func fits(_ html: HTML) -> Bool {
    var step = 0
    return fits(html.draft, html.index, &step) && step == steps.count
  }

  private func fits(_ draft: Draft, _ index: Int32, _ step: inout Int) -> Bool {
    guard step < steps.count else { return false }
    switch (draft[index], steps[step]) {
    case (.other(let html), _):
      return fits(html.draft, html.index, &step)
    case (let piece, .place):
      step += 1
      return piece.takesPlace(in: draft)
    case (.empty, .empty), (.text, .text):
      step += 1
      return true
    case (.element(let name, let attributes, let content), .element(let node)):
      step += 1
      return nodes[Int(node)].name == name
        && fits(draft, attributes, nodes[Int(node)])
        && fits(draft, content, &step)
    case (.list(let span), .list(let count)) where count == span.count:
      step += 1
      return span.indices.allSatisfy { fits(draft, draft.listed($0), &step) }
    default:
      return false
    }
  }

  private func fits(_ draft: Draft, _ span: Span, _ node: Node) -> Bool {
    guard Int(span.count) == node.marks.count else { return false }
    return zip(span.indices, node.marks).allSatisfy { index, mark in
      fits(draft.attribute(index), marks[Int(mark)])
    }
  }

  func fits(_ attribute: Attribute.Content, _ mark: Mark) -> Bool {
    switch (attribute, mark) {
    case (.listener(let listener), .listener(let place)):
      listener.listens(as: listeners[Int(place)])
    case (.listener, .slot), (_, .listener):
      false
    case (_, .slot(let slot)):
      slots[Int(slot)].kind.fits(attribute)
    }
  }
}

extension Template.Slot.Kind {
  func fits(_ attribute: Attribute.Content) -> Bool {
    switch (self, attribute) {
    case (.attribute(let name), .text(let other, _)): name == other
    case (.flag(let name), .flag(let other, _)): name == other
    case (.classes, .classes): true
    case (.live(let property), .live(let other, _)): property == other
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
