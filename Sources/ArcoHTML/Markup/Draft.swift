/// The pieces of markup that one run of a view makes, in contiguous memory.
///
/// Markup is a tree of many small values. Allocating each on the heap would cost more than the rest
/// of the run. So all pieces of a run are appended to one draft, and an `HTML` is an index into it.
/// A piece that is made outside of a run has a draft of its own. A draft lives as long as an `HTML`
/// refers to it; then the next draft reuses its memory.
///
/// - Isolation: that of the run. Pieces are only appended, so the content of an `HTML` never
///   changes.
@usableFromInline final class Draft {
  @usableFromInline let memory: UnsafeMutablePointer<Memory>

  /// The arrays of the draft. Behind a pointer, since each access to a property of a class is
  /// checked.
  @usableFromInline struct Memory {
    var pieces = UnsafeArray<Cell>()
    @usableFromInline var texts = UnsafeArray<String>()
    @usableFromInline var attributes = UnsafeArray<Attribute>()
    @usableFromInline var rareValues = UnsafeArray<RareValue>()
    /// Lists of indices into `pieces`.
    @usableFromInline var places = UnsafeArray<Int32>()
    /// True while markup that this thread makes is appended to this draft.
    @usableFromInline var isRunning = false

    /// Appends a piece and returns its index.
    @inline(__always)
    mutating func add(_ piece: Piece) -> Int32 {
      pieces.add(Cell(piece, at: pieces.count, attributes.count))
    }

    /// Appends a piece of an earlier draft and returns its index.
    @inline(__always)
    mutating func add(other html: consuming HTML) -> Int32 {
      add(.other(rareValues.add(.html(html))))
    }

    /// Whether the memory is worth keeping for the next draft: neither very large nor almost
    /// nothing.
    var isWorthKeeping: Bool { pieces.capacity > 1 && pieces.count <= 1 << 14 }

    /// Removes all pieces and keeps the memory.
    mutating func removeAll() {
      pieces.count = 0
      texts.removeAll { $0.isCounted }
      for index in attributes.indices { (attributes.values.unsafelyUnwrapped + index).letGo() }
      attributes.count = 0
      rareValues.removeAll()
      places.removeAll()
    }

    /// Frees the memory.
    mutating func deallocate() {
      pieces.deallocate()
      texts.deallocate()
      attributes.deallocate()
      rareValues.deallocate()
      places.deallocate()
    }
  }

  private init(_ memory: UnsafeMutablePointer<Memory>) { self.memory = memory }

  /// An empty draft; a released draft's memory is reused if there is any.
  static func make() -> Draft { takeSpare() ?? Draft(newMemory()) }

  /// A draft of one hole. A hole may live for long, so its draft has no memory for other pieces.
  init(of hole: Hole) {
    memory = Draft.newMemory()
    memory.pointee.pieces.reserve(1)
    memory.pointee.rareValues.reserve(1)
    _ = add(.hole(memory.pointee.rareValues.add(.hole(hole))))
  }

  deinit {
    if memory.pointee.isWorthKeeping {
      memory.pointee.removeAll()
      Draft.keepAsSpare(Draft(memory))
    } else {
      Draft.deallocate(memory)
    }
  }

  /// Appends a piece and returns its index.
  @inline(__always)
  func add(_ piece: Piece) -> Int32 { memory.pointee.add(piece) }

  /// Appends a text and returns the index of its piece.
  @inline(__always)
  func add(text: consuming String) -> Int32 {
    add(.text(memory.pointee.texts.add(text)))
  }

  func add(_ keys: [HTML.RowKey], _ rows: Span) -> Int32 {
    add(.keyed(memory.pointee.rareValues.add(.keys(keys)), rows))
  }

  @inline(never)
  static func add(
    other html: consuming HTML, to memory: UnsafeMutablePointer<Memory>
  ) -> Int32 {
    memory.pointee.add(other: html)
  }

  /// The index of a piece in this draft. A piece of another draft is appended first.
  @usableFromInline func index(of html: borrowing HTML) -> Int32 {
    html.draft === self ? html.index : Draft.add(other: copy html, to: memory)
  }

  /// Appends a list of statements and returns its index.
  @usableFromInline func list(_ pieces: [HTML]) -> Int32 { add(.list(span(of: pieces))) }

  /// Appends a list of pieces, one after the other.
  func span(of list: [HTML]) -> Span {
    let start = memory.pointee.places.count
    list.withUnsafeBufferPointer { list in
      for place in list.indices {
        let html = list.baseAddress.unsafelyUnwrapped + place
        _ = memory.pointee.places.add(index(of: html.pointee))
      }
    }
    return Span(start: start, count: memory.pointee.places.count &- start)
  }

  /// Appends an attribute and returns its index.
  @inlinable func note(_ attribute: consuming Attribute) -> Int32 {
    memory.pointee.attributes.add(attribute)
  }

  /// Appends three or more attributes.
  @inlinable func span(
    of one: consuming Attribute, _ two: consuming Attribute, _ three: consuming Attribute,
    _ others: [Attribute]
  ) -> Span {
    let start = note(one)
    _ = note(two)
    _ = note(three)
    return Span(start: start, count: span(of: others).count &+ 3)
  }

  /// Appends attributes, one after the other.
  @inline(__always)
  @inlinable func span(of attributes: [Attribute]) -> Span {
    let start = memory.pointee.attributes.count
    for attribute in attributes { _ = note(attribute) }
    return Span(start: start, count: memory.pointee.attributes.count &- start)
  }
}
