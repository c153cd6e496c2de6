/// The reason why bytes from the peer could not be decoded.
///
/// `at` is the offset of the faulty byte from the start of the message.
package enum WireError: Error, Equatable, Sendable {
  /// The message ends inside a value.
  case truncated(at: Int)
  /// An integer takes more than five bytes, or is 2^31 or more.
  case integerOutOfRange(at: Int)
  /// A text is not UTF-8.
  case malformedText(at: Int)
  /// An unknown code or letter.
  case unknownCode(UInt8, at: Int)
  /// The code of a name that was not defined.
  case unknownName(Int, at: Int)
  /// The index of a value that the instance's template does not have.
  case unknownValue(Int, at: Int)
  /// Trees or script values nested too deeply, or too many nodes in a patch.
  case tooDeep(at: Int)
  /// A text that is longer than any browser makes it.
  case tooLong(at: Int)
  /// More bytes after the end of the message.
  case trailingBytes(at: Int)
}
