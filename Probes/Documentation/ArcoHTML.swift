// What the examples of ArcoHTML take for given: what a view shows, and how it sends.
import ArcoHTML

struct Todo: Identifiable {
  struct ID: RawRepresentable, Hashable { let rawValue: Int }

  let id: ID
  var title = "Buy beans"
  var isDone = false
}

struct Recipe {
  var beans = 15.0
  var water = 30.0
}

enum Size: String {
  case small
  case large
}

struct Profile { var homepage = "https://example.org" }

enum Input {
  case add(String)
  case set(Double)
  case save(Recipe)
  case more
  case keep
  case close
  case begin(at: ElementPoint)
  case drag(to: ElementPoint)
  case end(at: ElementPoint)
  case hover(ElementPoint)
  case zoom(by: Double)
  case choose(Span)
  case reset
}

struct Span {
  var low = 0
  var high = 9
}

let span = ScriptFormat<Span>(
  read: { _ in Span() },
  write: { .record([.init("low", .number(Double($0.low)))]) })

struct Shown {
  var query = ""
  var searches = 0
  var span = Span()
}

let page = Shown()
let state = Shown()

let todo = Todo(id: Todo.ID(rawValue: 1))
let todos = [todo]
let profile = Profile()
let (grams, ratio) = (15.0, 2.0)

func send(_ input: Input) {}
