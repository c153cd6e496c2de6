// What the examples of ArcoExplorer take for given: a brew, todos that are saved outside, and walks.
import Arco
import ArcoExplorer
import ArcoHTML
import ArcoRoutes
import ArcoWeb
import ArcoWebTesting
import Testing

struct Dose: Equatable, Sendable { var grams = 15 }

struct Brew: Equatable, Sendable { var beans = Dose() }

enum BrewInput: Sendable { case plus }

func coffee() -> Component<Void, Brew, BrewInput, HTML> {
  Component(.reduce { brew, _ in brew.beans.grams += 1 }) { brew, send in
    button("More beans", .onClick { send(.plus) })
  }
}

enum SaveError: Error, Equatable { case unreachable }

struct TodosWorld: Sendable {
  var save: @Sendable ([String]) async throws(SaveError) -> Void
}

struct Todos: Equatable, Sendable {
  enum Saving: Equatable, Sendable {
    case saved
    case failed(SaveError)
  }

  var items: [String] = []
  var text = ""
  var beans = Dose()
  var prices: [Int]?
  var saving = Saving.saved
}

enum TodosInput: Sendable { case add }

func todosPage() -> Component<TodosWorld, Todos, TodosInput, HTML> {
  Component(.reduce { todos, _ in todos.items.append("Buy beans") }) { todos, send in
    button("Add", .onClick { send(.add) })
  }
}

struct TodoID: Hashable, Sendable { var number = 0 }

let navigation: Navigation<Brew, BrewInput> = Navigation(
  Route.path("brews").segment(.integer), state: Lens<Brew, Int>(\.beans.grams),
  input: { _ in BrewInput.plus })

let css = ""
let committed = ""

@MainActor let program = Program(
  todosPage(), state: Todos(), world: TodosWorld { _ throws(SaveError) in })
@MainActor let explorer = Explorer(program)
@MainActor let walk = { @MainActor in
  guard let walk = try? explorer.walk(depth: 1) else { preconditionFailure("todos are walked") }
  return walk
}()

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor let saver = Exploration("Saver") { try Explorer(program).walk(depth: 1, progress: $0) }
