extension Draft {
  /// A piece of this draft.
  subscript(_ index: Int32) -> Piece {
    memory.pointee.pieces.values.unsafelyUnwrapped[Int(index)]
  }

  /// The piece that a list names.
  func listed(_ index: Int) -> Int32 {
    memory.pointee.places.values.unsafelyUnwrapped[index]
  }

  func attribute(_ index: Int) -> Attribute.Content {
    memory.pointee.attributes.values.unsafelyUnwrapped[index]
  }

  func attributes(_ span: Span) -> [Attribute.Content] {
    span.indices.map { attribute($0) }
  }
}
