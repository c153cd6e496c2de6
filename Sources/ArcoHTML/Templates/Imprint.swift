/// The pieces of a template as a view leaves them in its draft, one behind the other.
///
/// A view makes what is in an element before the element, and the same code makes it in the same
/// order each time. So markup of one shape leaves the same numbers, but for where they begin, and
/// one pass over neighbours confirms it; nothing is looked up by its place in the tree. Markup that
/// was made in another order may still have the shape.
struct Imprint {
  /// As they were first. What they name is counted from where each kind of it begins.
  let pieces: Fixed<Cell>
  /// What lists name, counted from the first of the pieces.
  let listed: Fixed<Int32>
  /// The slots of texts, in order.
  let texts: Fixed<Int32>
  /// The attributes that may be another than the first ones though their bits are the same: what
  /// listens, and those that vary; a bit for each.
  var open: UInt64 = 0

  /// The pieces by which the others are counted: the first element, text and list; the first piece
  /// for none.
  private let bases: (element: Int, text: Int, list: Int)
  /// How far behind its base the first attribute is, and the first text.
  private let attributesOffset: Int32
  private let textsOffset: Int32

  /// Where what varies is in a draft.
  struct Trace {
    /// The first attribute, and the first text.
    let attributes: Int32
    let texts: Int32
    /// The attributes that have to be looked at; a bit for each.
    let changed: UInt64
  }

  var isEmpty: Bool { pieces.isEmpty }

  func deallocate() {
    pieces.deallocate()
    listed.deallocate()
    texts.deallocate()
  }
}

extension Imprint {
  /// Takes the imprint of a piece; an empty one where its pieces are not all of one run, or their
  /// values need to be read in an order of their own.
  init(of html: HTML, _ learned: Learning) {
    var walk = Walk(html.index)
    guard learned.hasImprint, walk.visit(html.draft, html.index) else {
      self.init()
      return
    }
    self.init(html.draft, Int(walk.least)...Int(html.index), walk, learned)
  }

  private init() {
    pieces = Fixed([])
    listed = Fixed([])
    texts = Fixed([])
    bases = (0, 0, 0)
    attributesOffset = 0
    textsOffset = 0
  }

  private init(_ draft: Draft, _ range: ClosedRange<Int>, _ walk: Walk, _ learned: Learning) {
    let start = Int32(range.lowerBound)
    var all = range.map { draft.cell(Int32($0)).pointee }
    let own = all
    func base(_ kind: Cell.Kind) -> Int { own.firstIndex { $0.kind == kind } ?? 0 }
    bases = (base(.element), base(.text), base(.list))
    for index in all.indices {
      switch all[index].kind {
      case .element: all[index].start -= own[bases.element].start
      case .text: all[index].start -= own[bases.text].start
      case .list: all[index].start -= own[bases.list].start
      case .empty, .branch, .loop, .keyed, .hole, .other: break
      }
    }
    pieces = Fixed(all)
    listed = Fixed(
      own.flatMap { cell in
        cell.kind == .list ? cell.span.indices.map { draft.listed($0) - start } : []
      })
    texts = Fixed(learned.textSlots)
    attributesOffset = walk.attributes.lowerBound - own[bases.element].start
    textsOffset = walk.texts.lowerBound - own[bases.text].start
    for (index, mark) in learned.marks.enumerated() {
      if case .listener = mark { open |= 1 << UInt64(index) }
    }
  }
}

extension Imprint {
  /// Confirms the shape of a piece.
  ///
  /// - Parameter first: the attributes as they were first.
  /// - Returns: nil where the pieces are others, though the shape may be the same.
  func trace(_ draft: Draft, _ index: Int32, _ first: Fixed<Attribute>) -> Trace? {
    let start = index &+ 1 &- Int32(truncatingIfNeeded: pieces.count)
    guard !pieces.isEmpty, start >= 0 else { return nil }
    let found = draft.cell(start)
    let (attribute, text, list) = (
      found[bases.element].start, found[bases.text].start, found[bases.list].start
    )
    var place: Int32 = 0
    for index in pieces.indices {
      let own = pieces.pointer(to: Int32(truncatingIfNeeded: index))
      let kind = own.pointee.kind
      let distance =
        kind == .element ? attribute : kind == .text ? text : kind == .list ? list : 0
      guard (found + index).isSame(as: own, distance) else { return nil }
      guard kind == .list else { continue }
      for other in found[index].span.indices {
        guard draft.listed(other) == listed[place] &+ start else { return nil }
        place &+= 1
      }
    }
    let attributes = attribute &+ attributesOffset
    guard let changed = changed(draft, attributes, first) else { return nil }
    return Trace(attributes: attributes, texts: text &+ textsOffset, changed: changed)
  }

  /// The attributes that have to be looked at; nil where they are others than the template's.
  @inline(__always)
  private func changed(_ draft: Draft, _ start: Int32, _ first: Fixed<Attribute>) -> UInt64? {
    guard !first.isEmpty else { return 0 }
    var changed = open
    let own = first.pointer(to: 0)
    let found = draft.attribute(start)
    for index in first.indices where !(own + index).isWritten(as: found + index) {
      guard (own + index).fits(found + index) else { return nil }
      changed |= 1 << UInt64(truncatingIfNeeded: index)
    }
    return changed
  }

  /// Notes that attributes vary from now on.
  mutating func vary(_ slot: Int, _ marks: Fixed<Template.Mark>) {
    guard !isEmpty else { return }
    for index in marks.indices {
      if case .slot(let other) = marks[index], other == slot { open |= 1 << UInt64(index) }
    }
  }
}

/// The way through a piece in document order.
private struct Walk {
  /// The first of its pieces in the draft.
  var least: Int32
  /// Its attributes and texts, which have to be neighbours.
  var attributes: Range<Int32> = 0..<0
  var texts: Range<Int32> = 0..<0

  init(_ root: Int32) { least = root }

  /// - Returns: false if this piece can have no imprint.
  mutating func visit(_ draft: Draft, _ index: Int32) -> Bool {
    least = min(least, index)
    switch draft[index] {
    case .empty:
      return true
    case .text(let text):
      return texts.take(Span(start: text, count: 1))
    case .element(_, let span, let content):
      return attributes.take(span) && visit(draft, content)
    case .list(let span):
      return span.indices.allSatisfy { visit(draft, draft.listed($0)) }
    case .branch, .loop, .keyed, .hole, .other:
      return false
    }
  }
}

extension Range<Int32> {
  /// Goes on by what has to come next.
  fileprivate mutating func take(_ span: Span) -> Bool {
    if span.count == 0 { return true }
    if isEmpty { self = span.start..<span.start }
    guard span.start == upperBound else { return false }
    self = lowerBound..<(upperBound + span.count)
    return true
  }
}
