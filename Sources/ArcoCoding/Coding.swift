public import ArcoOptics

/// A way to write values of a type as bytes, and to read them back: for storage, and for other programs.
///
/// - Value: what is written and read.
///
///     let note = Coding.blank(Note())
///       .with(Note.lenses.title, .text)
///       .with(Note.lenses.isPinned, .truth)
///     let bytes = try note.bytes(of: Note(title: "Tea"))
///     let kept = try note.value(of: bytes)
///
/// Every value is written in one way only, and what is not written so is refused. So a coding is a prism
/// from bytes: ``prism``. It needs no reflection and no `Codable`, and works as Embedded Swift.
///
/// Laws, checked by `PrismLaws` of ArcoLaws: what you read is what you wrote; what you read and write
/// again are the same bytes.
/// - Complexity: that of the parts; reading makes at most one value of a list for each byte.
/// - In the literature: a partial isomorphism (Rendel, Ostermann, *Invertible Syntax Descriptions*, 2010).
public struct Coding<Value>: Sendable {
  let write: @Sendable (Value, inout CodedWriter) -> Void
  let read: @Sendable (inout CodedReader) throws(CodingError) -> Value

  /// Makes it by hand.
  ///
  /// - Parameters:
  ///   - write: appends a value.
  ///   - read: takes from the bytes what `write` appends, and nothing that it would not. One that calls
  ///     itself has to bound how often: ``recursive(depth:_:)`` does.
  public init(
    write: @escaping @Sendable (Value, inout CodedWriter) -> Void,
    read: @escaping @Sendable (inout CodedReader) throws(CodingError) -> Value
  ) {
    self.write = write
    self.read = read
  }

  /// The bytes of a value.
  ///
  /// - Throws: `CodingError.unwritable`: the value would not be read back.
  public func bytes(of value: Value) throws(CodingError) -> [UInt8] {
    var writer = CodedWriter()
    write(value, &writer)
    guard !writer.hasRefused else { throw .unwritable }
    return writer.bytes
  }

  /// The value of these bytes.
  ///
  /// - Throws: `CodingError`: the bytes are of another coding, or of an older one.
  public func value(of bytes: [UInt8]) throws(CodingError) -> Value {
    var reader = CodedReader(bytes)
    let value = try read(&reader)
    guard reader.isAtEnd else { throw .refused(at: reader.position) }
    return value
  }

  /// Values in bytes, as an optic.
  ///
  /// It is lawful for the values that ``bytes(of:)`` takes. The bytes of any other value are as far as it could be
  /// written, and nothing is extracted from them.
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

/// Why bytes are not those of a value, or a value has no bytes.
public enum CodingError: Error, Equatable, Sendable {
  /// They end too soon.
  case truncated
  /// What stands at this offset is not what the coding writes.
  case refused(at: Int)
  /// The value has more of its kind within one another than ``Coding/recursive(depth:_:)`` allows, or its coder of
  /// `Codable` has failed.
  case unwritable
}
