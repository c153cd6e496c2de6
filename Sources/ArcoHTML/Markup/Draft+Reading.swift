extension Draft {
  /// A piece of this draft.
  func cell(_ index: Int32) -> UnsafeMutablePointer<Cell> {
    memory.pointee.pieces.values.unsafelyUnwrapped + Int(index)
  }

  subscript(_ index: Int32) -> Piece { cell(index).pointee.piece(at: index) }

  /// A text, by its place among the texts.
  func text(_ index: Int32) -> String {
    memory.pointee.texts[Int(index)]
  }

  /// The texts from one on, where they are in memory.
  func texts(from index: Int32) -> UnsafeMutablePointer<String> {
    memory.pointee.texts.values.unsafelyUnwrapped + Int(index)
  }

  /// Whether a text is the same value as another; if not, it may still be equal.
  func isText(_ index: Int32, _ other: String) -> Bool {
    memory.pointee.texts[Int(index)].isIdentical(to: other)
  }

  /// What a piece made before this draft was begun is.
  func other(_ index: Int32) -> HTML {
    if case .html(let html) = memory.pointee.rarities[Int(index)] { return html }
    preconditionFailure("a piece names another thing than markup")
  }

  func hole(_ index: Int32) -> Hole {
    if case .hole(let hole) = memory.pointee.rarities[Int(index)] { return hole }
    preconditionFailure("a piece names another thing than a hole")
  }

  /// Whether a hole has an id.
  func isHole(_ index: Int32, _ id: Int) -> Bool { hole(index).id == id }

  /// Whether a piece made before this draft was begun is a hole with an id.
  func isHoleElsewhere(_ index: Int32, _ id: Int) -> Bool {
    guard case .html(let html) = memory.pointee.rarities[Int(index)],
      case .hole(let hole) = html.draft[html.index]
    else { return false }
    return html.draft.isHole(hole, id)
  }

  func keys(_ index: Int32) -> [HTML.RowKey] {
    if case .keys(let keys) = memory.pointee.rarities[Int(index)] { return keys }
    preconditionFailure("a piece names another thing than keys")
  }

  /// The piece that a list names.
  func listed(_ index: Int) -> Int32 {
    memory.pointee.places.values.unsafelyUnwrapped[index]
  }

  func attribute(_ index: Int32) -> UnsafeMutablePointer<Attribute> {
    memory.pointee.attributes.values.unsafelyUnwrapped + Int(index)
  }
}
