/// Why bytes from the other end could not be read.
///
/// `at` is the offset of the byte that was at fault, from the start of the message.
package enum WireError: Error, Equatable, Sendable {
  /// The message ended inside a value.
  case truncated(at: Int)
  /// An integer took more than five bytes or reached 2^31.
  case integerOutOfRange(at: Int)
  /// A text was not UTF-8.
  case malformedText(at: Int)
  /// A code or letter that the format does not know.
  case unknownCode(UInt8, at: Int)
  /// A name's code that was never given.
  case unknownName(Int, at: Int)
  /// The number of a value that the instance's template does not have.
  case unknownValue(Int, at: Int)
  /// Trees nested deeper than `PatchReader.depthLimit`.
  case tooDeep(at: Int)
  /// More bytes than the message needed.
  case trailingBytes(at: Int)
}
