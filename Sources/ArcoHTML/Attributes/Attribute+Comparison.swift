// Comparisons of attributes in place: reading an attribute out of memory would copy its strings and
// closures.

extension UnsafeMutablePointer<Attribute> {
  private var written: UnsafeMutablePointer<Attribute.Written> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Attribute.Written.self)
  }

  /// Whether both attributes have the same name and the same bits of value. Each run of a view
  /// spells an attribute from the same literals. Attributes with different bits may still be equal.
  #if !hasFeature(Embedded)
    @inline(__always)
  #endif
  package func isWritten(as other: Self) -> Bool {
    hasSameBits(written, other.written)
      && (!written.pointee.isList || list == other.list || hasSameList(as: other))
  }

  /// The address of the list. A list that is a literal has the same address in each run.
  @inline(__always)
  private var list: UInt {
    UnsafeRawPointer(self).load(
      fromByteOffset: MemoryLayout<Attribute.Written>.stride, as: UInt.self)
  }

  /// Releases the strings and closures of the attribute.
  @inline(__always)
  func letGo() {
    let raw = UnsafeMutableRawPointer(self)
    if case .none = pointee.more {
    } else {
      // `move` and not `deinitialize`: the latter goes through a witness table.
      _ = (raw + MemoryLayout<Attribute.Written>.stride)
        .assumingMemoryBound(to: Attribute.More.self).move()
    }
    if written.pointee.text.isCounted { written.deinitialize(count: 1) }
  }

  /// Whether both attributes have the same name and kind, whatever their values and handlers are.
  package func fits(_ other: Self) -> Bool {
    let kind = written.pointee.kind
    guard kind == other.written.pointee.kind,
      written.pointee.name == other.written.pointee.name
    else { return false }
    switch kind {
    case .none, .several: return false
    case .text, .flag, .classes, .live: return true
    case .listener:
      return written.pointee.detail == other.written.pointee.detail
        && written.pointee.isList == other.written.pointee.isList
        && (!written.pointee.isList || hasSameList(as: other))
    }
  }

  /// Whether both lists have the same classes or the same keys, in the same order.
  private func hasSameList(as other: Self) -> Bool {
    switch (pointee.more, other.pointee.more) {
    case (.classes(let names), .classes(let others)):
      names.count == others.count
        && names.indices.allSatisfy { names[$0].isIdentical(to: others[$0]) }
    case (.keyed(let handler), .keyed(let other)):
      handler.keys.count == other.keys.count
        && handler.keys.indices.allSatisfy {
          handler.keys[$0].name.hasSameBytes(as: other.keys[$0].name)
        }
    default: false
    }
  }
}
