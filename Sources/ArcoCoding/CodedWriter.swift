/// A writer to which codings append bytes.
public struct CodedWriter: Sendable {
  /// The bytes that were appended.
  public private(set) var bytes: [UInt8] = []

  /// True if a value was refused, because no reader would accept its bytes.
  private(set) var hasRefused = false

  /// Makes an empty writer.
  public init() {}

  /// Appends a byte.
  public mutating func byte(_ byte: UInt8) { bytes.append(byte) }

  /// Appends a count that is not negative: seven bits a byte, the least significant first.
  public mutating func count(_ count: Int) { unsigned(UInt64(count)) }

  /// Appends bytes without their number.
  public mutating func raw(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// Appends a value of a type that has a coding.
  public mutating func value<Value: HasCoding>(_ value: Value) {
    Value.coding.write(value, &self)
  }

  /// Refuses the value that is written, because no reader would accept its bytes.
  package mutating func refuse() { hasRefused = true }

  mutating func unsigned(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }
}
