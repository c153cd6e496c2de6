extension HTML {
  /// The key of a row, unique among its siblings.
  ///
  /// Text keys are compared by their bytes: *é* as one scalar and as two are different keys.
  public struct RowKey: Sendable {
    enum Storage: Sendable {
      case number(Int)
      case text(String)
    }

    let storage: Storage

    /// A key from a number.
    public init(_ number: Int) {
      storage = .number(number)
    }

    /// A key from a text.
    public init(_ text: String) {
      storage = .text(text)
    }
  }
}

extension HTML.RowKey: Hashable {
  /// Whether both are the key of the same row.
  public static func == (left: HTML.RowKey, right: HTML.RowKey) -> Bool {
    switch (left.storage, right.storage) {
    case (.number(let a), .number(let b)): a == b
    case (.text(let a), .text(let b)): a.hasSameBytes(as: b)
    default: false
    }
  }

  /// Hashes the number, or the bytes of the text.
  public func hash(into hasher: inout Hasher) {
    switch storage {
    case .number(let number):
      hasher.combine(number)
    case .text(let text):
      text.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }
}

extension HTML {
  /// A type that can identify rows: integers, texts, and types that wrap an integer or text.
  ///
  ///     extension Todo.ID: HTML.RowIdentifier {}  // where ID is RawRepresentable by Int or String
  public protocol RowIdentifier {
    /// The key of this identifier. Different identifiers must have different keys.
    var rowKey: HTML.RowKey { get }
  }
}

extension Int: HTML.RowIdentifier {
  /// A key from the number.
  public var rowKey: HTML.RowKey { HTML.RowKey(self) }
}

extension String: HTML.RowIdentifier {
  /// A key from the text.
  public var rowKey: HTML.RowKey { HTML.RowKey(self) }
}

extension HTML.RowIdentifier where Self: RawRepresentable, RawValue: HTML.RowIdentifier {
  /// The key of the raw value.
  public var rowKey: HTML.RowKey { rawValue.rowKey }
}
