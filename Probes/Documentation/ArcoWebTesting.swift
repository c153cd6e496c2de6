// What the examples of ArcoWebTesting take for given: a page of todos, and a brew.
import Arco
import ArcoHTML
import ArcoRoutes
import ArcoWeb
import ArcoWebTesting
import Testing

struct Brew: Sendable { var grams = 15 }

enum BrewInput: Sendable { case plus }

func coffee() -> Component<Void, Brew, BrewInput, HTML> {
  Component(.reduce { brew, _ in brew.grams += 1 }) { brew, send in
    output("\(brew.grams)g", .id("beans"))
    button("More beans", .onClick { send(.plus) })
  }
}

struct World: Sendable { func load() async -> [String] { ["Buy water"] } }

struct Todos: Sendable {
  var titles: [String] = []
  var isLoaded = false
}

enum TodosInput: Sendable {
  case add(String)
  case load
  case loaded([String])
}

let todos = Dispatcher<World, Todos, TodosInput>.update { todos, input in
  switch input {
  case .add(let title): todos.titles.append(title)
  case .load: return .task { world, out in out.send(.loaded(await world.load())) }
  case .loaded(let titles): todos = Todos(titles: titles, isLoaded: true)
  }
  return .none
}

func todosPage() -> Component<World, Todos, TodosInput, HTML> {
  Component(todos) { todos, send in
    form(.onSubmit(Field.text("title")) { send(.add($0)) }) {
      input(.name("title"), .ariaLabel("New todo"))
      button("Add")
    }
    button("Load", .onClick { send(.load) })
    if todos.isLoaded { p("Loaded") }
  }
}

struct Span: Equatable {
  var low: Int
  var high: Int
}

let span = ScriptFormat<Span>(
  read: { value in
    guard let low = value["low", .integer(in: 0...99)],
      let high = value["high", .integer(in: 0...99)]
    else { return nil }
    return Span(low: low, high: high)
  },
  write: { span in
    .record([
      .init("low", .number(Double(span.low))), .init("high", .number(Double(span.high))),
    ])
  })

let world = World()
@MainActor let page = { @MainActor in
  TestPage(Program(todosPage(), state: Todos(), world: world))
}()

enum Place: Equatable, Sendable {
  case list
  case cart
}

let shop = Route.oneOf {
  Route.path().into(Only(Place.list))
  Route.path("cart").into(Only(Place.cart))
}

struct Shop: Sendable { var place = Place.list }

enum ShopInput: Sendable { case visit(Place) }

func shopPage() -> Component<Void, Shop, ShopInput, HTML> {
  Component(
    .reduce { shop, input in
      switch input {
      case .visit(let place): shop.place = place
      }
    }
  ) { shop, send in p(shop.place == .cart ? "Cart" : "Items") }
}

let navigation = Navigation(shop, state: Lens(\Shop.place), input: ShopInput.visit)
