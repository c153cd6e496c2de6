/// The positions of values, for one instance of a template after another: first the pieces in its
/// places, then its values that vary. Nil for a value that equals the template's.
///
/// - Isolation: that of the printer that it belongs to.
final class Findings {
  @exclusivity(unchecked) var values = UnsafeArray<Finding?>()

  deinit { values.deallocate() }
}

/// A value in a draft: a text, attributes, or a piece.
struct Finding {
  /// It lives as long as the markup that is printed.
  let draft: Unmanaged<Draft>
  let span: Span

  init(_ draft: Draft, _ start: Int32, count: Int32 = 1) {
    self.draft = .passUnretained(draft)
    span = Span(start: start, count: count)
  }
}

extension Template {
  /// Confirms the shape of a piece, and adds the positions of its values.
  ///
  /// - Returns: false if the shape differs. Then nothing is added.
  func find(in html: HTML, _ findings: Findings) -> Bool {
    let start = findings.values.count
    for _ in 0..<(places.count + varying.count) { _ = findings.values.add(nil) }
    if follow(html, from: start, findings) { return true }
    var search = Search(of: self, from: Int(start))
    if search.confirm(html.draft, html.index, findings), search.step == steps.count {
      noteRead(of: html)
      return true
    }
    findings.values.removeLast(Int(findings.values.count - start))
    return false
  }
}

extension Template {
  /// Does so in one pass, where the pieces are the template's.
  private func follow(_ html: HTML, from start: Int32, _ findings: Findings) -> Bool {
    let draft = html.draft
    guard places.isEmpty, let imprint, let trace = imprint.trace(draft, html.index, first)
    else {
      return false
    }
    var changed = trace.changed
    while changed != 0 {
      let mark = Int32(truncatingIfNeeded: changed.trailingZeroBitCount)
      changed &= changed &- 1
      if case .slot(let slot) = marks[mark] {
        note(slot, Finding(draft, trace.attributes &+ mark), from: start, findings)
      }
    }
    let texts = imprint.pointee.texts
    for index in texts.indices {
      let slot = texts[index]
      let text = trace.texts &+ Int32(truncatingIfNeeded: index)
      if slots[slot].place < 0, let first = slots[slot].first, draft.isText(text, first) {
        continue
      }
      note(slot, Finding(draft, text), from: start, findings)
    }
    return true
  }

  fileprivate func note(_ slot: Int32, _ finding: Finding, from start: Int32, _ findings: Findings)
  {
    let place = Int(start) + places.count + vary(Int(slot))
    if place < findings.values.count {
      findings.values[place] = finding
    } else {
      _ = findings.values.add(finding)
    }
  }
}

/// The way along the steps of a template.
private struct Search: ~Copyable {
  unowned(unsafe) let template: Template
  let steps: Fixed<Template.Step>
  let nodes: Fixed<Template.Node>
  let marks: Fixed<Template.Mark>
  let slots: Fixed<Template.Slot>
  let first: Fixed<Attribute>
  let start: Int
  var step = 0
  var place = 0

  init(of template: Template, from start: Int) {
    self.template = template
    steps = template.steps
    nodes = template.nodes
    marks = template.marks
    slots = template.slots
    first = template.first
    self.start = start
  }

  mutating func confirm(_ draft: Draft, _ index: Int32, _ findings: Findings) -> Bool {
    var index = index
    while step < steps.count {
      let piece = draft[index]
      if case .other(let other) = piece {
        let html = draft.other(other)
        return confirm(html.draft, html.index, findings)
      }
      let step = steps[self.step]
      self.step &+= 1
      switch step {
      case .element(let node):
        guard case .element(let name, let attributes, let content) = piece,
          nodes[node].isNamed(name), confirm(draft, attributes, nodes[node].marks, findings)
        else { return false }
        // What is in it comes next.
        index = content
      case .text(let slot):
        guard case .text(let text) = piece else { return false }
        if !isFirst(draft, text, slot) { note(slot, Finding(draft, text), findings) }
        return true
      case .empty:
        guard case .empty = piece else { return false }
        return true
      case .list(let count):
        guard case .list(let span) = piece, count == span.count else { return false }
        for place in span.indices {
          guard confirm(draft, draft.listed(place), findings) else { return false }
        }
        return true
      case .place:
        guard piece.takesPlace(in: draft) else { return false }
        findings.values[start + place] = Finding(draft, index)
        place += 1
        return true
      }
    }
    return false
  }

  @inline(__always)
  private func isFirst(_ draft: Draft, _ text: Int32, _ slot: Int32) -> Bool {
    guard slots[slot].place < 0, let first = slots[slot].first else { return false }
    return draft.isText(text, first)
  }

  @inline(__always)
  private mutating func confirm(
    _ draft: Draft, _ attributes: Span, _ marks: Range<Int32>, _ findings: Findings
  ) -> Bool {
    guard attributes.count == marks.upperBound &- marks.lowerBound else { return false }
    guard attributes.count > 0 else { return true }
    var attribute = draft.attribute(attributes.start)
    var first = first.pointer(to: marks.lowerBound)
    var mark = marks.lowerBound
    while mark < marks.upperBound {
      // Most are literals of the source, the same ones each time.
      if !first.isWritten(as: attribute) {
        guard first.fits(attribute) else { return false }
        note(mark, draft, attributes, mark &- marks.lowerBound, findings)
      }
      attribute += 1
      first += 1
      mark &+= 1
    }
    return true
  }

  @inline(never)
  private mutating func note(
    _ mark: Int32, _ draft: Draft, _ attributes: Span, _ place: Int32, _ findings: Findings
  ) {
    switch marks[mark] {
    case .slot(let slot): note(slot, Finding(draft, attributes.start + place), findings)
    case .classes(let slot):
      note(slot, Finding(draft, attributes.start, count: attributes.count), findings)
    case .listener: break
    }
  }

  private mutating func note(_ slot: Int32, _ finding: Finding, _ findings: Findings) {
    template.note(slot, finding, from: Int32(truncatingIfNeeded: start), findings)
  }
}
