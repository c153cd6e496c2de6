// What the examples of ArcoCore take for given: a brew of two doses, a list of todos and a shop.
import Arco
import ArcoHTML
import ArcoWebTesting

struct Dose: Equatable, Sendable { var grams = 15 }

enum DoseInput: Sendable {
  case plus
  case minus
  case set(Int)
}

struct Brew: Equatable, Sendable {
  var beans = Dose()
  var water = Dose(grams: 30)

  struct Lenses: Sendable {
    let beans = Lens(\Brew.beans)
    let water = Lens(\Brew.water)
  }

  static let lenses = Lenses()
}

enum BrewInput: Sendable {
  case beans(DoseInput)
  case water(DoseInput)

  struct Prisms: Sendable {
    let beans = Prism(BrewInput.beans) { if case .beans(let input) = $0 { input } else { nil } }
    let water = Prism(BrewInput.water) { if case .water(let input) = $0 { input } else { nil } }
  }

  static let prisms = Prisms()
}

let dose = Dispatcher<Void, Dose, DoseInput>.reduce { dose, input in
  switch input {
  case .plus: dose.grams = min(50, dose.grams + 1)
  case .minus: dose.grams = max(0, dose.grams - 1)
  case .set(let grams): dose.grams = min(max(0, grams), 50)
  }
}

let beans = dose.child(state: Brew.lenses.beans, input: BrewInput.prisms.beans)
let water = dose.child(state: Brew.lenses.water, input: BrewInput.prisms.water)
let brew = Dispatcher<Void, Brew, BrewInput> {
  beans
  water
}

func doseFace(_ label: String) -> Face<Dose, DoseInput, HTML> {
  Face { dose, send in
    p("\(label): \(dose.grams)g")
    button("+", .onClick { send(.plus) })
  }
}

func brewFace() -> Face<Brew, BrewInput, HTML> {
  .placing { parts in
    let beansView = parts.place(beans, doseFace("Beans"))
    return parts.view { _, _ in main { beansView } }
  }
}

func coffee() -> Component<Void, Brew, BrewInput, HTML> { Component(brew, brewFace()) }

struct Todo: Equatable, Sendable {
  var title: String
  var notes = ""
  var isDone = false
}

enum TodoInput: Sendable { case toggle }

let todo = Dispatcher<Void, Todo, TodoInput>.reduce { todo, _ in todo.isDone.toggle() }

enum Filter: Sendable {
  case all
  case active

  func shows(_ todo: Todo) -> Bool { self == .all || !todo.isDone }
}

struct Detail: Equatable, Sendable { var notes = "" }

let notes = Dispatcher<Void, Detail, String>.reduce { detail, text in detail.notes = text }

struct Todos: Equatable, Sendable {
  var items = Rows<Int, Todo>()
  var filter = Filter.all
  var detail: Detail?

  struct Lenses: Sendable { let items = Lens(\Todos.items) }

  static let lenses = Lenses()
}

enum TodosInput: Sendable {
  case row(Int, TodoInput)
  case detail(String)
  case save
  case saved
  case failed(SaveError)

  struct Prisms: Sendable {
    let row = Prism(TodosInput.row) {
      if case .row(let id, let input) = $0 { (id, input) } else { nil }
    }
    let detail = Prism(TodosInput.detail) {
      if case .detail(let text) = $0 { text } else { nil }
    }
  }

  static let prisms = Prisms()
}

enum SaveError: Error { case unreachable }

let todos = Dispatcher<World, Todos, TodosInput> {
  todo.child(each: Todos.lenses.items, input: TodosInput.prisms.row)
}

func todosPage() -> Component<World, Todos, TodosInput, HTML> {
  Component(todos) { todos, _ in p("\(todos.items.count) to do") }
}

struct Shop: Sendable {
  var prices = Prices()
  var found: [String] = []

  struct Lenses: Sendable { let prices = Lens(\Shop.prices) }

  static let lenses = Lenses()
}

enum ShopInput: Sendable {
  case prices(PricesInput)
  case found([String])
  case hideToast

  struct Prisms: Sendable {
    let prices = Prism(ShopInput.prices) { if case .prices(let input) = $0 { input } else { nil } }
  }

  static let prisms = Prisms()
}

let shop = Dispatcher<World, Shop, ShopInput>.empty()

struct Prices: Sendable {
  var all: [Int] = []
  var isLoading = false
  var article: Int?
}

enum PricesInput: Equatable, Sendable {
  case load
  case loaded([Int])
  case tookTooLong
  case price(Int)
}

let load = Effect<World, Prices, PricesInput>.task { world, out in
  out.send(.loaded(await world.load()))
}

struct World: Sendable {
  var prices: AsyncStream<Int> { AsyncStream { $0.finish() } }
  func prices(of article: Int) -> AsyncStream<Int> { prices }
  func listen(_ hear: @Sendable (Int) -> Void) -> Listening { Listening() }
  func ask(_ answer: @escaping @Sendable ([Int]) -> Void) -> Cancellation { .none }
  func load() async -> [Int] { [] }
  func order(once key: String) async -> [Int] { [] }
  func save(_ todos: Rows<Int, Todo>) async throws(SaveError) {}
  func backUp(_ todos: Rows<Int, Todo>) async {}
  func search(_ text: String) async -> [String] { [] }
}

struct Listening: Sendable { func stop() {} }

let world = World()
