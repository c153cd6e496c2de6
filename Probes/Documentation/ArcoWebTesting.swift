// What the examples of ArcoWebTesting take for given, below those of ArcoWeb: a page of todos.
import Testing

struct World: Sendable { func load() async -> [String] { given() } }

struct Todos: Sendable {
  var titles: [String] = []
  var isLoaded = false
}

enum TodosInput: Sendable {
  case load
  case add(String)
  case loaded([String])
}

let todos: Dispatcher<World, Todos, TodosInput> = given()

func todosPage() -> Component<World, Todos, TodosInput, HTML> { given() }

struct Span: Equatable {
  var low: Int
  var high: Int
}

let span: ScriptFormat<Span> = given()
let world = World()
@MainActor let page = { @MainActor in
  TestPage(todosPage(), state: Todos(), world: world)
}()
