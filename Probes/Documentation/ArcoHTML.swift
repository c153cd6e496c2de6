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
}

let todo = Todo(id: Todo.ID(rawValue: 1))
let todos = [todo]
let profile = Profile()
let (grams, ratio) = (15.0, 2.0)

func send(_ input: Input) {}
