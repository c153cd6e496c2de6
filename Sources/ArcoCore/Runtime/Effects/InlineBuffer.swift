/// Room for one value, in place if it is small. Who uses the buffer knows the value's type.
///
/// An optional would do. But generic code that is not specialised looks up the optional's type by a
/// hash at each touch: 340 instructions, four times an effect. So the buffer is not generic. Its
/// methods are, but they need only the type of the value, which is at hand.
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
