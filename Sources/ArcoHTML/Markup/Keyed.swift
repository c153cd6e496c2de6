/// Rows that keep their elements as they come, go and move.
///
///     ul {
///       keyed(todos, id: { $0.id }) { todo in li(todo.title) }
///     }
///
/// Taking a row out is one operation on the page, moving one is one move; the others are not
/// touched. A key that comes twice is shown, but the second of its rows is made anew each time.
///
/// - Complexity: building is linear; a comparison is linear in the rows, and *m* log *m* in the *m*
///   rows between the first and the last that moved.
public func keyed<Rows: Sequence, ID: HTML.RowIdentifier>(
  _ rows: Rows,
  id: (Rows.Element) -> ID,
  @HTML.Builder row: (Rows.Element) -> HTML
) -> HTML {
  var keys: [HTML.RowKey] = []
  var pieces: [HTML] = []
  keys.reserveCapacity(rows.underestimatedCount)
  pieces.reserveCapacity(rows.underestimatedCount)
  for element in rows {
    keys.append(id(element).rowKey)
    pieces.append(row(element))
  }
  return .keyed(keys, pieces)
}

/// Rows that know their own identity.
///
///     ul {
///       keyed(todos) { todo in li(todo.title) }
///     }
public func keyed<Rows: Sequence>(
  _ rows: Rows,
  @HTML.Builder row: (Rows.Element) -> HTML
) -> HTML where Rows.Element: Identifiable, Rows.Element.ID: HTML.RowIdentifier {
  keyed(rows, id: { $0.id }, row: row)
}
