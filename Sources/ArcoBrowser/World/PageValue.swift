import ArcoHTML

/// A value that a function of the page takes or returns.
///
///     let bounds: PageValue = [.number(35.7), .number(139.7)]
public indirect enum PageValue: Equatable, Sendable {
  /// `undefined` or `null`.
  case none
  /// `true` or `false`.
  case truth(Bool)
  /// A number; NaN is one.
  case number(Double)
  /// A text.
  case text(String)
  /// Bytes, as a `Uint8Array`.
  case bytes([UInt8])
  /// An array.
  case list([PageValue])
  /// An object's own properties, in its order.
  case record([Property])

  /// A property of an object.
  public struct Property: Equatable, Sendable {
    /// Its name.
    public let name: String
    /// What it is.
    public let value: PageValue

    /// Makes a property.
    public init(_ name: String, _ value: PageValue) {
      self.name = name
      self.value = value
    }

    /// Whether names, byte by byte, and values are equal.
    public static func == (one: Property, other: Property) -> Bool {
      one.name.hasSameBytes(as: other.name) && one.value == other.value
    }
  }

  /// A property of a record; nil if it has none of this name.
  public subscript(name: String) -> PageValue? {
    guard case .record(let properties) = self else { return nil }
    return properties.first { $0.name.hasSameBytes(as: name) }?.value
  }

  /// Whether both are the same; texts byte by byte.
  public static func == (one: PageValue, other: PageValue) -> Bool {
    switch (one, other) {
    case (.none, .none): true
    case (.truth(let one), .truth(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.text(let one), .text(let other)): one.hasSameBytes(as: other)
    case (.bytes(let one), .bytes(let other)): one == other
    case (.list(let one), .list(let other)): one == other
    case (.record(let one), .record(let other)): one == other
    default: false
    }
  }
}

extension PageValue: ExpressibleByArrayLiteral {
  /// Makes a list.
  public init(arrayLiteral elements: PageValue...) { self = .list(elements) }
}

extension PageValue: ExpressibleByStringLiteral {
  /// Makes a text.
  public init(stringLiteral text: String) { self = .text(text) }
}

extension PageValue: ExpressibleByBooleanLiteral {
  /// Makes a truth.
  public init(booleanLiteral truth: Bool) { self = .truth(truth) }
}
