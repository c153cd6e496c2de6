import Arco
import ArcoSwiftUI
import SwiftUI
import Testing
import TodosFeature
import TodosSwiftUI

@MainActor struct RowTests {
  typealias Model = ComponentModel<TodosWorld, Todos, Todos.Input, ViewContent>

  func model() -> Model {
    ComponentModel(
      Component(todos, todosFace()), state: Todos("Grind the beans", "Boil water"),
      world: TodosWorld { _ in }, interpretation: .muted)
  }

  @Test func `a tap on one button of a to-do's row presses no other`() {
    let model = model()
    let screen = Screen(ComponentView(model))
    screen.press("Edit: Grind the beans")
    screen.press("Notes")
    #expect(model.state.detail?.id == 1)
    #expect(model.state.list.items.count == 2)
  }

  @Test func `the title of a to-do has the focus when it is unfolded`() {
    let screen = Screen(ComponentView(model()))
    #expect(screen.focused == nil)
    screen.press("Edit: Boil water")
    #expect(screen.focused == "Title")
  }

  @Test func `a to-do is swiped away or dragged, also while others are hidden`() {
    let model = model()
    for title in ["Pour", "Wait"] {
      model.send(.write(title))
      model.send(.add)
    }
    let screen = Screen(ComponentView(model))
    #expect(screen.moveRow(showing: "Wait: false", to: 0))
    #expect(model.state.list.items.keys == [4, 1, 2, 3])
    model.send(.row(4, .done(true)))
    model.send(.filter(.active))
    screen.settle()
    #expect(screen.moveRow(showing: "Grind the beans: false", to: 3))
    #expect(model.state.list.items.keys == [4, 2, 3, 1])
    #expect(screen.moveRow(showing: "Grind the beans: false", to: 1))
    #expect(model.state.list.items.keys == [4, 2, 1, 3])
    #expect(screen.deleteRow(showing: "Boil water: false"))
    #expect(model.state.list.items.keys == [4, 1, 3])
  }

  @Test func `a row's buttons that are not borderless all act on one tap`() {
    var pressed: [String] = []
    let screen = Screen(
      List {
        HStack {
          Button("one") { pressed.append("one") }
          Button("two") { pressed.append("two") }
        }
        Button("three") { pressed.append("three") }
      })
    screen.press("one")
    #expect(pressed == ["one", "two"])
  }

  @Test func `a title can be written that has blanks in it`() {
    let model = model()
    let screen = Screen(ComponentView(model))
    screen.press("Edit: Boil water")
    screen.type(" for two", into: "Title")
    #expect(screen.text(of: "Title") == "Boil water for two")
    #expect(model.state.list.items[id: 2]?.title == "Boil water for two")
  }

  @Test func `a title shows the blank at its end while it is written; the to-do has none`() {
    let model = model()
    let screen = Screen(ComponentView(model))
    screen.press("Edit: Boil water")
    screen.type(" ", into: "Title")
    #expect(screen.text(of: "Title") == "Boil water ")
    #expect(model.state.list.items[id: 2]?.title == "Boil water")
  }
}
