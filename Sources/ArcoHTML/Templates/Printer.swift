/// Prints pieces as HTML without mounting them. Nothing is numbered, compared or kept.
///
/// Most pieces go to the writer directly. Rows of one shape use a template, whose constant parts
/// are bytes already.
struct Printer {
  private var writer = MarkupWriter()
  private var templates = TemplateLibrary()
  private let findings = Findings()

  /// From so many rows on, learning their template costs less than it saves.
  private static let manyRows = 8

  var bytes: [UInt8] { writer.bytes }

  init(_ html: HTML) {
    // Pieces take some twenty bytes each.
    writer.reserve(Int(html.draft.memory.pointee.pieces.count) * 24)
    print(html)
  }

  private mutating func print(_ html: HTML) { print(html.draft, html.index) }

  private mutating func print(_ draft: Draft, _ index: Int32) {
    switch draft[index] {
    case .empty:
      break
    case .text(let text):
      writer.write(draft.text(text))
    case .element(let name, let attributes, let content):
      print(name, AttributeList(draft, attributes), draft, content)
    case .list(let span):
      for place in span.indices { print(draft, draft.listed(place)) }
    case .branch(let piece):
      print(draft, piece)
    case .loop(let rows), .keyed(_, let rows):
      var guess: Template?
      for place in rows.indices {
        let row = HTML(draft, draft.listed(place))
        guess = print(row: row, of: Int(rows.count), like: guess)
      }
    case .hole(let hole):
      print(draft.hole(hole))
    case .other(let other):
      print(draft.other(other))
    }
  }

  private mutating func print(
    _ name: ElementName, _ attributes: AttributeList, _ draft: Draft, _ content: Int32
  ) {
    writer.write(name, attributes.initial(of: name))
    if name.form == .value {
      writer.writeLeaf(attributes.value(of: .value) ?? "", isCode: false)
    } else if name.isLeaf, case .text(let text) = draft[content] {
      writer.writeLeaf(draft.text(text), isCode: name.form == .code)
    } else if !name.isLeaf {
      print(draft, content)
    }
    writer.end(name)
  }

  private mutating func print(_ hole: Hole) {
    let fillings = hole.fillings()
    var guess: Template?
    for filling in fillings {
      Draft.run { guess = print(row: filling.content(), of: fillings.count, like: guess) }
    }
  }
}

extension Printer {
  /// Prints one of several neighbours.
  ///
  /// - Parameter guess: the template of the row before.
  /// - Returns: its template, if it went by one.
  private mutating func print(row: HTML, of count: Int, like guess: Template?) -> Template? {
    switch row.draft[row.index] {
    case .branch(let piece):
      return print(row: HTML(row.draft, piece), of: count, like: guess)
    case .other(let other):
      return print(row: row.draft.other(other), of: count, like: guess)
    case .element, .list:
      guard count >= Self.manyRows else { fallthrough }
      let template = find(in: row, like: guess)
      // What was found holds on to nothing.
      withExtendedLifetime(row) { print(template) }
      return template
    case .empty, .text, .loop, .keyed, .hole:
      print(row)
      return guess
    }
  }

  /// Finds where the values of a piece are.
  private mutating func find(in html: HTML, like guess: Template?) -> Template {
    if let guess, guess.find(in: html, findings) { return guess }
    let template = templates.template(for: html, guess: nil)
    guard template.find(in: html, findings) else {
      preconditionFailure("internal error in Arco: markup does not fit its template")
    }
    return template
  }

  /// Prints the instance whose values were found last, and forgets them.
  private mutating func print(_ template: Template) {
    let print = template.print
    let count = template.places.count + template.varying.count
    let start = Int(findings.values.count) - count
    for index in print.steps.indices {
      switch print.steps[index] {
      case .bytes(let run):
        writer.write(run, of: print)
      case .text(let slot):
        writer.write(text(of: slot, template, start))
      case .leaf(let slot, let isCode):
        writer.writeLeaf(text(of: slot, template, start), isCode: isCode)
      case .attribute(let slot):
        let kind = template.slots[slot].kind
        let value = attribute(of: slot, template, start)
        if let name = kind.name, let value = kind.markup(of: value) { writer.write(name, value) }
      case .place(let place):
        guard let piece = findings.values[start + place] else { continue }
        self.print(piece.draft.takeUnretainedValue(), piece.span.start)
      }
    }
    findings.values.removeLast(count)
  }

  /// Where the value of a slot is; nil if it is the template's.
  private func finding(of slot: Int, _ template: Template, _ start: Int) -> Finding? {
    findings.values[start + template.places.count + Int(template.slots[slot].place)]
  }

  private func text(of slot: Int, _ template: Template, _ start: Int) -> String {
    guard let finding = finding(of: slot, template, start) else {
      return template.slots[slot].first ?? ""
    }
    return finding.draft._withUnsafeGuaranteedRef { draft in
      if case .live = template.slots[slot].kind {
        return draft.attribute(finding.span.start).pointee.written.text
      }
      return draft.text(finding.span.start)
    }
  }

  private func attribute(of slot: Int, _ template: Template, _ start: Int) -> String? {
    let first = template.slots[slot].first
    guard let finding = finding(of: slot, template, start) else { return first }
    return finding.draft._withUnsafeGuaranteedRef { draft in
      let attribute = draft.attribute(finding.span.start)
      switch template.slots[slot].kind {
      case .text, .leaf, .fixed: return first
      case .live: return attribute.pointee.written.text
      case .attribute, .flag: return attribute.value
      case .classes: return draft.classes(finding.span)
      }
    }
  }
}
