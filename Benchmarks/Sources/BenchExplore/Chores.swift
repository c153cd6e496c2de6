/// A to-do list, small enough to be walked through and large enough to have 100,000 states.
struct Chores: Hashable, Sendable {
  struct Chore: Hashable, Sendable {
    var id: Int
    var title: Int
    var isDone = false
  }

  enum Filter: Hashable, Sendable {
    case all
    case active
    case done
  }

  var chores: [Chore] = []
  var filter = Filter.all
  var draft = 0

  var shown: [Chore] {
    chores.filter { filter == .all || $0.isDone == (filter == .done) }
  }
}

enum ChoresInput: Sendable {
  case write(Int)
  case add
  case toggle(Int)
  case delete(Int)
  case filter(Chores.Filter)
  case toggleAll

  static let all: [ChoresInput] =
    (0..<3).map { .write($0) } + [.add, .toggleAll]
    + (0..<5).flatMap { [.toggle($0), .delete($0)] } + [
      .filter(.all), .filter(.active), .filter(.done),
    ]
}

func reduce(_ chores: inout Chores, _ input: ChoresInput) {
  switch input {
  case .write(let draft): chores.draft = draft
  case .add:
    guard chores.chores.count < 5,
      let id = (0..<5).first(where: { id in !chores.chores.contains { $0.id == id } })
    else { return }
    chores.chores.append(Chores.Chore(id: id, title: chores.draft))
  case .toggle(let id):
    guard let place = chores.chores.firstIndex(where: { $0.id == id }) else { return }
    chores.chores[place].isDone.toggle()
  case .delete(let id): chores.chores.removeAll { $0.id == id }
  case .filter(let filter): chores.filter = filter
  case .toggleAll:
    let isDone = chores.chores.contains { !$0.isDone }
    for place in chores.chores.indices { chores.chores[place].isDone = isDone }
  }
}
