/// Rows that keep their elements when rows come, go and move.
///
///     ul {
///       keyed(todos, id: { $0.id }) { todo in li(todo.title) }
///     }
///
/// Removing or moving a row is one operation on the page; the other rows are not touched. Keys
/// should be unique: of several rows with the same key, all but the first lose their elements with
/// each update.
///
/// - Complexity: building is linear in the rows. So is comparing, plus *m* log *m* for the *m* rows
///   between the first and the last row that moved.
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

/// Rows of `Identifiable` values, which keep their elements when rows come, go and move.
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
