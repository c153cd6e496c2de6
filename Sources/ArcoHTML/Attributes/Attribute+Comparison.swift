// Comparisons of attributes where they are in memory: reading one out would copy all that is in it.

extension UnsafeMutablePointer<Attribute> {
  private var written: UnsafeMutablePointer<Attribute.Written> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Attribute.Written.self)
  }

  /// Whether both are the same attribute with the same value, as two runs of a view spell it. Others
  /// may still be equal.
  #if !hasFeature(Embedded)
    @inline(__always)
  #endif
  package func isWritten(as other: Self) -> Bool {
    hasSameBits(written, other.written)
      && (!written.pointee.isList || list == other.list || hasSameList(as: other))
  }

  /// Where the list is. One that the source spells is the same each time.
  @inline(__always)
  private var list: UInt {
    UnsafeRawPointer(self).load(
      fromByteOffset: MemoryLayout<Attribute.Written>.stride, as: UInt.self)
  }

  /// Lets go of what it holds on to.
  @inline(__always)
  func letGo() {
    let raw = UnsafeMutableRawPointer(self)
    if case .none = pointee.more {
    } else {
      // Moved and not deinitialized, as that goes by a table of functions.
      _ = (raw + MemoryLayout<Attribute.Written>.stride)
        .assumingMemoryBound(to: Attribute.More.self).move()
    }
    if written.pointee.text.isCounted { written.deinitialize(count: 1) }
  }

  /// Whether both are the same attribute, whatever its value and its handler are.
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

  /// Whether the lists are the same classes or keys.
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
