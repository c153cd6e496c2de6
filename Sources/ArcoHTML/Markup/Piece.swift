/// One piece of markup in a draft. Other pieces are named by their places in the same draft, and so are
/// texts and what there are few of.
@usableFromInline enum Piece {
  case empty
  case text(Int32)
  case element(ElementName, attributes: Span, content: Int32)
  /// Statements, one under the other: always the same number at this position.
  case list(Span)
  /// What a branch shows: whatever it is, it is one part.
  case branch(Int32)
  /// Parts by position, as many as data says. Rows that come, go or move are `keyed`.
  case loop(Span)
  case keyed(Int32, Span)
  case hole(Int32)
  /// A piece that was made before this draft was begun.
  case other(Int32)
}

/// A piece as it lies in a draft: numbers, and each of them is always set, so that equal pieces have
/// equal bits.
@usableFromInline struct Cell {
  /// No gap is between these, nor at the end.
  private let name: ElementName
  let kind: Kind
  private let gap: UInt8
  /// The first of what a span names, or the one text, key, hole or other piece.
  var start: Int32
  fileprivate let count: Int32
  /// How far behind its own place the piece in it is, or the place of keys.
  fileprivate let content: Int

  enum Kind: UInt8 {
    case empty
    case text
    case element
    case list
    case branch
    case loop
    case keyed
    case hole
    case other
  }

  @inline(__always)
  private init(
    _ kind: Kind, _ name: ElementName = .none, start: Int32 = 0, count: Int32 = 0,
    content: Int = 0
  ) {
    self.name = name
    self.kind = kind
    gap = 0
    self.start = start
    self.count = count
    self.content = content
  }

  /// A piece that is put in a place.
  @inline(__always)
  init(_ piece: Piece, at place: Int32) {
    switch piece {
    case .empty: self.init(.empty)
    case .text(let text): self.init(.text, start: text)
    case .element(let name, let span, let content):
      self.init(
        .element, name, start: span.start, count: span.count, content: Int(content &- place))
    case .list(let span): self.init(.list, start: span.start, count: span.count)
    case .branch(let piece): self.init(.branch, content: Int(piece &- place))
    case .loop(let span): self.init(.loop, start: span.start, count: span.count)
    case .keyed(let keys, let span):
      self.init(.keyed, start: span.start, count: span.count, content: Int(keys))
    case .hole(let hole): self.init(.hole, start: hole)
    case .other(let other): self.init(.other, start: other)
    }
  }

  var span: Span { Span(start: start, count: count) }

  /// The piece, if it is in that place.
  @inline(__always)
  func piece(at place: Int32) -> Piece {
    let content = Int32(truncatingIfNeeded: content)
    return switch kind {
    case .empty: .empty
    case .text: .text(start)
    case .element: .element(name, attributes: span, content: content &+ place)
    case .list: .list(span)
    case .branch: .branch(content &+ place)
    case .loop: .loop(span)
    case .keyed: .keyed(content, span)
    case .hole: .hole(start)
    case .other: .other(start)
    }
  }
}

extension UnsafeMutablePointer<Cell> {
  /// Whether this is the same as another, but that what it names begins so much further behind.
  @inline(__always)
  func isSame(as other: Self, _ distance: Int32) -> Bool {
    let words = (MemoryLayout<ElementName>.size + 2) / MemoryLayout<UInt>.size
    let isSameName = withMemoryRebound(to: UInt.self, capacity: words) { one in
      other.withMemoryRebound(to: UInt.self, capacity: words) { other in
        for word in 0..<words where one[word] != other[word] { return false }
        return true
      }
    }
    return isSameName && pointee.start == other.pointee.start &+ distance
      && pointee.count == other.pointee.count && pointee.content == other.pointee.content
  }
}

/// What there are few of in a draft.
@usableFromInline enum Rarity {
  case keys([RowKey])
  case hole(Hole)
  case html(HTML)
}

/// Neighbours in a draft.
@usableFromInline struct Span {
  @usableFromInline let start: Int32
  @usableFromInline let count: Int32

  @inlinable init(start: Int32, count: Int32) {
    self.start = start
    self.count = count
  }

  var indices: Range<Int> { Int(start)..<Int(start + count) }
}
