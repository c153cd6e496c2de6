import Arco

func leafFace(_ label: String) -> Face<Leaf, LeafInput, Text> {
  Face { leaf, _ in .line("\(label)[\(leaf.entries.joined(separator: " "))]") }
}

extension Books {
  /// A face that shows every part, and the book's own entries last.
  static func face() -> Face<Book, BookInput, Text> {
    Face.placing { parts in
      let views = [
        parts.place(left, leafFace("left")),
        parts.place(right, leafFace("right")),
        parts.place(detail, leafFace("detail")),
        parts.place(edit, leafFace("edit")),
        parts.place(rows, leafFace("row")),
      ]
      return parts.view { book, _ in .list(views + [.line(book.entries.joined(separator: " "))]) }
    }
  }
}
