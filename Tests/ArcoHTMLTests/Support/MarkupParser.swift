/// What a browser does with our markup: tags, references, comments, merged texts, dropped newlines.
struct MarkupParser {
  private let bytes: [UInt8]
  private var position = 0

  private static let void: Set = [
    "area", "br", "col", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
  ]
  private static let raw: Set = ["textarea", "title", "script", "style"]

  /// The children of the container, as a browser and then the client's script leave them.
  static func parse(_ bytes: [UInt8]) -> [TestNode] {
    var parser = MarkupParser(bytes: bytes)
    return parser.children()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func sees(_ text: String) -> Bool {
    var place = position
    for byte in text.utf8 {
      guard place < bytes.count, bytes[place] == byte else { return false }
      place += 1
    }
    return true
  }

  private mutating func take(until stop: String) -> String {
    let start = position
    while position < bytes.count, !sees(stop) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func children() -> [TestNode] {
    var nodes: [TestNode] = []
    var canMerge = false
    while position < bytes.count, !sees("</") {
      if sees("<!--") {
        position += 4
        if take(until: "-->") == "e" { nodes.append(TestNode(text: "")) }
        position += 3
        canMerge = false
      } else if sees("<") {
        nodes.append(element())
        canMerge = false
      } else {
        let text = decoded(take(until: "<"))
        if canMerge, let last = nodes.last {
          last.text = (last.text ?? "") + text
        } else {
          nodes.append(TestNode(text: text))
        }
        canMerge = true
      }
    }
    return nodes
  }

  private mutating func element() -> TestNode {
    position += 1
    let start = position
    while bytes[position] != UInt8(ascii: " "), bytes[position] != UInt8(ascii: ">") {
      position += 1
    }
    let node = TestNode(name: String(decoding: bytes[start..<position], as: UTF8.self))
    while bytes[position] == UInt8(ascii: " ") {
      position += 1
      let name = take(until: "=")
      position += 2
      node.attributes[name] = decoded(take(until: "\""))
      position += 1
    }
    position += 1
    if Self.void.contains(node.name) { return node }
    if ["pre", "textarea"].contains(node.name), sees("\n") { position += 1 }
    if Self.raw.contains(node.name) {
      let text = take(until: "</\(node.name)>")
      node.leaf = ["script", "style"].contains(node.name) ? text : decoded(text)
    } else {
      node.children = children()
    }
    position += "</\(node.name)>".utf8.count
    return node
  }

  private func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = Substring(text)
    let references: [(String, String)] = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#13;", "\r"), ("&amp;", "&"),
    ]
    while let next = rest.first {
      if let (reference, meaning) = references.first(where: { rest.hasPrefix($0.0) }) {
        result += meaning
        rest.removeFirst(reference.count)
      } else {
        result.append(next)
        rest.removeFirst()
      }
    }
    return result
  }
}
