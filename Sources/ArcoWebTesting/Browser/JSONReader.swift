import ArcoHTML

/// A reader of JSON that Arco wrote. It keeps the order of members. It refuses escapes of surrogate
/// pairs, which Arco never writes.
struct JSONReader {
  private var rest: Substring.UTF8View

  /// Decodes a JSON text; nil if it is malformed.
  static func read(_ text: String) -> ScriptValue? {
    var reader = JSONReader(rest: text[...].utf8)
    let value = reader.value()
    return reader.rest.isEmpty ? value : nil
  }

  private mutating func value() -> ScriptValue? {
    switch rest.first {
    case UInt8(ascii: "n"): take("null") ? .null : nil
    case UInt8(ascii: "t"): take("true") ? .flag(true) : nil
    case UInt8(ascii: "f"): take("false") ? .flag(false) : nil
    case UInt8(ascii: "\""): text().map { .text($0) }
    case UInt8(ascii: "["): list(until: "]") { $0.value() }.map { .list($0) }
    case UInt8(ascii: "{"): list(until: "}") { $0.member() }.map { .record($0) }
    default: number()
    }
  }

  private mutating func take(_ word: StaticString) -> Bool {
    let bytes = word.withUTF8Buffer { Array($0) }
    guard rest.starts(with: bytes) else { return false }
    rest = rest.dropFirst(bytes.count)
    return true
  }

  private mutating func list<Item>(
    until end: StaticString, _ item: (inout JSONReader) -> Item?
  ) -> [Item]? {
    rest = rest.dropFirst()
    var items: [Item] = []
    while !take(end) {
      guard items.isEmpty || take(","), let next = item(&self) else { return nil }
      items.append(next)
    }
    return items
  }

  private mutating func member() -> ScriptValue.Member? {
    guard let name = text(), take(":"), let value = value() else { return nil }
    return ScriptValue.Member(name, value)
  }

  private mutating func number() -> ScriptValue? {
    let digits = rest.prefix { "+-.eE0123456789".utf8.contains($0) }
    rest = rest[digits.endIndex...]
    return Double(String(decoding: digits, as: UTF8.self)).map { .number($0) }
  }

  private mutating func text() -> String? {
    guard take("\"") else { return nil }
    var bytes: [UInt8] = []
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      guard take("u") else {
        bytes.append(rest.popFirst() ?? byte)
        continue
      }
      let digits = String(decoding: rest.prefix(4), as: UTF8.self)
      rest = rest.dropFirst(4)
      guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
        return nil
      }
      bytes += String(Character(scalar)).utf8
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
