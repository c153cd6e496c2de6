import Arco

/// A part that does what it is told, so that a test says in one line what happens.
struct Leaf: Equatable, Sendable {
  var entries: [String] = []
}

enum LeafInput: Sendable {
  case run(Effect<Journal, Leaf, LeafInput>)
  case note(String)
}

/// A whole with parts of every kind.
struct Book: Equatable, Sendable {
  var entries: [String] = []
  var left = Leaf()
  var right = Leaf()
  var detail: Leaf?
  var page = Sheet.list([])
  var rows = Rows<Int, Leaf>()

  init(rows ids: Range<Int> = 0..<0) {
    for id in ids { rows.append(Leaf(), id: id) }
  }
}

enum Sheet: Equatable, Sendable {
  case list([Int])
  case edit(Leaf)
}

enum BookInput: Sendable {
  case run(Effect<Journal, Book, BookInput>)
  case note(String)
  case change(@Sendable (inout Book) -> Void)
  case left(LeafInput)
  case right(LeafInput)
  case detail(LeafInput)
  case edit(LeafInput)
  case row(Int, LeafInput)
}

let leaf = Dispatcher<Journal, Leaf, LeafInput>.update { leaf, input in
  switch input {
  case .run(let effect): return effect
  case .note(let entry):
    leaf.entries.append(entry)
    return .none
  }
}

enum Books {
  static let leftInput = Prism(BookInput.left, footprint: .case(3)) {
    if case .left(let input) = $0 { input } else { nil }
  }
  static let rightInput = Prism(BookInput.right, footprint: .case(4)) {
    if case .right(let input) = $0 { input } else { nil }
  }
  static let detailInput = Prism(BookInput.detail, footprint: .case(5)) {
    if case .detail(let input) = $0 { input } else { nil }
  }
  static let editInput = Prism(BookInput.edit, footprint: .case(6)) {
    if case .edit(let input) = $0 { input } else { nil }
  }
  static let rowInput = Prism(BookInput.row, footprint: .case(7)) {
    if case .row(let id, let input) = $0 { (id, input) } else { nil }
  }
  static let editSheet = Prism(Sheet.edit, footprint: .case(1)) {
    if case .edit(let leaf) = $0 { leaf } else { nil }
  }

  static let left = leaf.child(state: Lens(\Book.left), input: leftInput)
  static let right = leaf.child(state: Lens(\Book.right), input: rightInput)
  static let detail = leaf.child(
    ifPresent: Lens(\Book.detail).some, input: detailInput)
  static let edit = leaf.child(
    ifPresent: Lens(\Book.page).appending(editSheet), input: editInput)
  static let rows = leaf.child(each: Lens(\Book.rows), input: rowInput)

  /// The parts alone: what a parent without behaviour of its own is.
  static let parts = Dispatcher<Journal, Book, BookInput> {
    left
    right
    detail
    edit
    rows
  }

  static let own = Dispatcher<Journal, Book, BookInput>.update { book, input in
    switch input {
    case .run(let effect): return effect
    case .note(let entry): book.entries.append(entry)
    case .change(let change): change(&book)
    default: break
    }
    return .none
  }

  static let whole = Dispatcher<Journal, Book, BookInput> {
    parts
    own
  }
}

/// A driver of a book, and what comes of it.
@MainActor final class Reading {
  let journal = Journal()
  let driver: Driver<Journal, Book, BookInput>
  private let noted: Noted
  private var barriers = 0

  private final class Noted { var problems: [Problem] = [] }

  var problems: [String] {
    noted.problems.map { problem in
      switch problem {
      case .partGone(let part): "gone \(part)"
      case .repeatedID(let part): "repeated id of \(part)"
      case .effectFailed(let id, let failure):
        "failed \(id == nil ? "anonymous" : "named") \(failure)"
      case .effectOverdue(let id): "overdue \(id == nil ? "anonymous" : "named")"
      case .effectCutShort(let id, let time):
        "cut short \(id == nil ? "anonymous" : "named") \(time.components.seconds)"
      case .endlessInputs(let inputs, _): "endless \(inputs)"
      }
    }
  }

  init(
    _ book: Book = Book(),
    _ behaviour: Dispatcher<Journal, Book, BookInput> = Books.whole,
    interpretation: Interpretation = .live
  ) {
    let noted = Noted()
    self.noted = noted
    driver = Driver(
      behaviour, state: book, world: journal, interpretation: interpretation,
      onProblem: { noted.problems.append($0) })
  }

  var book: Book { driver.state }

  func send(_ input: BookInput) { driver.send(input) }

  func change(_ change: @escaping @Sendable (inout Book) -> Void) { driver.send(.change(change)) }

  /// Waits until all mail that is posted by now has been applied.
  func settle() async {
    // What comes as a timer is heard is a letter of its own, behind the first barrier.
    for _ in 0..<2 { await barrier() }
  }

  private func barrier() async {
    barriers += 1
    driver.send(
      .run(
        .task { journal, out in
          _ = await out.read { _ in 0 }
          journal.note("barrier")
        }))
    await journal.until("barrier", times: barriers)
  }
}

extension Effect where World == Journal, State == Leaf, Input == LeafInput {
  /// Waits for an entry of the journal, whether it is cancelled or not, and then sends one.
  static func waiting(
    for entry: String, id: EffectID? = nil, thenNoting note: String
  ) -> Effect {
    .task(id: id) { journal, out in
      journal.note("waiting")
      await journal.until(entry)
      out.send(.note(note))
      journal.note("sent")
    }
  }

  /// Work that notes its start and its end by cancellation, and never ends by itself.
  static func lasting(_ name: String, id: EffectID? = nil, queue: Queue? = nil) -> Effect {
    .callback(id: id, queue: queue) { journal, out in
      journal.note("start \(name)")
      journal.keep("end \(name)") { out.finish() }
      return Cancellation { journal.note("stop \(name)") }
    }
  }
}

extension Effect where World == Journal, State == Book, Input == BookInput {
  /// Work that notes its start and its end by cancellation, and never ends by itself.
  static func lasting(_ name: String, id: EffectID? = nil, queue: Queue? = nil) -> Effect {
    .callback(id: id, queue: queue) { journal, out in
      journal.note("start \(name)")
      journal.keep("end \(name)") { out.finish() }
      journal.keep("send \(name)") { out.send(.note(name)) }
      return Cancellation { journal.note("stop \(name)") }
    }
  }
}
