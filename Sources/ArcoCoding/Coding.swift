public import ArcoOptics

/// A way to write values of a type as bytes, and to read them back: for storage, and for other programs.
///
/// - Value: what is written and read.
///
///     let note = Coding.blank(Note())
///       .with(Note.lenses.title, .text)
///       .with(Note.lenses.isPinned, .truth)
///     let bytes = note.bytes(of: Note(title: "Tea"))
///     let kept = try note.value(of: bytes)
///
/// Every value is written in one way only, and what is not written so is refused. So a coding is a prism
/// from bytes: ``prism``. It needs no reflection and no `Codable`, and works as Embedded Swift.
///
/// Laws, checked by `PrismLaws` of ArcoTesting: what you read is what you wrote; what you read and write
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
  public func bytes(of value: Value) -> [UInt8] {
    var writer = CodedWriter()
    write(value, &writer)
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
  public var prism: Prism<[UInt8], Value> {
    Prism(extract: { try? value(of: $0) }, embed: { bytes(of: $0) })
  }
}

/// Why bytes are not those of a value.
public enum CodingError: Error, Equatable, Sendable {
  /// They end too soon.
  case truncated
  /// What stands at this offset is not what the coding writes.
  case refused(at: Int)
}
