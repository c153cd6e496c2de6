extension Draft {
  /// A piece of this draft.
  func piece(_ index: Int32) -> UnsafeMutablePointer<Piece> {
    memory.pointee.pieces.values.unsafelyUnwrapped + Int(index)
  }

  subscript(_ index: Int32) -> Piece { piece(index).pointee }

  /// The piece that a list names.
  func listed(_ index: Int) -> Int32 {
    memory.pointee.places.values.unsafelyUnwrapped[index]
  }

  func attribute(_ index: Int32) -> UnsafeMutablePointer<Attribute> {
    memory.pointee.attributes.values.unsafelyUnwrapped + Int(index)
  }

  func attributes(_ span: Span) -> [Attribute.Content] {
    span.indices.map { attribute(Int32($0)).pointee.content }
  }
}
