// What the examples of ArcoSwiftUI take for given: a brew, todos, an order, a recipe and a shop.
import ArcoReplay
import SwiftUI

// On macOS a C type of this name comes with SwiftUI.
import struct ArcoCore.Component

// The comonads, which few apps import, have a `State` too.
typealias State = SwiftUI.State

struct Dose: Equatable, Sendable { var grams = 15.0 }

enum DoseInput: Sendable {
  case plus
  case set(Double)
}

let dose: Dispatcher<Void, Dose, DoseInput> = given()

@MainActor func doseFace(_ name: String) -> Face<Dose, DoseInput, ViewContent> { given() }

@Optics struct Brew: Feature {
  var beans: Dose = given()
  var ratio: Int { given() }
  typealias Input = BrewInput
  var isDecaf = false
}

@Optics enum BrewInput {
  case beans(DoseInput)
  case decaf(Bool)
}

let beans = dose.child(state: Brew.lenses.beans, input: BrewInput.prisms.beans)
let brew: Dispatcher<Void, Brew, BrewInput> = given()

@MainActor func coffee() -> Component<Void, Brew, BrewInput, ViewContent> { given() }
@MainActor let model = ComponentModel(coffee(), state: Brew())

struct Todo: Equatable, Sendable { var title = "" }

enum TodoInput: Sendable {
  case rename(String)
  case delete
}

enum NotesInput: Sendable { case close }

@Optics struct Todos {
  var items: Rows<Int, Todo> = given()
  var notes: String?
  var isAsked = false
}

@Optics enum TodosInput {
  case row(Int, TodoInput)
  case notes(NotesInput)
  case remove([Int])
  case reload, ask, clear, keep
}

let rows = Dispatcher<Void, Todo, TodoInput>.empty()
  .child(each: Todos.lenses.items, input: TodosInput.prisms.row)
let notes = Dispatcher<Void, String, NotesInput>.empty()
  .child(ifPresent: Lens(\Todos.notes).some, input: TodosInput.prisms.notes)

@MainActor func todoFace() -> Face<Todo, TodoInput, ViewContent> { given() }
@MainActor func notesFace() -> Face<String, NotesInput, ViewContent> { given() }

struct TodosWorld: Sendable {}

let world = TodosWorld()

@MainActor func todos() -> Component<TodosWorld, Todos, TodosInput, ViewContent> { given() }

enum Field: Hashable, Sendable { case name, note }

struct Order: Equatable, Sendable {
  var name = ""
  var isGift = false
  var focus: Field?
}

enum OrderInput: Sendable {
  case name(String)
  case edit(Order)
  case focus(Field?)
}

@Optics struct Recipe { var steps: Rows<Int, String> = given() }

enum RecipeInput: Sendable {
  case step(Int, Never)
  case pop(to: Int)
  case push(Int)
}

let steps = Dispatcher<Void, String, Never>.empty().child(
  each: Recipe.lenses.steps,
  input: Prism(RecipeInput.step) {
    if case .step(let id, let input) = $0 { (id, input) } else { nil }
  })

@MainActor func stepFace() -> Face<String, Never, ViewContent> { given() }

struct Receipt: Identifiable, Sendable { let id: Int }
struct Shop: Sendable { var receipt: Receipt? }
enum ShopInput: Sendable { case closeReceipt }

struct ShopView: View {
  let receipt: Binding<Receipt?>
  var body: some View { Text("Shop") }
}

@MainActor func stepper() -> Store<Int, UI<Void, Stores<Int>, Button<Text>>> { given() }
@MainActor func wizard() -> Zipper<UI<Void, Zippers, Button<Text>>> { given() }
