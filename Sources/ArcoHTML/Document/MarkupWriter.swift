/// Writes mounted nodes as HTML that a parser turns into the same nodes, with the same numbers.
struct MarkupWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether the node before is a text, with which a parser would merge another.
  private var isAfterText = false
  /// Whether a parser would drop a newline here: right behind a `pre` or `textarea` tag.
  private var dropsNewline = false

  /// Writes the content of an element.
  mutating func children(of parent: PageElement) {
    isAfterText = false
    parent.visitNodes { node in
      switch node {
      case .text(let text): self.text(text.text)
      case .element(let element): self.element(element)
      }
      return true
    }
    isAfterText = false
  }

  private mutating func text(_ text: String) {
    guard !text.utf8.isEmpty else {
      write("<!--e-->")
      isAfterText = false
      dropsNewline = false
      return
    }
    if isAfterText { write("<!---->") }
    escaped(text)
    isAfterText = true
  }

  private mutating func escaped(_ text: String) {
    if dropsNewline, text.utf8.first == UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    dropsNewline = false
    bytes.appendEscaped(text, in: .text)
  }

  private mutating func element(_ element: PageElement) {
    begin(element)
    dropsNewline = element.name.form == .preformatted || element.name.form == .value
    switch element.name.form {
    case .void:
      break
    case .text, .value:
      escaped(element.leafText ?? "")
      end(element)
    case .code:
      (element.leafText ?? "").withBytes { bytes.append(contentsOf: $0) }
      end(element)
    case .normal, .preformatted, .svg:
      children(of: element)
      end(element)
    }
    isAfterText = false
    dropsNewline = false
  }

  private mutating func begin(_ element: PageElement) {
    write("<")
    element.name.name.write(to: &bytes)
    for attribute in element.initialAttributes {
      write(" ")
      attribute.name.write(to: &bytes)
      write("=\"")
      bytes.appendEscaped(attribute.value, in: .attribute)
      write("\"")
    }
    write(">")
    dropsNewline = false
  }

  private mutating func end(_ element: PageElement) {
    write("</")
    element.name.name.write(to: &bytes)
    write(">")
  }

  private mutating func write(_ literal: StaticString) {
    bytes.append(contentsOf: literal.bytes)
  }
}
