/// A value that crosses between a page and a script of the application's own: what a custom element is
/// given or says, and what a function of the page takes and returns.
///
///     let bounds: ScriptValue = [.number(35.7), .number(139.7)]
///
/// It is what JSON can say, and bytes. A `ScriptFormat` turns it into a type, and back.
public enum ScriptValue: Sendable {
  /// Nothing: `null` and `undefined`.
  case null
  /// True or false.
  case flag(Bool)
  /// A finite number. One that is not, such as NaN, arrives as `null`, both ways.
  case number(Double)
  /// A text.
  case text(String)
  /// Several, in order.
  case list([ScriptValue])
  /// Several, by name.
  case record([Member])
  /// Bytes, as a `Uint8Array`. As a property of a custom element they are an array of numbers.
  case bytes([UInt8])

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
  /// Whether both are the same, member by member in the same order; texts byte by byte.
  public static func == (left: ScriptValue, right: ScriptValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.flag(let a), .flag(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.text(let a), .text(let b)): a.hasSameBytes(as: b)
    case (.list(let a), .list(let b)): a.elementsEqual(b) { $0 == $1 }
    case (.record(let a), .record(let b)):
      a.elementsEqual(b) { $0.name.hasSameBytes(as: $1.name) && $0.value == $1.value }
    case (.bytes(let a), .bytes(let b)): a == b
    default: false
    }
  }
}

extension ScriptValue: ExpressibleByArrayLiteral {
  /// Makes a list.
  public init(arrayLiteral elements: ScriptValue...) { self = .list(elements) }
}

extension ScriptValue: ExpressibleByStringLiteral {
  /// Makes a text.
  public init(stringLiteral text: String) { self = .text(text) }
}

extension ScriptValue: ExpressibleByBooleanLiteral {
  /// Makes a flag.
  public init(booleanLiteral isSet: Bool) { self = .flag(isSet) }
}

#if !hasFeature(Embedded)
  extension ScriptValue.Member: Codable {}
  extension ScriptValue: Codable {}
#endif
