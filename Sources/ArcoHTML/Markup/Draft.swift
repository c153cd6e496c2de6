/// The pieces of markup that one run of a view makes, side by side in memory that runs share.
///
/// Markup is a tree of many small values. Each on the heap by itself would cost more than all that a
/// run does besides. So while a view runs, its pieces go one behind the other into the draft of the
/// run, and an `HTML` is a place in it. Whoever ran the view lets go of its `HTML`, and the memory
/// serves the next run. What is made outside of a run gets a draft of its own, and so does what
/// outlives its run: a draft lives as long as an `HTML` that is in it.
///
/// - Isolation: that of the run. Pieces are only added, so what an `HTML` stands for never changes.
@usableFromInline final class Draft {
  @usableFromInline let memory: UnsafeMutablePointer<Memory>

  /// Three growing stores. Behind a pointer, as each access to a property of a class is checked.
  @usableFromInline struct Memory {
    @usableFromInline var pieces = Store<Piece>()
    @usableFromInline var attributes = Store<Attribute>()
    /// Lists of places in `pieces`.
    @usableFromInline var places = Store<Int32>()
    /// Whether what is made on this thread now goes here.
    @usableFromInline var isRunning = false
  }

  init() {
    memory = .allocate(capacity: 1)
    memory.initialize(to: Memory())
  }

  /// A draft of one piece.
  convenience init(of piece: consuming Piece) {
    self.init()
    memory.pointee.pieces.reserve(1)
    _ = memory.pointee.pieces.add(piece)
  }

  /// The first piece.
  var first: HTML { HTML(self, 0) }

  deinit {
    memory.pointee.pieces.deallocate()
    memory.pointee.attributes.deallocate()
    memory.pointee.places.deallocate()
    memory.deallocate()
  }

  /// Forgets all pieces and keeps their room.
  func empty() {
    memory.pointee.pieces.removeAll()
    memory.pointee.attributes.removeAll()
    memory.pointee.places.removeAll()
  }

  @inlinable func add(_ piece: consuming Piece) -> HTML {
    HTML(self, memory.pointee.pieces.add(piece))
  }

  /// The place of a piece in this draft.
  @inlinable func index(of html: HTML) -> Int32 {
    html.draft === self ? html.index : memory.pointee.pieces.add(.other(html))
  }

  /// Lists pieces, one after the other.
  @inlinable func note(_ html: HTML) {
    let index = index(of: html)
    _ = memory.pointee.places.add(index)
  }

  /// Notes an attribute and returns its place.
  @inlinable func note(_ attribute: consuming Attribute) -> Int32 {
    memory.pointee.attributes.add(attribute)
  }

  /// How many places are listed.
  @inlinable var placeCount: Int32 { memory.pointee.places.count }

  @inlinable var attributeCount: Int32 { memory.pointee.attributes.count }

  func span(of list: [HTML]) -> Span {
    let start = placeCount
    for html in list { note(html) }
    return Span(start: start, count: Int32(truncatingIfNeeded: list.count))
  }
}
