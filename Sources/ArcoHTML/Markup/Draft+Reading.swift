extension Draft {
  /// A piece of this draft.
  func cell(_ index: Int32) -> UnsafeMutablePointer<Cell> {
    memory.pointee.pieces.values.unsafelyUnwrapped + Int(index)
  }

  subscript(_ index: Int32) -> Piece { cell(index).pointee.piece(at: index) }

  /// The text at an index of `texts`.
  func text(_ index: Int32) -> String {
    memory.pointee.texts[Int(index)]
  }

  /// The texts from an index on, in place.
  func texts(from index: Int32) -> UnsafeMutablePointer<String> {
    memory.pointee.texts.values.unsafelyUnwrapped + Int(index)
  }

  /// Whether a text is identical to another one. Texts that are not identical may still be equal.
  func isText(_ index: Int32, _ other: String) -> Bool {
    memory.pointee.texts[Int(index)].isIdentical(to: other)
  }

  /// A piece of an earlier draft.
  func other(_ index: Int32) -> HTML {
    if case .html(let html) = memory.pointee.rareValues[Int(index)] { return html }
    preconditionFailure("internal error in Arco: markup refers to earlier markup that is missing")
  }

  func hole(_ index: Int32) -> Hole {
    if case .hole(let hole) = memory.pointee.rareValues[Int(index)] { return hole }
    preconditionFailure("internal error in Arco: markup refers to a child that is missing")
  }

  /// Whether the hole has this id.
  func isHole(_ index: Int32, _ id: Int) -> Bool { hole(index).id == id }

  /// Whether a piece of an earlier draft is a hole with this id.
  func isHoleElsewhere(_ index: Int32, _ id: Int) -> Bool {
    guard case .html(let html) = memory.pointee.rareValues[Int(index)],
      case .hole(let hole) = html.draft[html.index]
    else { return false }
    return html.draft.isHole(hole, id)
  }

  func keys(_ index: Int32) -> [HTML.RowKey] {
    if case .keys(let keys) = memory.pointee.rareValues[Int(index)] { return keys }
    preconditionFailure("internal error in Arco: the markup of a list has no row keys")
  }

  /// The index of the piece at a position of a list.
  func listed(_ index: Int) -> Int32 {
    memory.pointee.places.values.unsafelyUnwrapped[index]
  }

  func attribute(_ index: Int32) -> UnsafeMutablePointer<Attribute> {
    memory.pointee.attributes.values.unsafelyUnwrapped + Int(index)
  }
}
