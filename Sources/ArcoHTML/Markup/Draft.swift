/// The pieces of markup that one run of a view makes, side by side in memory that runs share.
///
/// Markup is a tree of many small values. Each on the heap by itself would cost more than all that a
/// run does besides. So while a view runs, its pieces go one behind the other into the draft of the
/// run, and an `HTML` is a place in it. What is made outside of a run gets a draft of its own. A draft
/// lives as long as an `HTML` that is in it; then its memory serves the next one.
///
/// - Isolation: that of the run. Pieces are only added, so what an `HTML` stands for never changes.
@usableFromInline final class Draft {
  @usableFromInline let memory: UnsafeMutablePointer<Memory>

  /// Growing stores. Behind a pointer, as each access to a property of a class is checked.
  @usableFromInline struct Memory {
    var pieces = Store<Cell>()
    @usableFromInline var texts = Store<String>()
    @usableFromInline var attributes = Store<Attribute>()
    @usableFromInline var rarities = Store<Rarity>()
    /// Lists of places in `pieces`.
    @usableFromInline var places = Store<Int32>()
    /// Whether what is made on this thread now goes here.
    @usableFromInline var isRunning = false

    /// Adds a piece and returns its place.
    @inline(__always)
    mutating func add(_ piece: Piece) -> Int32 {
      pieces.add(Cell(piece, at: pieces.count, attributes.count))
    }

    /// Adds a piece that was made before this draft was begun, and returns its place.
    @inline(__always)
    mutating func add(other html: consuming HTML) -> Int32 {
      add(.other(rarities.add(.html(html))))
    }

    /// Whether another draft may use it: uncommonly much is given back, and so is next to nothing.
    var isWorthKeeping: Bool { pieces.capacity > 1 && pieces.count <= 1 << 14 }

    /// Forgets all pieces and keeps their room.
    mutating func removeAll() {
      pieces.count = 0
      texts.removeAll { $0.isCounted }
      for index in attributes.indices { (attributes.values.unsafelyUnwrapped + index).letGo() }
      attributes.count = 0
      rarities.removeAll()
      places.removeAll()
    }

    /// Gives the room back.
    mutating func deallocate() {
      pieces.deallocate()
      texts.deallocate()
      attributes.deallocate()
      rarities.deallocate()
      places.deallocate()
    }
  }

  private init(_ memory: UnsafeMutablePointer<Memory>) { self.memory = memory }

  /// An empty draft: one that nobody holds any more, if there is such a one.
  static func make() -> Draft { takeSpare() ?? Draft(newMemory()) }

  /// A draft of one hole, which may be kept for long: it has no room for more.
  init(of hole: Hole) {
    memory = Draft.newMemory()
    memory.pointee.pieces.reserve(1)
    memory.pointee.rarities.reserve(1)
    _ = add(.hole(memory.pointee.rarities.add(.hole(hole))))
  }

  deinit {
    if memory.pointee.isWorthKeeping {
      memory.pointee.removeAll()
      Draft.keepAsSpare(Draft(memory))
    } else {
      Draft.deallocate(memory)
    }
  }

  /// Adds a piece and returns its place.
  @inline(__always)
  func add(_ piece: Piece) -> Int32 { memory.pointee.add(piece) }

  /// Adds a text and returns its place among the pieces.
  @inline(__always)
  func add(text: consuming String) -> Int32 {
    add(.text(memory.pointee.texts.add(text)))
  }

  func add(_ keys: [HTML.RowKey], _ rows: Span) -> Int32 {
    add(.keyed(memory.pointee.rarities.add(.keys(keys)), rows))
  }

  @inline(never)
  static func add(
    other html: consuming HTML, to memory: UnsafeMutablePointer<Memory>
  ) -> Int32 {
    memory.pointee.add(other: html)
  }

  /// The place of a piece in this draft.
  @usableFromInline func index(of html: borrowing HTML) -> Int32 {
    html.draft === self ? html.index : Draft.add(other: copy html, to: memory)
  }

  /// Adds statements and returns their place.
  @usableFromInline func list(_ pieces: [HTML]) -> Int32 { add(.list(span(of: pieces))) }

  /// Lists pieces, one after the other.
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

  /// Notes an attribute and returns its place.
  @inlinable func note(_ attribute: consuming Attribute) -> Int32 {
    memory.pointee.attributes.add(attribute)
  }

  /// Notes three attributes or more.
  @inlinable func span(
    of one: consuming Attribute, _ two: consuming Attribute, _ three: consuming Attribute,
    _ others: [Attribute]
  ) -> Span {
    let start = note(one)
    _ = note(two)
    _ = note(three)
    return Span(start: start, count: span(of: others).count &+ 3)
  }

  /// Notes attributes, one after the other.
  @inline(__always)
  @inlinable func span(of attributes: [Attribute]) -> Span {
    let start = memory.pointee.attributes.count
    for attribute in attributes { _ = note(attribute) }
    return Span(start: start, count: memory.pointee.attributes.count &- start)
  }
}
