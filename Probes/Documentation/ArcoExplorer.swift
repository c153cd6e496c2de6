// What the examples of ArcoExplorer take for given: a brew, todos that are saved outside, and walks.
import Testing

struct Dose: Equatable, Sendable { var grams = 15 }
struct Brew: Equatable, Sendable { var beans = Dose() }
enum BrewInput: Sendable { case plus }

func coffee() -> Component<Void, Brew, BrewInput, HTML> { given() }

enum SaveError: Error, Equatable { case unreachable }
struct TodosWorld: Sendable { var save: @Sendable ([String]) async throws(SaveError) -> Void }

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
struct TodoID: Hashable, Sendable { var number = 0 }

func todosPage() -> Component<TodosWorld, Todos, TodosInput, HTML> { given() }

let navigation: Navigation<Brew, BrewInput> = given()
let css = ""
let committed = ""

@MainActor let program = Program(
  todosPage(), state: Todos(), world: TodosWorld { _ throws(SaveError) in })
@MainActor let explorer = Explorer(program)
@MainActor let walk = { @MainActor in (try? explorer.walk(depth: 1)) ?? given() }()

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor let saver = Exploration("Saver") { try Explorer(program).walk(depth: 1, progress: $0) }
