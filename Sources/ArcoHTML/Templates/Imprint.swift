/// The pieces of a template as a view leaves them in its draft, one behind the other.
///
/// A view makes the content of an element before the element, and the same code makes it in the
/// same order each time. So markup of one shape leaves the same numbers in the draft, except for
/// their start. One pass over adjacent pieces confirms the shape, without a walk through the tree.
/// Markup that fails this pass may still have the shape, if it was made in another order.
struct Imprint {
  /// As they were first.
  fileprivate let pieces: Fixed<Cell>
  /// The pieces that the lists name, one list after another, counted from the first piece.
  fileprivate let listed: Fixed<Int32>
  /// The slots of texts, in order.
  let texts: Fixed<Int32>
  /// A bit for each attribute whose value may differ although its bits are equal: listeners, and
  /// attributes that vary.
  var open: UInt64 = 0

  /// The pieces that tell where attributes begin and end, and where texts, lists and holes begin, and how far from
  /// what such a piece names; the first piece for none.
  fileprivate let attributes: Base
  fileprivate let attributesEnd: Base
  fileprivate let firstText: Base
  fileprivate let lists: Base
  fileprivate let holes: Base

  fileprivate struct Base {
    let piece: Int
    let distance: Int32
  }

  /// Where what varies is in a draft.
  struct Trace {
    /// The first attribute, the first text, and the first hole.
    let attributes: Int32
    let texts: Int32
    let holes: Int32
    /// The attributes that have to be looked at; a bit for each.
    let changed: UInt64
  }

  func deallocate() {
    pieces.deallocate()
    listed.deallocate()
    texts.deallocate()
  }
}

extension Imprint {
  /// Takes the imprint of a piece that has the shape of a template; nil where its pieces are not all of
  /// one run, or their values need to be read in an order of their own.
  init?(of html: HTML, _ template: Template) {
    var walk = Walk(html.index)
    guard template.hasNeighbours, walk.visit(html.draft, html.index),
      walk.holes.count == template.places.count
    else { return nil }
    let range = Int(walk.least)...Int(html.index)
    // Unused cells may lie between the pieces. An unused cell must not list pieces, as its list
    // would lie between the other lists.
    guard range.allSatisfy({ html.draft.cell(Int32($0)).pointee.kind.isAlone }) else { return nil }
    self.init(html.draft, range, walk, template)
  }

  private init(_ draft: Draft, _ range: ClosedRange<Int>, _ walk: Walk, _ template: Template) {
    let start = Int32(range.lowerBound)
    let all = range.map { draft.cell(Int32($0)).pointee }
    func base(_ kind: Cell.Kind, _ first: Int32) -> Base {
      let piece = all.firstIndex { $0.kind == kind } ?? 0
      return Base(piece: piece, distance: first - all[piece].start)
    }
    pieces = Fixed(all)
    let lists = all.filter { $0.kind == .list }
    listed = Fixed(lists.flatMap { list in list.span.indices.map { draft.listed($0) - start } })
    texts = Fixed(template.textSlots)
    // The attributes of an enclosing element may lie between the attributes of these pieces, if a piece was
    // made before that element. So the owners of the first and of the last attribute tell where the attributes
    // are.
    func owner(of attribute: Int32) -> Int {
      all.firstIndex { $0.kind == .element && $0.span.contains(attribute) } ?? 0
    }
    attributes = Base(piece: owner(of: walk.attributes.lowerBound), distance: 0)
    let last = owner(of: walk.attributes.upperBound - 1)
    attributesEnd = Base(piece: last, distance: all[last].span.count)
    firstText = base(.text, walk.texts.lowerBound)
    self.lists = base(.list, lists.first?.start ?? 0)
    holes = base(.other, walk.holes.lowerBound)
    for index in template.marks.indices where template.isOpen(template.marks[index]) {
      open |= 1 << UInt64(index)
    }
  }
}

