/// Room for one value of a type that its user knows, in place where the value is small.
///
/// An optional would do, but generic code that is not specialised asks the runtime for the optional's
/// type at each touch, by a hash: 340 instructions, four times an effect. So nothing here is generic
/// but what is done with the value, and that asks for the type of the value alone, which is at hand.
///
/// Invariant: `words` hold a value where `isFull`; whoever put it in takes it out as the same type.
struct InlineBuffer {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  private(set) var isFull = false

  /// Whether values of a type have room here.
  static func fits<Value>(_ type: Value.Type) -> Bool {
    MemoryLayout<Value>.size <= MemoryLayout<(UInt64, UInt64, UInt64, UInt64)>.size
      && MemoryLayout<Value>.alignment <= MemoryLayout<UInt64>.alignment
  }

  /// Puts a value that fits into an empty buffer.
  @inline(__always)
  mutating func put<Value>(_ value: Value) {
    isFull = true
    withUnsafeMutablePointer(to: &words) {
      Self.memory(of: $0, as: Value.self).initialize(to: value)
    }
  }

  /// Looks at the value of a full buffer.
  @inline(__always)
  mutating func peek<Value>(as type: Value.Type) -> Value {
    withUnsafeMutablePointer(to: &words) { Self.memory(of: $0, as: type).pointee }
  }

  /// Takes the value out of a full buffer.
  @inline(__always)
  mutating func take<Value>(as type: Value.Type) -> Value {
    isFull = false
    return withUnsafeMutablePointer(to: &words) { Self.memory(of: $0, as: type).move() }
  }
}
