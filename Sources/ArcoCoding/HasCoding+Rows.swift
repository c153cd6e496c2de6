public import ArcoCore

extension Rows: HasCoding where ID: HasCoding, Element: HasCoding {
  /// The coding of rows: their number, and each element after its id. An id that occurs twice is
  /// refused.
  public static var coding: Coding<Self> {
    Coding(
      write: { rows, writer in
        writer.count(rows.count)
        for position in rows.indices {
          writer.value(rows.id(at: position))
          writer.value(rows[position])
        }
      },
      read: { reader throws(CodingError) in
        var rows = Rows<ID, Element>()
        for _ in 0..<(try reader.count()) {
          let start = reader.position
          let id = try reader.value(ID.self)
          guard !rows.contains(id: id) else { throw .refused(at: start) }
          rows.append(try reader.value(Element.self), id: id)
        }
        return rows
      })
  }
}

extension Marked: HasCoding where Element: HasCoding {
  /// The coding of an element and its mark.
  public static var coding: Coding<Self> {
    Element.coding.then(Coding<Bool>.truth).mapped(
      to: { Marked($0, isMarked: $1) }, from: { ($0.element, $0.isMarked) })
  }
}

extension OneMark: HasCoding where ID: HasCoding {
  /// The coding of the marked id.
  public static var coding: Coding<Self> {
    ID.coding.optional.mapped(
      to: { id in
        var mark = OneMark<ID>()
        mark.id = id
        return mark
      }, from: { $0.id })
  }
}

extension MarkedIDs: HasCoding where ID: HasCoding {
  /// The coding of the marked ids, as a set. Bytes of two equal ids are refused.
  public static var coding: Coding<Self> {
    Set<ID>.coding.mapped(
      to: { ids in
        var marks = MarkedIDs<ID>()
        for id in ids { marks.set(id, true) }
        return marks
      }, from: { $0.ids })
  }
}
