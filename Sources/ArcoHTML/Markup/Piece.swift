/// One piece of markup in a draft, as plain numbers. Other pieces are named by their places in the same
/// draft, and so are texts and what there are few of.
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
