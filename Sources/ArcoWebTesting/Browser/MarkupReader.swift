import ArcoHTML

/// A parser of Arco's HTML, with the same result as a browser's parser and the client script.
struct MarkupReader {
  private let bytes: [UInt8]
  private var position = 0

  static func read(_ markup: [UInt8]) -> [Operation.Tree] {
    var reader = MarkupReader(bytes: markup)
    return reader.content()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads nodes up to an end tag.
  private mutating func content() -> [Operation.Tree] {
    var nodes: [Operation.Tree] = []
    while position < bytes.count, !sees("</") {
      if sees("<!--") {
        let comment = take(past: "-->")
        // `<!--e-->` is an empty text. Other comments only separate two texts.
        if comment.elementsEqual("<!--e".utf8) { nodes.append(.text("")) }
      } else if sees("<") {
        nodes.append(element())
      } else {
        nodes.append(.text(decoded(take(upTo: "<"))))
      }
    }
    return nodes
  }

  private mutating func element() -> Operation.Tree {
    position += 1
    let tag = word()
    var attributes: [Operation.Attribute] = []
    while position < bytes.count, !sees(">") {
      position += 1
      let name = word()
      _ = take(past: "\"")
      attributes.append(Operation.Attribute(name: name, value: decoded(take(past: "\""))))
    }
    position += 1
    return .element(
      name: tag, isSVG: tag.isLiteral("svg"), attributes: attributes, children: inside(tag))
  }

  private mutating func inside(_ tag: String) -> [Operation.Tree] {
    if Self.void.contains(where: { tag.isLiteral($0) }) { return [] }
    if tag.isLiteral("pre") || tag.isLiteral("textarea"), sees("\n") { position += 1 }
    let children: [Operation.Tree]
    if tag.isLiteral("script") || tag.isLiteral("style") {
      children = [.text(String(decoding: take(upTo: "</"), as: UTF8.self))]
    } else if tag.isLiteral("textarea") || tag.isLiteral("title") {
      children = [.text(decoded(take(upTo: "<")))]
    } else {
      children = content()
    }
    _ = take(past: ">")
    return children
  }

  /// Reads a name.
  private mutating func word() -> String {
    let start = position
    while position < bytes.count, !sees(" "), !sees("="), !sees(">") { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func sees(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private mutating func take(upTo stop: StaticString) -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, !sees(stop) { position += 1 }
    return bytes[start..<position]
  }

  private mutating func take(past stop: StaticString) -> ArraySlice<UInt8> {
    let taken = take(upTo: stop)
    position = min(position + stop.utf8CodeUnitCount, bytes.count)
    return taken
  }

  private func decoded(_ text: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.first {
      let reference = Self.references.first { $0.text.isPrefix(of: rest) }
      result.append(reference?.meaning ?? byte)
      rest = rest.dropFirst(reference?.text.utf8CodeUnitCount ?? 1)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static var references: [(text: StaticString, meaning: UInt8)] {
    [
      ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")), ("&quot;", UInt8(ascii: "\"")),
      ("&#13;", UInt8(ascii: "\r")), ("&amp;", UInt8(ascii: "&")),
    ]
  }

  private static var void: [StaticString] {
    [
      "area", "br", "col", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]
  }
}

extension StaticString {
  fileprivate func isPrefix(of bytes: ArraySlice<UInt8>) -> Bool {
    withUTF8Buffer { bytes.starts(with: $0) }
  }
}
