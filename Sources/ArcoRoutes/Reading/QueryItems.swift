/// The items of a query, one after another: `name=value`, or a name alone.
@usableFromInline
struct QueryItems {
  @usableFromInline
  let bytes: UnsafePointer<UInt8>
  @usableFromInline
  let end: Int
  @usableFromInline
  var position: Int

  @usableFromInline
  struct Item {
    @usableFromInline
    let name: Address.EncodedText
    /// The value; empty if the item is a name alone.
    @usableFromInline
    let value: Address.EncodedText

    @inlinable
    init(name: Address.EncodedText, value: Address.EncodedText) {
      self.name = name
      self.value = value
    }
  }

  @inlinable
  init(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) {
    self.bytes = bytes
    self.end = end
    position = start
  }

  /// Reads the next item; nil at the end.
  @inlinable
  mutating func next() -> Item? {
    while position < end, bytes[position] == UInt8(ascii: "&") { position &+= 1 }
    guard position < end else { return nil }
    let start = position
    while position < end, bytes[position] != UInt8(ascii: "="), bytes[position] != UInt8(ascii: "&")
    {
      position &+= 1
    }
    let name = Address.EncodedText(bytes + start, count: position &- start, in: .item)
    guard position < end, bytes[position] == UInt8(ascii: "=") else {
      return Item(name: name, value: Address.EncodedText(bytes + position, count: 0, in: .item))
    }
    let first = position &+ 1
    position = first
    while position < end, bytes[position] != UInt8(ascii: "&") { position &+= 1 }
    return Item(
      name: name, value: Address.EncodedText(bytes + first, count: position &- first, in: .item))
  }
}
