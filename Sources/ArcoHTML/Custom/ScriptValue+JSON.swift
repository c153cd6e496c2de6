extension ScriptValue {
  /// The value as JSON for a script. NaN and infinities become null, and bytes become an array of
  /// numbers.
  package var json: String {
    var bytes: [UInt8] = []
    writeJSON(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func writeJSON(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .flag(let isSet): bytes += (isSet ? "true" : "false").utf8
    case .number(let value):
      if let whole = value.whole {
        bytes += "\(whole)".utf8
      } else {
        bytes += (value.isFinite ? "\(value)" : "null").utf8
      }
    case .text(let text): bytes.quote(text)
    case .list(let items): bytes.write("[", items, "]") { $1.writeJSON(to: &$0) }
    case .record(let members):
      bytes.write("{", members, "}") { bytes, member in
        bytes.quote(member.name)
        bytes.append(UInt8(ascii: ":"))
        member.value.writeJSON(to: &bytes)
      }
    case .bytes(let items): bytes.write("[", items, "]") { $0 += "\($1)".utf8 }
    }
  }
}

extension [UInt8] {
  /// Appends the items with commas between them.
  fileprivate mutating func write<Item>(
    _ opening: Unicode.Scalar, _ items: [Item], _ closing: Unicode.Scalar,
    _ write: (inout [UInt8], Item) -> Void
  ) {
    append(UInt8(ascii: opening))
    for (index, item) in items.enumerated() {
      if index > 0 { append(UInt8(ascii: ",")) }
      write(&self, item)
    }
    append(UInt8(ascii: closing))
  }

  /// Appends a text as a JSON string.
  fileprivate mutating func quote(_ text: String) {
    append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        append(UInt8(ascii: "\\"))
        append(byte)
      } else if byte < 0x20 {
        self += "\\u00".utf8
        append(UInt8(ascii: "0") + byte >> 4)
        append(byte & 15 < 10 ? UInt8(ascii: "0") + byte & 15 : UInt8(ascii: "a") + byte & 15 - 10)
      } else {
        append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }
}
