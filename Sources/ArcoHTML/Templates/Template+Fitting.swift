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
    case (.other(let place), _):
      let html = draft.other(place)
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
    return node.marks.allSatisfy { first.pointer(to: $0).fits(draft.attribute($0 + offset)) }
  }
}

extension Piece {
  /// True if a template treats the piece as one place, and does not look into the piece.
  func takesPlace(in draft: Draft) -> Bool {
    switch self {
    case .branch, .loop, .keyed, .hole: true
    case .element(_, let attributes, _): !draft.areApart(attributes)
    case .empty, .text, .list, .other: false
    }
  }
}
