/// A conversion between a Swift type and `ScriptValue`, in both directions. A page uses it to
/// exchange values with JavaScript of the application.
///
/// - Value: the Swift type.
///
///     struct Span: Equatable { var low: Int, high: Int }
///     let span = ScriptFormat<Span>(
///       read: { given in
///         guard let low = given["low", .integer(in: 0...99)],
///           let high = given["high", .integer(in: 0...99)], low <= high
///         else { return nil }
///         return Span(low: low, high: high)
///       },
///       write: { span in
///         .record([
///           .init("low", .number(Double(span.low))), .init("high", .number(Double(span.high))),
///         ])
///       })
///
/// If `read` returns nil, the value is refused and the application's handler does not run: a script
/// may send anything.
///
/// Law, checked by `ScriptFormatLaws` of ArcoWebTesting: `read(write(value)) == value`.
/// - In the literature: a prism from `ScriptValue` to the type.
public struct ScriptFormat<Value>: Sendable {
  /// Reads a value; nil if the script's value is not allowed.
  public let read: @Sendable (ScriptValue) -> Value?
  /// Converts a value for a script.
  public let write: @Sendable (Value) -> ScriptValue

  /// Makes a format from its two directions.
  public init(
    read: @escaping @Sendable (ScriptValue) -> Value?,
    write: @escaping @Sendable (Value) -> ScriptValue
  ) {
    self.read = read
    self.write = write
  }

  /// A format of another type, which converts this format's values. If `read` returns nil, the
  /// value is refused.
  public func converted<Other>(
    read: @escaping @Sendable (Value) -> Other?, write: @escaping @Sendable (Other) -> Value
  ) -> ScriptFormat<Other> {
    let format = self
    return ScriptFormat<Other>(
      read: { format.read($0).flatMap(read) }, write: { format.write(write($0)) })
  }

  /// A format that writes nil as `null`, and reads `null` as nil.
  public var optional: ScriptFormat<Value?> {
    let format = self
    return ScriptFormat<Value?>(
      read: { given in
        if case .null = given { return .some(nil) }
        return format.read(given).map { .some($0) }
      },
      write: { $0.map { format.write($0) } ?? .null })
  }

  /// A format of a list with at most `limit` values.
  public func list(upTo limit: Int) -> ScriptFormat<[Value]> {
    let format = self
    return ScriptFormat<[Value]>(
      read: { given in
        guard case .list(let items) = given, items.count <= limit else { return nil }
        var values: [Value] = []
        for item in items {
          guard let value = format.read(item) else { return nil }
          values.append(value)
        }
        return values
      },
      write: { .list($0.map { format.write($0) }) })
  }
}

extension ScriptFormat<String> {
  /// A format of strings.
  public static var text: ScriptFormat {
    ScriptFormat(
      read: { if case .text(let text) = $0 { text } else { nil } }, write: { .text($0) })
  }
}

extension ScriptFormat<[UInt8]> {
  /// A format of at most `limit` bytes. It also reads an array of numbers from 0 to 255.
  public static func bytes(upTo limit: Int) -> ScriptFormat {
    let numbers = ScriptFormat<Int>.integer(in: 0...255).list(upTo: limit)
    return ScriptFormat(
      read: { given in
        if case .bytes(let bytes) = given { return bytes.count <= limit ? bytes : nil }
        return numbers.read(given).map { $0.map { UInt8($0) } }
      },
      write: { .bytes($0) })
  }
}

extension ScriptFormat<Bool> {
  /// A format of Booleans.
  public static var flag: ScriptFormat {
    ScriptFormat(
      read: { if case .flag(let isSet) = $0 { isSet } else { nil } }, write: { .flag($0) })
  }
}

extension ScriptFormat<Double> {
  /// A format of finite numbers within bounds.
  public static func number(in bounds: ClosedRange<Double>) -> ScriptFormat {
    ScriptFormat(
      read: { given in
        guard case .number(let value) = given, bounds.contains(value) else { return nil }
        return value
      },
      write: { .number($0) })
  }
}

extension ScriptFormat<Int> {
  /// A format of whole numbers within bounds. The bounds are within ±2^53, the largest exact
  /// integers of JavaScript.
  public static func integer(in bounds: ClosedRange<Int>) -> ScriptFormat {
    ScriptFormat(
      read: { given in
        guard case .number(let number) = given,
          let value = number.whole.flatMap({ Int(exactly: $0) }),
          bounds.contains(value)
        else { return nil }
        return value
      },
      write: { .number(Double($0)) })
  }
}

extension Double {
  /// The same number as an integer. Nil if it has a fraction, or is beyond ±2^53.
  ///
  /// Not `Int64(exactly:)`, which would link the C library's mathematics.
  var whole: Int64? {
    let most = Double(1 << 53 as Int64)
    guard self >= -most, self <= most else { return nil }
    let whole = Int64(self)
    return Double(whole) == self ? whole : nil
  }
}
