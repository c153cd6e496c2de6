/// What happened to the order of some rows, as far back as it is known.
///
/// Only what changes ids or their order is noted here, so that an edit of an element costs nothing more
/// than ``RowsEdit``. Each note has a token that is given once. So who has seen rows by such a token can
/// tell what was done since, and rows that were copied and then changed apart have no later token in
/// common.
///
/// It is bounded: where many things were done, to compare all ids is no dearer.
@usableFromInline
struct RowsLog: Sendable {
  private struct Note {
    let token: UInt64
    let edit: Rearrangement.Edit
  }

  /// What the first note came after.
  private var start: UInt64 = 0
  /// Of the last change.
  @usableFromInline
  private(set) var token: UInt64 = 0
  private var notes: [Note] = []

  @usableFromInline
  init() {}

  /// Notes what was done.
  ///
  /// - Parameter count: how many rows there are.
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

  /// Forgets what happened, as everything may be another.
  @usableFromInline
  mutating func reset(_ token: UInt64) {
    (start, self.token) = (token, token)
    notes.removeAll()
  }

  /// What was done to the order since a token, if it is the last thing that was done.
  private func lastEdit(since seen: UInt64) -> Rearrangement.Edit? {
    let last = notes.count &- 1
    if last < 0 { return nil }
    return notes.withUnsafeBufferPointer { notes in
      (last > 0 ? notes[last &- 1].token : start) == seen ? notes[last].edit : nil
    }
  }

  /// The notes since a token, if that is known.
  private func notes(since seen: UInt64) -> ArraySlice<Note>? {
    var first = notes.count
    while first > 0, notes[first - 1].token > seen { first -= 1 }
    return seen == (first > 0 ? notes[first - 1].token : start) ? notes[first...] : nil
  }

  /// What was done to the order since a token; nil if that is not known, or if it is too much to be
  /// worth telling.
  ///
  /// - Parameter count: how many rows there are.
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
