/// A template as markup: what is the same in every instance is bytes already.
final class Print {
  let bytes: Fixed<UInt8>
  let steps: Fixed<Step>
  /// How many slots varied when it was made.
  let varying: Int

  enum Step {
    case bytes(Run)
    case text(Int)
    case leaf(Int, isCode: Bool)
    case attribute(Int)
    case place(Int)
  }

  /// Bytes, and how a writer goes on behind them.
  struct Run {
    let range: Range<Int>
    let isAfterText: Bool
    let dropsNewline: Bool
  }

  init(of template: Template) {
    varying = template.varying.count
    var printing = Printing()
    printing.print(below: -1, of: template)
    let (bytes, steps) = printing.finished()
    self.bytes = Fixed(bytes)
    self.steps = Fixed(steps)
  }

  deinit {
    bytes.deallocate()
    steps.deallocate()
  }
}

/// The way along a template's nodes.
private struct Printing {
  private var writer = MarkupWriter()
  private var steps: [Print.Step] = []
  private var start = 0
  /// Whether the writer knows what stands before: not behind a value or a place.
  private var isSure = true

  func finished() -> ([UInt8], [Print.Step]) {
    var copy = self
    copy.flush()
    return (copy.writer.bytes, copy.steps)
  }

  mutating func print(below parent: Int, of template: Template) {
    if parent < 0 { isSure = false }
    template.visitParts(of: parent) { part in
      switch part {
      case .place(let place): add(.place(place))
      case .node(let node): print(node, of: template)
      }
      return true
    }
  }

  private mutating func print(_ node: Int, of template: Template) {
    let slots = template.nodes[node].slots
    guard let name = template.nodes[node].name else {
      return print(text: Int(slots.lowerBound), of: template)
    }
    writer.begin(name)
    isSure = true
    var leaf: Int?
    for slot in slots {
      let index = Int(slot)
      let kind = template.slots[slot].kind
      if kind.isText(in: name) {
        leaf = index
      } else if template.slots[slot].place >= 0 {
        add(.attribute(index))
        isSure = true
      } else if let name = kind.name, let value = kind.markup(of: template.slots[slot].first) {
        writer.write(name, value)
      }
    }
    writer.endBegin(name)
    if let leaf {
      print(leaf: leaf, isCode: name.form == .code, of: template)
    } else {
      print(below: node, of: template)
    }
    writer.end(name)
    isSure = true
  }

  private mutating func print(text slot: Int, of template: Template) {
    guard isSure, template.slots[slot].place < 0 else { return add(.text(slot)) }
    writer.write(template.slots[slot].first ?? "")
  }

  private mutating func print(leaf slot: Int, isCode: Bool, of template: Template) {
    guard template.slots[slot].place < 0 else { return add(.leaf(slot, isCode: isCode)) }
    writer.writeLeaf(template.slots[slot].first ?? "", isCode: isCode)
  }

  private mutating func add(_ step: Print.Step) {
    flush()
    steps.append(step)
    isSure = false
  }

  private mutating func flush() {
    let end = writer.bytes.count
    guard end > start else { return }
    steps.append(
      .bytes(
        Print.Run(
          range: start..<end, isAfterText: writer.isAfterText, dropsNewline: writer.dropsNewline)))
    start = end
  }
}
