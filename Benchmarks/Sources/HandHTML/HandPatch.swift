/// A patch as it is written by hand: bytes, one operation after the other.
///
/// - define: 1, template, the template as HTML. Said once for each page.
/// - insert at the end: 2, template, the number of the new instance, its values in order.
/// - set: 3, instance, the value's position, the value.
/// - remove: 4, instance.
/// - clear: 5.
/// - move: 6, instance, the instance that it is to stand before (0 for the end).
///
/// Integers are unsigned LEB128; a text is its length in bytes, then the bytes; whether a class is
/// there is a byte.
struct HandPatch {
  private(set) var bytes: [UInt8] = []

  var isEmpty: Bool { bytes.isEmpty }

  /// Makes room, so that appending does not ask for memory again and again.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  mutating func define(_ template: Int, _ markup: StaticString) {
    bytes.append(1)
    integer(template)
    integer(markup.utf8CodeUnitCount)
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  mutating func insert(_ template: Int, _ instance: Int) {
    bytes.append(2)
    integer(template)
    integer(instance)
  }

  mutating func set(_ instance: Int, _ position: Int) {
    bytes.append(3)
    integer(instance)
    integer(position)
  }

  mutating func remove(_ instance: Int) {
    bytes.append(4)
    integer(instance)
  }

  mutating func clear() { bytes.append(5) }

  mutating func move(_ instance: Int, before other: Int) {
    bytes.append(6)
    integer(instance)
    integer(other)
  }

  mutating func flag(_ isSet: Bool) { bytes.append(isSet ? 1 : 0) }

  mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      integer(utf8.count)
      bytes.append(contentsOf: utf8)
    }
  }

  private mutating func integer(_ value: Int) {
    var rest = UInt32(truncatingIfNeeded: value)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }
}
