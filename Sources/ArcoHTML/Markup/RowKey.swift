extension HTML {
  /// The identity of a row among its siblings.
  ///
  /// Compared by bytes: two spellings of one accented letter are two keys.
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
  /// Whether both stand for the same row.
  public static func == (left: HTML.RowKey, right: HTML.RowKey) -> Bool {
    switch (left.storage, right.storage) {
    case (.number(let a), .number(let b)): a == b
    case (.text(let a), .text(let b)): a.hasSameBytes(as: b)
    default: false
    }
  }

  /// Feeds the number or the bytes.
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
  /// What can tell rows apart: integers, texts, and types that wrap one of these.
  ///
  ///     extension Todo.ID: HTML.RowIdentifier {}  // where ID is RawRepresentable by Int or String
  public protocol RowIdentifier {
    /// The key that stands for this identifier; different identifiers have different keys.
    var rowKey: HTML.RowKey { get }
  }
}

extension Int: HTML.RowIdentifier {
  /// The number itself.
  public var rowKey: HTML.RowKey { HTML.RowKey(self) }
}

extension String: HTML.RowIdentifier {
  /// The text itself.
  public var rowKey: HTML.RowKey { HTML.RowKey(self) }
}

extension HTML.RowIdentifier where Self: RawRepresentable, RawValue: HTML.RowIdentifier {
  /// The raw value's key.
  public var rowKey: HTML.RowKey { rawValue.rowKey }
}
