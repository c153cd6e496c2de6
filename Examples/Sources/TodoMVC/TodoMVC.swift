import Arco
import ArcoMacros
import ArcoRoutes
import ArcoWeb

/// An item of the list.
@Optics
package struct Item: Feature, Codable, Equatable, Identifiable, Sendable {
  package let id: Int
  /// The limit of a title in Unicode scalars.
  static let titleLimit = 200
  var title: String
  var isDone = false
  /// The title while it is being edited; nil otherwise.
  var draft: String?

  package enum Input: Codable, Equatable, Sendable {
    case toggle, edit, save, discard, destroy
    case write(String)
  }
}

let item = DispatcherOf<Item>.reduce { item, input in
  switch input {
  case .toggle: item.isDone.toggle()
  case .edit: item.draft = item.title
  case .write(let text): item.draft = text.limited(to: Item.titleLimit)
  case .save: item.title = item.draft.take()?.trimmed ?? item.title
  case .discard: item.draft = nil
  case .destroy: break
  }
}

package enum Filter: String, CaseIterable, Codable, Sendable {
  case all, active, completed

  var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  func shows(_ item: Item) -> Bool { self == .all || item.isDone == (self == .completed) }
}

/// The list with its filter. The address shows the filter.
@Optics
package struct TodoMVC: Feature, Codable, Equatable, Sendable {
  var items: Rows<Int, Item> = Rows()
  var filter: Filter = .all
  var draft = ""
  private var lastID = 0
  /// The largest number of items.
  static let most = 1_000

  var remaining: Int { items.reduce(0) { $0 + ($1.isDone ? 0 : 1) } }

  mutating func add() {
    guard !draft.trimmed.isEmpty, items.count < Self.most else { return }
    lastID += 1
    items.append(Item(id: lastID, title: draft.trimmed))
    draft = ""
  }

  @Optics
  package enum Input: Codable, Equatable, Sendable {
    case item(Int, Item.Input)
    case write(String)
    case show(Filter)
    case add, toggleAll, clearCompleted
  }
}

/// The items that the filter shows.
let shown = TodoMVC.lenses.items.filtered(by: TodoMVC.lenses.filter) { $0.shows($1) }

package let todoMVC = DispatcherOf<TodoMVC> {
  item.child(each: shown, input: TodoMVC.Input.prisms.item)
  Dispatcher.reduce { todos, input in
    switch input {
    case .item(let id, .destroy): todos.items.remove(id: id)
    case .item(_, .save): todos.items.removeAll { $0.title.isEmpty }
    case .item: break
    case .write(let text): todos.draft = text.limited(to: Item.titleLimit)
    case .add: todos.add()
    case .toggleAll:
      let isDone = todos.remaining > 0
      for index in todos.items.indices { todos.items[index].isDone = isDone }
    case .clearCompleted: todos.items.removeAll { $0.isDone }
    case .show(let filter): todos.filter = filter
    }
  }
}

/// The address of each filter: `/todomvc`, `/todomvc/active`, `/todomvc/completed`.
let filters = Route.oneOf {
  Route.path("todomvc").into(.only(Filter.all))
  Route.path("todomvc").segment(.id(Filter.self))
}

package let todoMVCNavigation: Navigation<TodoMVC, TodoMVC.Input> = Navigation(
  filters, state: TodoMVC.lenses.filter, input: TodoMVC.Input.show)

extension String {
  func limited(to count: Int) -> String { String(unicodeScalars.prefix(count)) }

  var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
