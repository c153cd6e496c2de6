/// Writes what is mounted as HTML that a parser turns into the same nodes, with the same numbers.
struct MarkupWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether the node before is a text, with which a parser would merge another.
  private(set) var isAfterText = false
  /// Whether a parser would drop a newline here: right behind a `pre` or `textarea` tag.
  private(set) var dropsNewline = false

  /// Writes what is mounted, one piece after the other.
  mutating func write(_ mounted: Mounted) {
    switch mounted {
    case .instance(let instance):
      write(instance)
    case .text(let text):
      write(text.text)
    case .element(let element):
      write(element)
    default:
      mounted.forEachPart { write($0) }
    }
  }

  private mutating func write(_ instance: Instance) {
    let print = instance.template.print
    for index in print.steps.indices {
      switch print.steps[index] {
      case .bytes(let run): write(run, of: print)
      case .text(let slot):
        write(instance[slot] ?? "")
      case .leaf(let slot, let isCode):
        writeLeaf(instance[slot] ?? "", isCode: isCode)
      case .attribute(let slot):
        let kind = instance.template.slots[slot].kind
        if let name = kind.name, let value = kind.markup(of: instance[slot]) { write(name, value) }
      case .place(let place):
        write(instance.places[place].content)
      }
    }
  }

  private mutating func write(_ element: MountedElement) {
    let page = PageElement.object(element)
    write(element.name, page.initialAttributes)
    if let text = page.leafText {
      writeLeaf(text, isCode: element.name.form == .code)
    } else {
      write(element.content)
    }
    end(element.name)
  }
}

extension MarkupWriter {
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Writes what is the same in every instance of a template.
  mutating func write(_ run: Print.Run, of print: Print) {
    bytes.append(contentsOf: print.bytes[run.range])
    isAfterText = run.isAfterText
    dropsNewline = run.dropsNewline
  }

  /// Writes the tag that begins an element.
  mutating func write(_ name: ElementName, _ attributes: [AttributeList.Plain]) {
    begin(name)
    for attribute in attributes { write(attribute.name, attribute.value) }
    endBegin(name)
  }

  /// Writes a text node.
  mutating func write(_ text: String) {
    guard !text.utf8.isEmpty else {
      write("<!--e-->" as StaticString)
      isAfterText = false
      dropsNewline = false
      return
    }
    if isAfterText { write("<!---->" as StaticString) }
    writeEscaped(text)
    isAfterText = true
  }

  /// Writes the one text of an element that holds no nodes.
  mutating func writeLeaf(_ text: String, isCode: Bool) {
    if isCode {
      text.displayable.withBytes { bytes.append(contentsOf: $0) }
    } else {
      writeEscaped(text)
    }
  }

  private mutating func writeEscaped(_ text: String) {
    if dropsNewline, text.utf8.first == UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    dropsNewline = false
    bytes.appendEscaped(text, in: .text)
  }

  mutating func write(_ name: Name, _ value: String) {
    bytes.append(UInt8(ascii: " "))
    name.write(to: &bytes)
    write("=\"" as StaticString)
    bytes.appendEscaped(value, in: .attribute)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func begin(_ name: ElementName) {
    bytes.append(UInt8(ascii: "<"))
    name.name.write(to: &bytes)
    isAfterText = false
  }

  mutating func endBegin(_ name: ElementName) {
    bytes.append(UInt8(ascii: ">"))
    isAfterText = false
    dropsNewline = name.form == .preformatted || name.form == .value
  }

  mutating func end(_ name: ElementName) {
    isAfterText = false
    dropsNewline = false
    guard name.form != .void else { return }
    write("</" as StaticString)
    name.name.write(to: &bytes)
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func write(_ literal: StaticString) {
    bytes.append(contentsOf: literal.bytes)
  }
}