extension Template {
  /// Whether its pieces can tell the shape by themselves: each value is one attribute or text, to be taken
  /// over in the order of the pieces.
  fileprivate var hasNeighbours: Bool {
    marks.count <= UInt64.bitWidth
      && !marks.indices.contains { if case .classes = marks[$0] { true } else { false } }
      && !slots.indices.contains { slots[$0].kind.isLive }
  }

  /// The slots of texts, in document order.
  fileprivate var textSlots: [Int32] {
    steps.indices.compactMap { if case .text(let slot) = steps[$0] { slot } else { nil } }
  }

  /// Whether an attribute has to be looked at though its bits are those of the first one.
  fileprivate func isOpen(_ mark: Mark) -> Bool {
    switch mark {
    case .listener: true
    case .slot(let slot), .classes(let slot): slots[slot].place >= 0
    }
  }
}

// Where it is in memory: to be asked for it would copy all of it.
extension UnsafeMutablePointer<Imprint> {
  /// Confirms the shape of a piece.
  ///
  /// - Parameter first: the attributes as they were first.
  /// - Returns: nil where the pieces are others, though the shape may be the same.
  func trace(_ draft: Draft, _ index: Int32, _ first: Fixed<Attribute>) -> Imprint.Trace? {
    let start = index &+ 1 &- Int32(truncatingIfNeeded: pointee.pieces.count)
    guard start >= 0 else { return nil }
    let found = draft.cell(start)
    guard found.areSame(as: pointee.pieces.pointer(to: 0), count: pointee.pieces.count) else {
      return nil
    }
    let list = Int(pointee.lists.start(in: found))
    var index = 0
    while index < pointee.listed.count {
      guard draft.listed(list &+ index) == pointee.listed[index] &+ start else { return nil }
      index &+= 1
    }
    let attributes = pointee.attributes.start(in: found)
    guard
      first.isEmpty || pointee.attributesEnd.start(in: found) &- attributes == first.count,
      let changed = changed(draft, attributes, first)
    else { return nil }
    return Imprint.Trace(
      attributes: attributes, texts: pointee.firstText.start(in: found),
      holes: pointee.holes.start(in: found),
      changed: changed)
  }

  /// The attributes that have to be looked at; nil where they are others than the template's.
  @inline(__always)
  private func changed(_ draft: Draft, _ start: Int32, _ first: Fixed<Attribute>) -> UInt64? {
    guard !first.isEmpty else { return 0 }
    var changed = pointee.open
    var own = first.pointer(to: 0)
    let end = own + first.count
    var found = draft.attribute(start)
    var bit: UInt64 = 1
    while own < end {
      if !own.isWritten(as: found) {
        guard own.fits(found) else { return nil }
        changed |= bit
      }
      own += 1
      found += 1
      bit &<<= 1
    }
    return changed
  }
}

extension Imprint {
  /// Notes that attributes vary from now on.
  mutating func vary(_ slot: Int, _ marks: Fixed<Template.Mark>) {
    for index in marks.indices {
      if case .slot(let other) = marks[index], other == slot { open |= 1 << UInt64(index) }
    }
  }
}

extension Cell.Kind {
  /// Whether the bits of the piece, and the pieces in its list, determine it completely.
  fileprivate var isAlone: Bool {
    switch self {
    case .empty, .text, .element, .list, .other: true
    case .branch, .loop, .keyed, .hole: false
    }
  }
}

extension Imprint.Base {
  @inline(__always)
  func start(in cells: UnsafeMutablePointer<Cell>) -> Int32 {
    cells[piece].start &+ distance
  }
}

/// The way through a piece in document order.
private struct Walk {
  /// The first of its pieces in the draft.
  var least: Int32
  /// Its attributes, texts and holes, which have to be neighbours.
  var attributes: Range<Int32> = 0..<0
  var texts: Range<Int32> = 0..<0
  var holes: Range<Int32> = 0..<0

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
    case .other(let other):
      return draft.other(other).isHole && holes.take(Span(start: other, count: 1))
    case .branch, .loop, .keyed, .hole:
      return false
    }
  }
}

extension HTML {
  /// Whether it is a place whose content somebody else owns.
  fileprivate var isHole: Bool {
    if case .hole = draft[index] { true } else { false }
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
