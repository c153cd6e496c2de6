// What the examples in the documentation comments of ArcoTesting take for given.
import ArcoArchitectures
import ArcoComonads
import ArcoCore
import ArcoForms
import ArcoHTML
import ArcoOptics
import ArcoRoutes
import ArcoStore
import ArcoTesting
import ArcoWeb
import ArcoWorld
import Testing
import XCTest

struct Dose: Equatable, Sendable {
  var grams: Int
  var label: String
}

enum DoseInput: CaseIterable, Sendable {
  case more
  case less
}

struct Brew: Equatable, Sendable, Generatable {
  var beans: Dose
  var water: Dose
  var ratio: Double { Double(water.grams) / Double(beans.grams) }

  static let generator = Generator { choices in
    Brew(beans: choices.draw(), water: choices.draw())
  }
}

enum BrewInput: Sendable {
  case beans(DoseInput)
  case water(DoseInput)

  struct Prisms: Sendable {
    let beans = Prism(BrewInput.beans) { if case .beans(let dose) = $0 { dose } else { nil } }
    let water = Prism(BrewInput.water) { if case .water(let dose) = $0 { dose } else { nil } }
  }
  static let prisms = Prisms()
}

struct Shop: Equatable, Sendable, Generatable {
  var brew: Brew
  var dose: Dose
  var order: Order
  var orders: [String]
  var spare: Dose?

  static let generator = Generator { choices in
    Shop(
      brew: choices.draw(), dose: choices.draw(), order: choices.draw(), orders: choices.draw(),
      spare: choices.draw())
  }
}

enum ShopInput: Sendable {
  case brew(BrewInput)
  case close

  struct Prisms: Sendable {
    let brew = Prism(ShopInput.brew) { if case .brew(let input) = $0 { input } else { nil } }
  }
  static let prisms = Prisms()
}

enum Order: Equatable, Sendable, Generatable {
  case nothing
  case dose(Dose)
  case note(String)

  struct Prisms: Sendable {
    let dose = Prism(Order.dose, footprint: .case(1)) {
      if case .dose(let dose) = $0 { dose } else { nil }
    }
  }
  static let prisms = Prisms()

  static let generator = Generator<Order>.oneOf([
    .just(.nothing), Dose.generator.map(Order.dose), String.generator.map(Order.note),
  ])
}

struct DoseLens: LensOptic {
  func get(_ shop: Shop) -> Dose { shop.dose }
  func modify<R, E: Error>(_ shop: inout Shop, _ body: (inout Dose) throws(E) -> R) throws(E) -> R {
    try body(&shop.dose)
  }
}

enum TodosInput: Equatable, Sendable {
  case clear
  case row(Int, Bool)
}

struct User: Hashable, Sendable {
  var name: String
  var age: Int
}

enum Pages: Container {
  static func root(_ page: Int) -> Int { page }
  static func reshape(_ page: Int, at other: Int) -> Int { other }
  static func compose(_ page: Int, _ first: Int, _ then: Int) -> Int { then }
}

struct Form: Equatable, Sendable {
  var text = ""
  var isSaving = false
}

enum FormInput: Equatable, Sendable {
  case load
  case loaded(String)
  case save
  case saved
  case failed

  struct Prisms: Sendable {
    let loaded = Prism(FormInput.loaded) { if case .loaded(let text) = $0 { text } else { nil } }
  }
  static let prisms = Prisms()

  var isAnswer: Bool { self == .saved || self == .failed }
}

struct Server: Sendable {
  enum Reply {
    case ok
    case error
  }
  var reply: Reply
}

struct World: Sendable {
  var random = RandomSource.live
  var ids = IDSource.live
}

struct Cart: Equatable, VersionedState {
  var items = 0

  static let versions = StateVersions(Cart.self)
}

let folder = "Samples"

struct Search {
  var text = ""
}

let dose = Dose.generator
let brews = Brew.generator
let brewInputs = Generator<BrewInput>.oneOf([
  Generator<DoseInput>.anyCase.map(BrewInput.beans),
  Generator<DoseInput>.anyCase.map(BrewInput.water),
])
let shops = Shop.generator
let shopInputs = Generator<ShopInput>.oneOf([brewInputs.map(ShopInput.brew), .just(.close)])
let users = [User(name: "Ada", age: 36), User(name: "Bob", age: 36)]
let names = ["Ada", "Bob"]

let rows = Generator<(Int, Bool)>.pair(.integer(), .bool)
let inputs = Generator<TodosInput>.oneOf([.just(.clear), rows.map(TodosInput.row)])
let row = Prism(TodosInput.row) {
  if case .row(let id, let isDone) = $0 { (id, isDone) } else { nil }
}

let entries = Fold<[String: Int], (String, Int)> { $0.map { ($0.key, $0.value) } }
let tables = [String: Int].generator

let weighing = Dispatcher<Void, Dose, DoseInput>.reduce { dose, input in
  dose.grams &+= input == .more ? 1 : -1
}
let labelling = Dispatcher<Void, Dose, DoseInput>.reduce { dose, _ in dose.label = "new" }
let beans = weighing.widen(state: Lens(\Brew.beans), input: BrewInput.prisms.beans)
let water = weighing.widen(state: Lens(\Brew.water), input: BrewInput.prisms.water)
let rinsing = Dispatcher<Void, Brew, BrewInput>.reduce { brew, _ in brew.water.grams = 0 }

let search = Dispatcher<Void, Search, String>.reduce { search, text in search.text = text }

let form = Dispatcher<Server, Form, FormInput>.update { form, input in
  switch input {
  case .load:
    return .task { _, out in out.send(.loaded("draft")) }
  case .loaded(let text):
    form.text = text
    return .none
  case .save:
    form.isSaving = true
    return .task { server, out in out.send(server.reply == .ok ? .saved : .failed) }
      .finishing(within: .seconds(5))
  case .saved, .failed:
    form.isSaving = false
    return .none
  }
}

@MainActor func formPage() -> Component<Server, Form, FormInput, HTML> {
  Component(form) { state, send in
    button(state.isSaving ? "Saving" : "Save", .onClick { send(.save) })
  }
}

@MainActor let test = TestDriver(form, state: Form(), world: Server(reply: .ok))

@MainActor func totalView(_ total: Int, _ send: Send<Int>) -> HTML {
  button("\(total)", .onClick { send(5) })
}
