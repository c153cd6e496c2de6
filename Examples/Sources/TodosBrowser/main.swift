import Arco
import ArcoBrowser
import TodosFeature
import TodosHTML

/// A world that stores the todos in the browser.
let world = TodosWorld(calling: { todos, answer in
  BrowserStorage.local.write(Todos.text(for: todos), under: "todos") { result in
    answer(result.mapError { $0 == .full ? .full(most: todos.count - 1) : .unreachable })
  }
})
let kept = BrowserStorage.local.text(under: "todos").flatMap { Todos(kept: $0) }

Browser.run(

  todosPage(), state: kept ?? Todos("Grind the beans", "Boil the water", "Pour, and wait"),
  world: world)
