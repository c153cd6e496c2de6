/// The log of changes of the order of rows, as far back as it is kept.
///
/// Only changes of the ids or their order are logged, so an edit of an element costs nothing beyond
/// its ``RowsEdit``. Each entry has a token that is given once. Code that knows a token can find
/// the changes since then. Copies of rows that are changed separately have no later token in
/// common.
///
/// The log is bounded: after many changes, comparing all ids is as fast.
@usableFromInline
struct RowsLog: Sendable {
  private struct Note {
    let token: UInt64
    let edit: Rearrangement.Edit
  }

  /// The token before the first entry.
  private var start: UInt64 = 0
  /// The token of the last change.
  @usableFromInline
  private(set) var token: UInt64 = 0
  private var notes: [Note] = []

  @usableFromInline
  init() {}

  /// Logs a change.
  ///
  /// - Parameter count: the number of rows.
  @usableFromInline
  mutating func note(_ edit: Rearrangement.Edit, _ token: UInt64, of count: Int) {
    if notes.count >= max(64, count / 4) {
      let half = notes.count / 2
      start = notes[half - 1].token
      notes.removeFirst(half)
    }
    notes.append(Note(token: token, edit: edit))
    self.token = token
  }

  /// Clears the log: the order may have changed in any way.
  @usableFromInline
  mutating func reset(_ token: UInt64) {
    (start, self.token) = (token, token)
    notes.removeAll()
  }

  /// Returns the last change, if it is the only change since a token.
  private func lastEdit(since seen: UInt64) -> Rearrangement.Edit? {
    let last = notes.count &- 1
    if last < 0 { return nil }
    return notes.withUnsafeBufferPointer { notes in
      (last > 0 ? notes[last &- 1].token : start) == seen ? notes[last].edit : nil
    }
  }

  /// Returns the entries since a token, if they are known.
  private func notes(since seen: UInt64) -> ArraySlice<Note>? {
    var first = notes.count
    while first > 0, notes[first - 1].token > seen { first -= 1 }
    return seen == (first > 0 ? notes[first - 1].token : start) ? notes[first...] : nil
  }

  /// Returns the change of the order since a token; nil if it is not known, or if comparing all ids
  /// is as fast.
  ///
  /// - Parameter count: the number of rows.
  @usableFromInline
  func rearrangement(since seen: UInt64, of count: Int) -> Rearrangement? {
    if let edit = lastEdit(since: seen) { return Rearrangement(of: count - edit.growth, edit) }
    guard let notes = notes(since: seen) else { return nil }
    var before = count
    for note in notes { before -= note.edit.growth }
    var order = Rearrangement(of: before)
    for note in notes {
      order.add(note.edit)
      if order.isMuch { return nil }
    }
    return order
  }
}
