// Each value is a byte for its kind, then its content. The client's half is
// `Client/values.js`.

extension ScriptValue: WirePayload {
  /// The deepest nesting of lists and records.
  package static let depthLimit = 32

  package init(from reader: inout ByteReader) throws(WireError) {
    try self.init(from: &reader, depth: 0)
  }

  private init(from reader: inout ByteReader, depth: Int) throws(WireError) {
    let at = reader.position
    guard depth <= Self.depthLimit else { throw .tooDeep(at: at) }
    let code = try reader.byte()
    switch code {
    case 0: self = .null
    case 1, 2: self = .flag(code == 2)
    case 3: self = .number(try reader.number())
    case 4: self = .text(try reader.text())
    case 5:
      var items: [ScriptValue] = []
      for _ in 0..<(try reader.count(ofItemsTaking: 1)) {
        items.append(try ScriptValue(from: &reader, depth: depth + 1))
      }
      self = .list(items)
    case 6:
      var members: [Member] = []
      for _ in 0..<(try reader.count(ofItemsTaking: 2)) {
        let name = try reader.text()
        members.append(Member(name, try ScriptValue(from: &reader, depth: depth + 1)))
      }
      self = .record(members)
    case 7:
      var bytes: [UInt8] = []
      for _ in 0..<(try reader.count(ofItemsTaking: 1)) { bytes.append(try reader.byte()) }
      self = .bytes(bytes)
    default: throw .unknownCode(code, at: at)
    }
  }

  package func write(to writer: inout ByteWriter) {
    switch self {
    case .null: writer.byte(0)
    case .flag(let isSet): writer.byte(isSet ? 2 : 1)
    case .number(let value) where !value.isFinite: writer.byte(0)
    case .number(let value):
      writer.byte(3)
      for place in 0..<8 {
        writer.byte(UInt8(truncatingIfNeeded: value.bitPattern >> UInt64(8 * place)))
      }
    case .text(let text):
      writer.byte(4)
      writer.text(text)
    case .list(let items):
      writer.byte(5)
      writer.integer(items.count)
      for item in items { item.write(to: &writer) }
    case .record(let members):
      writer.byte(6)
      writer.integer(members.count)
      for member in members {
        writer.text(member.name)
        member.value.write(to: &writer)
      }
    case .bytes(let bytes):
      writer.byte(7)
      writer.integer(bytes.count)
      writer.raw(bytes)
    }
  }
}

extension ByteReader {
  /// Reads a finite number: eight bytes, the least significant first.
  fileprivate mutating func number() throws(WireError) -> Double {
    let at = position
    var bits: UInt64 = 0
    for place in 0..<8 { bits |= UInt64(try byte()) << UInt64(8 * place) }
    let value = Double(bitPattern: bits)
    guard value.isFinite else { throw .integerOutOfRange(at: at) }
    return value
  }
}
