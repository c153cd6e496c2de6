// What the examples of ArcoCore take for given: a brew of two doses, a list of todos and a shop.
import ArcoHTML
import ArcoWeb
import ArcoWebTesting

struct Dose: Feature, Equatable, Sendable {
  var grams = 15
  typealias Input = DoseInput
}

enum DoseInput: Sendable {
  case plus, minus
  case set(Int)
}

@Optics struct Brew: Feature, Equatable {
  var beans: Dose = given()
  var water: Dose = given()
  var ratio: Int { water.grams / max(1, beans.grams) }
  var hasWater: Bool { water.grams > 0 }
  typealias Input = BrewInput
}

@Optics enum BrewInput {
  case beans(DoseInput)
  case water(DoseInput)
}

let dose: Dispatcher<Void, Dose, DoseInput> = given()
let beans = dose.child(state: Brew.lenses.beans, input: BrewInput.prisms.beans)
let water = dose.child(state: Brew.lenses.water, input: BrewInput.prisms.water)
let brew: Dispatcher<Void, Brew, BrewInput> = given()

func doseFace(_ label: String) -> Face<Dose, DoseInput, HTML> { given() }
func brewFace() -> Face<Brew, BrewInput, HTML> { given() }
func coffee() -> Component<Void, Brew, BrewInput, HTML> { given() }

struct Todo: Equatable, Sendable {
  var title: String
  var notes = ""
  var isDone = false
}

enum TodoInput: Sendable { case toggle }

let todo: Dispatcher<Void, Todo, TodoInput> = given()

enum Filter: Sendable {
  case all, active
  func shows(_ todo: Todo) -> Bool { self == .all || !todo.isDone }
}

struct Detail: Equatable, Sendable { var notes = "" }

let notes: Dispatcher<Void, Detail, String> = given()

@Optics struct Todos: Equatable {
  var items: Rows<Int, Todo> = given()
  var filter = Filter.all
  var detail: Detail?
}

@Optics enum TodosInput {
  case row(Int, TodoInput)
  case detail(String)
  case save, saved
  case failed(SaveError)
}

enum SaveError: Error { case unreachable }

let todos: Dispatcher<World, Todos, TodosInput> = given()

func todosPage() -> Component<World, Todos, TodosInput, HTML> { given() }

@Optics struct Shop {
  var prices: Prices = given()
  var found: [String] = []
}

@Optics enum ShopInput {
  case prices(PricesInput)
  case found([String])
  case hideToast
}

let shop = Dispatcher<World, Shop, ShopInput>.empty()

struct Prices: Sendable {
  var all: [Int] = []
  var isLoading = false
  var article: Int?
}

enum PricesInput: Equatable, Sendable {
  case load, tookTooLong
  case loaded([Int])
  case price(Int)
}

struct Market: Sendable {}
let prices: Dispatcher<Market, Prices, PricesInput> = given()
let load: Effect<World, Prices, PricesInput> = given()

struct World: Sendable {
  var market = Market()
  var prices: AsyncStream<Int> { given() }
  func prices(of article: Int) -> AsyncStream<Int> { given() }
  func listen(_ hear: @Sendable (Int) -> Void) -> Listening { given() }
  func ask(_ answer: @escaping @Sendable ([Int]) -> Void) -> Cancellation { .none }
  var load: @Sendable () async -> [Int] = { [] }
  func order(once key: String) async -> [Int] { [] }
  var save: @Sendable (Rows<Int, Todo>) async throws(SaveError) -> Void = { _ in }
  var backUp: @Sendable (Rows<Int, Todo>) async -> Void = { _ in }
  var search: @Sendable (String) async -> [String] = { _ in [] }
}

struct Listening: Sendable { func stop() {} }

let world = World()

@Optics struct Note: Feature, Equatable {
  let id: Int
  var text = ""
  enum Input: Sendable { case write(String) }
}

@Optics struct Board: Feature, Equatable {
  var note: Note?
  @Optics enum Input {
    case note(Note.Input)
    case close
  }
}

let note: DispatcherOf<Note> = given()
nonisolated(unsafe) var shelf: Rows<Int, Todo> = given()
