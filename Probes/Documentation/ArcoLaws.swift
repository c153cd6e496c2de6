// What the examples in the documentation comments of ArcoLaws take for given.
import ArcoArchitectures
import ArcoHTML
import ArcoWeb
import Testing
import XCTest

struct Dose: Codable, Equatable, Sendable {
  var grams: Int
  var label: String
}

enum DoseInput: CaseIterable, Sendable { case more, less }

struct Brew: Equatable, Sendable, Generatable {
  var beans: Dose
  var water: Dose
  var ratio: Double { given() }
  static let generator: Generator<Brew> = given()
}

@Optics enum BrewInput {
  case beans(DoseInput)
  case water(DoseInput)
}

struct Shop: Equatable, Sendable, Generatable {
  var brew: Brew
  var dose: Dose
  var order: Order
  var orders: [String]
  var spare: Dose?
  static let generator: Generator<Shop> = given()
}

@Optics enum ShopInput {
  case brew(BrewInput)
  case close
}

@Optics enum Order: Equatable, Generatable {
  case nothing
  case dose(Dose)
  case note(String)
  static let generator: Generator<Order> = given()
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

struct Search { var text = "" }

let dose = Dose.generator
let brews = Brew.generator
let brewInputs: Generator<BrewInput> = given()
let shops = Shop.generator
let shopInputs: Generator<ShopInput> = given()
let users = [User(name: "Ada", age: 36), User(name: "Bob", age: 36)]
let names = ["Ada", "Bob"]

let rows: Generator<(Int, Bool)> = given()
let inputs: Generator<TodosInput> = given()
let row = Prism(TodosInput.row) {
  if case .row(let id, let isDone) = $0 { (id, isDone) } else { nil }
}

let entries: Fold<[String: Int], (String, Int)> = given()
let tables = [String: Int].generator

let weighing: Dispatcher<Void, Dose, DoseInput> = given()
let labelling: Dispatcher<Void, Dose, DoseInput> = given()
let beans = weighing.widen(state: Lens(\Brew.beans), input: BrewInput.prisms.beans)
let water = weighing.widen(state: Lens(\Brew.water), input: BrewInput.prisms.water)
let rinsing: Dispatcher<Void, Brew, BrewInput> = given()
let search: Dispatcher<Void, Search, String> = given()
