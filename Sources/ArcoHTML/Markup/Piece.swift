/// One piece of markup in a draft. Other pieces are named by their places in the same draft.
@usableFromInline enum Piece {
  case empty
  case text(String)
  case element(ElementName, attributes: Span, content: Int32)
  /// Statements, one under the other: always the same number at this position.
  case list(Span)
  /// What a branch shows: whatever it is, it is one part.
  case branch(Int32)
  /// Parts by position, as many as data says. Rows that come, go or move are `keyed`.
  case loop(Span)
  case keyed([RowKey], Span)
  case hole(Hole)
  /// A piece that was made before this draft was begun.
  case other(HTML)
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
