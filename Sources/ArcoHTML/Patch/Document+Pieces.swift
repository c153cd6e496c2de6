// How mounted nodes are written in an insertion, and templates in a definition.

extension Document {
  /// Defines the templates of a mounted part that the client does not know yet, and returns the
  /// number of pieces that the part is written as.
  func define(_ mounted: Mounted, _ patch: inout Patch) -> Int {
    if case .instance(let instance) = mounted {
      if instance.template.number == nil { define(instance.template, &patch) }
      if instance.places.isEmpty { return 1 }
    }
    var count = 0
    mounted.forEachPart { count += define($0, &patch) }
    return mounted.isPiece ? 1 : count
  }

  /// Writes the pieces of a mounted part, in the order of their numbers.
  func write(_ mounted: Mounted, to writer: inout PatchWriter) {
    switch mounted {
    case .text(let text):
      writer.integer(PieceCode.text)
      writer.text(text.text)
    case .element(let element):
      write(element, to: &writer)
    case .instance(let instance):
      write(instance, to: &writer)
    default:
      mounted.forEachPart { write($0, to: &writer) }
    }
  }

  private func write(_ element: MountedElement, to writer: inout PatchWriter) {
    let page = PageElement.object(element)
    writer.integer(element.name.form == .svg ? PieceCode.svg : PieceCode.element)
    names.write(element.name.name, to: &writer)
    let attributes = page.initialAttributes
    writer.integer(attributes.count)
    for attribute in attributes {
      names.write(attribute.name, to: &writer)
      writer.optional(attribute.value)
    }
    if let text = page.leafText {
      writer.integer(text.utf8.isEmpty ? 0 : 1)
      if !text.utf8.isEmpty {
        writer.integer(PieceCode.text)
        writer.text(text)
      }
    } else {
      writer.integer(element.content.pieceCount)
      write(element.content, to: &writer)
    }
  }

  private func write(_ instance: Instance, to writer: inout PatchWriter) {
    let template = instance.template
    writer.instance(of: template.number ?? 0) { writer in
      for index in 0..<instance.valueCount where instance.differs(index) {
        let slot = template.varying[index]
        writer.value(
          Int(slot), template.slots[slot].kind.markup(of: instance.value(at: index)))
      }
    }
    for place in instance.places {
      writer.integer(place.content.pieceCount)
      write(place.content, to: &writer)
    }
  }

  private func define(_ template: Template, _ patch: inout Patch) {
    templates.define(template)
    patch.add(.define) { writer in writeParts(of: -1, template, to: &writer) }
  }

  private func writeParts(of parent: Int, _ template: Template, to writer: inout PatchWriter) {
    var count = 0
    template.visitParts(of: parent) { _ in
      count += 1
      return true
    }
    writer.integer(count)
    template.visitParts(of: parent) { part in
      switch part {
      case .place: writer.integer(PieceCode.place)
      case .node(let node): write(node, of: template, to: &writer)
      }
      return true
    }
  }

  private func write(_ node: Int, of template: Template, to writer: inout PatchWriter) {
    let slots = template.nodes[node].slots.map { template.slots[Int($0)] }
    guard let name = template.nodes[node].name else {
      writer.integer(PieceCode.text)
      writer.text(slots.first?.first ?? "")
      return
    }
    writer.integer(name.form == .svg ? PieceCode.svg : PieceCode.element)
    names.write(name.name, to: &writer)
    let text = slots.last.flatMap { $0.kind.isText(in: name) ? $0 : nil }
    let attributes = text == nil ? slots[...] : slots.dropLast()
    writer.integer(attributes.count)
    for slot in attributes {
      names.write(slot.kind.name ?? name.name, to: &writer)
      writer.optional(slot.kind.markup(of: slot.first))
    }
    if let text {
      writer.integer(1)
      writer.integer(PieceCode.text)
      writer.text(text.first ?? "")
    } else {
      writeParts(of: node, template, to: &writer)
    }
  }
}

extension Template.Slot.Kind {
  /// Whether the value is the text of an element of this name.
  func isText(in element: ElementName) -> Bool {
    isLeaf || element.form == .value && isLive(.value)
  }

  /// The text or attribute value of a new node; nil for none.
  func markup(of value: String?) -> String? {
    guard case .live(let property) = self else { return value }
    return value.flatMap { property.attribute(of: $0) }
  }
}

extension Instance {
  /// Whether a varying value differs from the template's.
  fileprivate func differs(_ index: Int) -> Bool {
    let first = template.slots[Int(template.varying[index])].first
    let value = value(at: index)
    guard let value, let first else { return value != nil || first != nil }
    return !value.isIdentical(to: first) && !value.hasSameBytes(as: first)
  }
}

extension Mounted {
  /// The number of pieces that a mounted part is written as.
  @inline(never)
  fileprivate var pieceCount: Int {
    if isPiece { return 1 }
    var count = 0
    forEachPart { count += $0.pieceCount }
    return count
  }

  /// Whether a mounted part is written as one piece that includes its content.
  fileprivate var isPiece: Bool {
    switch self {
    case .text, .element, .instance: true
    case .empty, .leaf, .list, .keyed, .hole, .filling: false
    }
  }
}
