import Arco
import ArcoSwiftUI
import SwiftUI
import Testing

@MainActor struct SelectionTests {
  struct Menu: Sendable {
    var cups = Rows([("a", 1), ("b", 2), ("c", 3)])
    var chosen: String?
  }

  enum MenuInput: Sendable {
    case cup(String, Int)
    case choose(String?)
  }

  static let cups = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }.child(
    each: Lens(\Menu.cups),
    input: Prism({ MenuInput.cup($0, $1) }) {
      if case .cup(let id, let input) = $0 { (id, input) } else { nil }
    })

  @Test func `a row that a person selects is named by its id in the state`() {
    let menu = Dispatcher<Void, Menu, MenuInput> {
      Self.cups
      Dispatcher.reduce { menu, input in if case .choose(let id) = input { menu.chosen = id } }
    }
    let model = ComponentModel(
      Component(
        menu,
        .showing { menu, send, parts in
          List(selection: send.binding(menu.chosen, MenuInput.choose)) {
            ForEach(
              Array(
                zip(
                  menu.cups.keys,
                  parts.place(Self.cups, Face { count, _ in Text("\(count) cups") }).elements)),
              id: \.0
            ) { $0.1 }
          }
        }), state: Menu())
    let screen = Screen(ComponentView(model))
    #expect(screen.select("2 cups"))
    #expect(model.state.chosen == "b")
    model.send(.cup("b", 5))
    screen.settle()
    #expect(screen.select("7 cups"))
    #expect(!screen.select("2 cups"))
    #expect(screen.select("1 cups"))
    #expect(model.state.chosen == "a")
  }

  @Test func `a list of placed rows selects by the ids in the state`() {
    struct Numbers: Sendable {
      var cups = Rows([(101, 1), (102, 2), (103, 3)])
      var chosen: Int?
    }
    enum NumbersInput: Sendable {
      case cup(Int, Int)
      case choose(Int?)
    }
    let cups = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }.child(
      each: Lens(\Numbers.cups),
      input: Prism({ NumbersInput.cup($0, $1) }) {
        if case .cup(let id, let input) = $0 { (id, input) } else { nil }
      })
    let numbers = Dispatcher<Void, Numbers, NumbersInput> {
      cups
      Dispatcher.reduce { numbers, input in
        if case .choose(let id) = input { numbers.chosen = id }
      }
    }
    for isTyped in [false, true] {
      let model = ComponentModel(
        Component(
          numbers,
          .showing { numbers, send, parts in
            let rows = parts.place(cups, Face { count, _ in Text("\(count) cups") })
            List(selection: send.binding(numbers.chosen, NumbersInput.choose)) {
              if isTyped { rows.rows(by: Int.self) } else { rows }
            }
          }), state: Numbers())
      let screen = Screen(ComponentView(model))
      #expect(screen.select("2 cups"))
      #expect(model.state.chosen == 102)
    }
  }
}
