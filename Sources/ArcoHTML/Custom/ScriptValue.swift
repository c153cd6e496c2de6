/// A value that a page exchanges with JavaScript of the application: the properties and events of a
/// custom element, and the arguments and results of a page function.
///
///     let bounds: ScriptValue = [.number(35.7), .number(139.7)]
///
/// A value is what JSON can express, or bytes. A `ScriptFormat` converts it to and from a Swift
/// type.
public enum ScriptValue: Sendable {
  /// `null`, also for `undefined`.
  case null
  /// True or false.
  case flag(Bool)
  /// A finite number. NaN and infinities become `null` on the way, in both directions.
  case number(Double)
  /// A text.
  case text(String)
  /// An array.
  case list([ScriptValue])
  /// An object: named values.
  case record([Member])
  /// Bytes: a `Uint8Array` in JavaScript. In a property of a custom element, an array of numbers.
  case bytes([UInt8])

  /// A named value of a record.
  public struct Member: Sendable {
    /// The name.
    public let name: String
    /// The value.
    public let value: ScriptValue

    /// Makes a named value.
    public init(_ name: String, _ value: ScriptValue) {
      self.name = name
      self.value = value
    }
  }
}

extension ScriptValue {
  /// The value of a record's member. Nil if there is no such member, or this value is not a record.
  ///
  /// - Complexity: linear in the position of the member.
  public subscript(_ name: String) -> ScriptValue? {
    guard case .record(let members) = self else { return nil }
    return members.first { $0.name.hasSameBytes(as: name) }?.value
  }

  /// The value of a record's member as a Swift value. Nil if there is no such member, or the format
  /// refuses it.
  public subscript<Value>(_ name: String, _ format: ScriptFormat<Value>) -> Value? {
    self[name].flatMap { format.read($0) }
  }
}

extension ScriptValue: Equatable {
  /// Whether both values are equal. Records are equal if they have the same members in the same
  /// order; texts are equal if they have the same bytes.
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
