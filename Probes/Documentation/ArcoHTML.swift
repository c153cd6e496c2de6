// What the examples of ArcoHTML take for given: what a view shows, and how it sends.

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

enum Size: String { case small, large }
struct Profile { var homepage = "https://example.org" }

enum Input {
  case more, keep, close, reset
  case add(String)
  case set(Double)
  case save(Recipe)
  case begin(at: HTML.Point)
  case drag(to: HTML.Point)
  case end(at: HTML.Point)
  case hover(HTML.Point)
  case zoom(by: Double)
  case choose(Span)
}

struct Span {
  var low = 0
  var high = 9
}

struct Shown {
  var query = ""
  var searches = 0
  var span = Span()
}

let span: ScriptFormat<Span> = given()
let page = Shown()
let state = Shown()
let todo = Todo(id: Todo.ID(rawValue: 1))
let todos = [todo]
let profile = Profile()
let (grams, ratio) = (15.0, 2.0)

func send(_ input: Input) {}
