/// Bytes that codings append to.
public struct CodedWriter: Sendable {
  /// All that was appended.
  public private(set) var bytes: [UInt8] = []

  /// Whether a value was refused, as no reader would take its bytes.
  private(set) var hasRefused = false

  /// Makes an empty one.
  public init() {}

  /// Appends a byte.
  public mutating func byte(_ byte: UInt8) { bytes.append(byte) }

  /// Appends a count of at least 0: seven bits a byte, the least significant first.
  public mutating func count(_ count: Int) { unsigned(UInt64(count)) }

  /// Appends bytes, without how many these are.
  public mutating func raw(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  mutating func refuse() { hasRefused = true }

  mutating func unsigned(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }
}
