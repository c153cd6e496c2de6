// What the examples of ArcoSwiftUI take for given: a brew, todos, an order, a recipe and a shop.
import Arco
import ArcoReplay
import ArcoSwiftUI
import SwiftUI

// On macOS a C type of this name comes with SwiftUI.
import struct ArcoCore.Component

struct Dose: Equatable, Sendable { var grams = 15.0 }

enum DoseInput: Sendable {
  case plus
  case set(Double)
}

let dose = Dispatcher<Void, Dose, DoseInput>.reduce { dose, input in
  switch input {
  case .plus: dose.grams = min(50, dose.grams + 1)
  case .set(let grams): dose.grams = min(max(0, grams), 50)
  }
}

@MainActor func doseFace(_ name: String) -> Face<Dose, DoseInput, ViewContent> {
  Face { dose, send in Button("\(name): \(Int(dose.grams))g") { send(.plus) } }
}

struct Brew: Sendable {
  var beans = Dose()
  var isDecaf = false
}

enum BrewInput: Sendable {
  case beans(DoseInput)
  case decaf(Bool)
}

let beans = dose.child(
  state: Lens(\Brew.beans),
  input: Prism(BrewInput.beans) { if case .beans(let input) = $0 { input } else { nil } })
let brew = Dispatcher<Void, Brew, BrewInput> {
  beans
  Dispatcher.reduce { brew, input in if case .decaf(let isOn) = input { brew.isDecaf = isOn } }
}

@MainActor func coffee() -> Component<Void, Brew, BrewInput, ViewContent> {
  Component(brew) { brew, send in
    Button("\(Int(brew.beans.grams))g") { send(.beans(.plus)) }
  }
}

@MainActor let model = ComponentModel(coffee(), state: Brew())

struct Todo: Equatable, Sendable { var title = "" }

enum TodoInput: Sendable {
  case rename(String)
  case delete
}

enum NotesInput: Sendable { case close }

struct Todos: Sendable {
  var items = Rows<Int, Todo>()
  var notes: String?
  var isAsked = false
}

enum TodosInput: Sendable {
  case row(Int, TodoInput)
  case notes(NotesInput)
  case remove([Int])
  case reload
  case ask
  case clear
  case keep
}

let rows = Dispatcher<Void, Todo, TodoInput>.empty().child(
  each: Lens(\Todos.items),
  input: Prism(TodosInput.row) {
    if case .row(let id, let input) = $0 { (id, input) } else { nil }
  })
let notes = Dispatcher<Void, String, NotesInput>.empty().child(
  state: Lens(\Todos.notes).appending(Some<String>()),
  input: Prism(TodosInput.notes) { if case .notes(let input) = $0 { input } else { nil } })

@MainActor func todoFace() -> Face<Todo, TodoInput, ViewContent> {
  Face { todo, _ in Text(todo.title) }
}

@MainActor func notesFace() -> Face<String, NotesInput, ViewContent> {
  Face { notes, _ in Text(notes) }
}

struct TodosWorld: Sendable {}

let world = TodosWorld()

@MainActor func todos() -> Component<TodosWorld, Todos, TodosInput, ViewContent> {
  Component(.empty()) { todos, _ in Text("\(todos.items.count) to do") }
}

enum Field: Hashable, Sendable {
  case name
  case note
}

struct Order: Equatable, Sendable {
  var name = ""
  var focus: Field?
}

enum OrderInput: Sendable {
  case name(String)
  case focus(Field?)
}

struct Recipe: Sendable { var steps = Rows<Int, String>() }

enum RecipeInput: Sendable {
  case step(Int, Never)
  case pop(to: Int)
}

let steps = Dispatcher<Void, String, Never>.empty().child(
  each: Lens(\Recipe.steps),
  input: Prism(RecipeInput.step) {
    if case .step(let id, let input) = $0 { (id, input) } else { nil }
  })

@MainActor func stepFace() -> Face<String, Never, ViewContent> { Face { step, _ in Text(step) } }

struct Receipt: Identifiable, Sendable { let id: Int }

struct Shop: Sendable { var receipt: Receipt? }

enum ShopInput: Sendable { case closeReceipt }

struct ShopView: View {
  let receipt: Binding<Receipt?>

  var body: some View { Text("Shop") }
}
