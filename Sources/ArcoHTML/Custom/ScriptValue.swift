/// A value that crosses between a page and a script of the application's own: what a
/// custom element is given, or says.
///
/// It is what JSON can say. A `ScriptFormat` turns it into a type, and back.
public enum ScriptValue: Sendable {
  /// Nothing; `undefined`, too.
  case null
  /// True or false.
  case flag(Bool)
  /// A finite number: scripts have no others to give.
  case number(Double)
  /// A text.
  case text(String)
  /// Several, in order.
  case list([ScriptValue])
  /// Several, by name.
  case record([Member])

  /// A value with a name.
  public struct Member: Sendable {
    /// What it is called.
    public let name: String
    /// What it is.
    public let value: ScriptValue

    /// Names a value.
    public init(_ name: String, _ value: ScriptValue) {
      self.name = name
      self.value = value
    }
  }
}

extension ScriptValue {
  /// What a record has under a name; nil where it has none, or this is no record.
  ///
  /// - Complexity: linear in the members before it.
  public subscript(_ name: String) -> ScriptValue? {
    guard case .record(let members) = self else { return nil }
    return members.first { $0.name.hasSameBytes(as: name) }?.value
  }

  /// What a record has under a name, as a type; nil where that is not one of the type's.
  public subscript<Value>(_ name: String, _ format: ScriptFormat<Value>) -> Value? {
    self[name].flatMap { format.read($0) }
  }
}

extension ScriptValue: Equatable {
  /// Whether both are the same, member by member in the same order.
  public static func == (left: ScriptValue, right: ScriptValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.flag(let a), .flag(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.text(let a), .text(let b)): a.hasSameBytes(as: b)
    case (.list(let a), .list(let b)): a.elementsEqual(b) { $0 == $1 }
    case (.record(let a), .record(let b)):
      a.elementsEqual(b) { $0.name.hasSameBytes(as: $1.name) && $0.value == $1.value }
    default: false
    }
  }
}

extension ScriptValue: WirePayload {
  /// How deep lists and records may nest.
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
    default: throw .unknownCode(code, at: at)
    }
  }

  package func write(to writer: inout ByteWriter) {
    switch self {
    case .null: writer.byte(0)
    case .flag(let isSet): writer.byte(isSet ? 2 : 1)
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
