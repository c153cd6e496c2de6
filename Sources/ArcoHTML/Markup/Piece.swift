/// One piece of markup in a draft. It refers to other pieces, texts and rare values by their
/// indices in the same draft.
@usableFromInline enum Piece {
  case empty
  case text(Int32)
  case element(ElementName, attributes: Span, content: Int32)
  /// Statements, one after the other: always the same number at this position.
  case list(Span)
  /// The result of a branch: one part, whatever the branch shows.
  case branch(Int32)
  /// Parts by position; their number may change. Rows that come, go or move are `keyed`.
  case loop(Span)
  case keyed(Int32, Span)
  case hole(Int32)
  /// A piece of an earlier draft.
  case other(Int32)
}

/// A piece as stored in a draft. All its numbers are always set, so that pieces of equal markup
/// have equal bits, apart from `start`.
@usableFromInline struct Cell {
  /// The layout has no gap between the members, nor at the end.
  private let name: ElementName
  let kind: Kind
  private let gap: UInt8
  /// For an element: the number of attributes from its first one to the last one of the draft, when
  /// the element was added.
  private let behind: Int32
  private let count: Int32
  /// The index of the content, relative to the index of this piece; or the index of the keys.
  fileprivate let content: Int32
  /// The start of the span, or the index of the text, hole or other piece.
  let start: Int32

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
    _ kind: Kind, _ name: ElementName = .none, behind: Int32 = 0, start: Int32 = 0,
    count: Int32 = 0, content: Int32 = 0
  ) {
    self.name = name
    self.kind = kind
    gap = 0
    self.behind = behind
    self.count = count
    self.content = content
    self.start = start
  }

  /// The cell of a piece that is appended at `place`, when the draft has that many attributes.
  @inline(__always)
  init(_ piece: Piece, at place: Int32, _ attributes: Int32) {
    switch piece {
    case .empty: self.init(.empty)
    case .text(let text): self.init(.text, start: text)
    case .element(let name, let span, let content):
      self.init(
        .element, name, behind: attributes &- span.start, start: span.start, count: span.count,
        content: content &- place)
    case .list(let span): self.init(.list, start: span.start, count: span.count)
    case .branch(let piece): self.init(.branch, content: piece &- place)
    case .loop(let span): self.init(.loop, start: span.start, count: span.count)
    case .keyed(let keys, let span):
      self.init(.keyed, start: span.start, count: span.count, content: keys)
    case .hole(let hole): self.init(.hole, start: hole)
    case .other(let other): self.init(.other, start: other)
    }
  }

  var span: Span { Span(start: start, count: count) }

  /// The piece of a cell at `place`.
  @inline(__always)
  func piece(at place: Int32) -> Piece {
    switch kind {
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
  /// Whether the next `count` cells equal others, apart from `start`.
  @inline(__always)
  func areSame(as other: Self, count: Int) -> Bool {
    #if arch(x86_64) || arch(arm64)
      // Two words at a time, with one check at the end, since most cells are equal. Counting up to
      // 0 from the end needs one counter for both pointers.
      let (one, other) = (UnsafeRawPointer(self + count), UnsafeRawPointer(other + count))
      let half = MemoryLayout<SIMD4<UInt32>>.size
      var (front, back) = (SIMD4<UInt32>.zero, SIMD4<UInt32>.zero)
      var place = 0 &- count &* MemoryLayout<Cell>.stride
      while place != 0 {
        front |=
          one.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt32>.self)
          ^ other.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt32>.self)
        back |=
          one.loadUnaligned(fromByteOffset: place &+ half, as: SIMD4<UInt32>.self)
          ^ other.loadUnaligned(fromByteOffset: place &+ half, as: SIMD4<UInt32>.self)
        place &+= MemoryLayout<Cell>.stride
      }
      // The last number is `start`, which may differ.
      back[3] = 0
      return front | back == .zero
    #else
      for index in 0..<count where !(self + index).isSame(as: other + index) { return false }
      return true
    #endif
  }

  /// Whether two cells are equal, apart from `start`.
  @inline(__always)
  func isSame(as other: Self) -> Bool {
    // The last two numbers are less than a word each on 64-bit systems.
    let words = (MemoryLayout<Cell>.size - 8) / MemoryLayout<UInt>.size
    let isSame = withMemoryRebound(to: UInt.self, capacity: words) { one in
      other.withMemoryRebound(to: UInt.self, capacity: words) { other in
        for word in 0..<words where one[word] != other[word] { return false }
        return true
      }
    }
    return isSame && pointee.content == other.pointee.content
  }
}

/// A value that is rare in a draft.
@usableFromInline enum RareValue {
  case keys([HTML.RowKey])
  case hole(Hole)
  case html(HTML)
}

/// A range of neighbours in an array of a draft.
@usableFromInline struct Span {
  @usableFromInline let start: Int32
  @usableFromInline let count: Int32

  @inlinable init(start: Int32, count: Int32) {
    self.start = start
    self.count = count
  }

  var indices: Range<Int> { Int(start)..<Int(start + count) }

  func contains(_ place: Int32) -> Bool { start <= place && place < start + count }
}
