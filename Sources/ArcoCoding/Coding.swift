public import ArcoOptics

/// A way to write values of a type as bytes, and to read them back, for storage and for other
/// programs.
///
/// - Value: the type of the values.
///
///     let note = Coding.blank(Note())
///       .with(Note.lenses.title, .text)
///       .with(Note.lenses.isPinned, .truth)
///     let bytes = try note.bytes(of: Note(title: "Tea"))
///     let kept = try note.value(of: bytes)
///
/// Each value has exactly one form as bytes, and any other bytes are refused. So a coding is a
/// prism from bytes: ``prism``. It needs neither reflection nor `Codable`, and works in Embedded
/// Swift.
///
/// Laws, checked by `PrismLaws` of ArcoLaws: reading written bytes returns the value; writing a
/// value that was read returns the same bytes.
/// - Complexity: that of the parts; reading makes at most one value of a list for each byte.
/// - In the literature: a partial isomorphism (Rendel, Ostermann, *Invertible Syntax Descriptions*,
///   2010).
public struct Coding<Value>: Sendable {
  let write: @Sendable (Value, inout CodedWriter) -> Void
  let read: @Sendable (inout CodedReader) throws(CodingError) -> Value

  /// Makes a coding from two functions.
  ///
  /// - Parameters:
  ///   - write: appends a value.
  ///   - read: reads exactly the bytes that `write` appends, and refuses all others. A function
  ///     that calls itself has to limit the depth, as ``recursive(depth:_:)`` does.
  public init(
    write: @escaping @Sendable (Value, inout CodedWriter) -> Void,
    read: @escaping @Sendable (inout CodedReader) throws(CodingError) -> Value
  ) {
    self.write = write
    self.read = read
  }

  /// Returns the bytes of a value.
  ///
  /// - Throws: `CodingError.unwritable` if the value could not be read back.
  public func bytes(of value: Value) throws(CodingError) -> [UInt8] {
    var writer = CodedWriter()
    write(value, &writer)
    guard !writer.hasRefused else { throw .unwritable }
    return writer.bytes
  }

  /// Returns the value of bytes.
  ///
  /// - Throws: `CodingError` if the bytes are those of another coding, or of an older version of
  ///   it.
  public func value(of bytes: [UInt8]) throws(CodingError) -> Value {
    var reader = CodedReader(bytes)
    let value = try read(&reader)
    guard reader.isAtEnd else { throw .refused(at: reader.position) }
    return value
  }

  /// The coding as a prism from bytes to values.
  ///
  /// The laws hold for the values that ``bytes(of:)`` accepts. For any other value, the prism
  /// embeds the bytes that could be written, and extracts nothing from them.
  public var prism: Prism<[UInt8], Value> {
    Prism(
      extract: { try? value(of: $0) },
      embed: { value in
        var writer = CodedWriter()
        write(value, &writer)
        return writer.bytes
      })
  }
}

/// The reason why bytes are not a value, or a value has no bytes.
public enum CodingError: Error, Equatable, Sendable {
  /// The bytes end too soon.
  case truncated
  /// The coding does not write such bytes at this offset.
  case refused(at: Int)
  /// No reader would accept the bytes of the value: the value is nested more deeply than
  /// ``Coding/recursive(depth:_:)`` allows, its encoder for `Codable` has failed, two elements of a
  /// set have the same bytes, or a ``HasCoding`` type of Arco names a limit that the value exceeds.
  case unwritable
}
