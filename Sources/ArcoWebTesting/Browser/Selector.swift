import ArcoHTML

/// A minimal CSS selector: a tag, ids and classes in one word, such as `output#beans.large`.
struct Selector {
  private var tag: String?
  private var ids: [String] = []
  private var classes: [String] = []

  /// Parses a selector; nil if the text is not one.
  init?(_ text: String) {
    var word: [UInt8] = []
    var kind = UInt8(ascii: " ")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "#"), UInt8(ascii: "."):
        guard add(word, kind) else { return nil }
        kind = byte
        word = []
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        word.append(byte)
      default:
        return nil
      }
    }
    guard add(word, kind) else { return nil }
  }

  private mutating func add(_ word: [UInt8], _ kind: UInt8) -> Bool {
    let text = String(decoding: word, as: UTF8.self)
    switch kind {
    case UInt8(ascii: "#"): ids.append(text)
    case UInt8(ascii: "."): classes.append(text)
    default: tag = word.isEmpty ? nil : text
    }
    return !word.isEmpty || kind == UInt8(ascii: " ")
  }

  func matches(_ node: BrowserNode) -> Bool {
    if let tag, !tag.hasSameBytes(as: node.tag) { return false }
    let id = node.attribute("id")
    guard ids.allSatisfy({ id?.hasSameBytes(as: $0) ?? false }) else { return false }
    guard !classes.isEmpty else { return tag != nil || !ids.isEmpty }
    let own = (node.attribute("class") ?? "").utf8.split(separator: UInt8(ascii: " "))
    return classes.allSatisfy { name in own.contains { $0.elementsEqual(name.utf8) } }
  }
}
