import Arco
import ArcoSwiftUI
import SwiftUI
import Testing

/// A form as the articles have one, and an input method.
@MainActor struct FormTests {
  enum Field: Hashable, Sendable {
    case name
    case title
  }

  struct Order: Equatable, Sendable {
    var name = ""
    var title = ""
    var focus: Field? = .name
  }

  enum OrderInput: Sendable {
    case name(String)
    case title(String)
    case focus(Field?)
    case next
  }

  static let order = Dispatcher<Void, Order, OrderInput>.reduce { order, input in
    switch input {
    case .name(let name): order.name = name
    case .title(let title): order.title = title.filter { $0 != " " }
    case .focus(let field): order.focus = field
    case .next: order.focus = order.focus == .name ? .title : nil
    }
  }

  func shown(isDraft: Bool) -> (ComponentModel<Void, Order, OrderInput, ViewContent>, Screen) {
    let face = Face<Order, OrderInput, ViewContent>.placing { parts in
      let focus = parts.focus(on: { $0.focus }, OrderInput.focus)
      let draft = parts.local("")
      return parts.view { order, send in
        Form {
          FocusReader(focus) { focused in
            TextField("Name", text: send.binding(order.name, OrderInput.name))
              .focused(focused, equals: .name)
              .onSubmit { send(.next) }
            TextField(
              "Title",
              text: isDraft
                ? draft.binding { send(.title($0)) } : send.binding(order.title, OrderInput.title)
            )
            .focused(focused, equals: .title)
          }
        }
      }
    }
    let model = ComponentModel(Component(Self.order, face), state: Order())
    return (model, Screen(ComponentView(model)))
  }

  let stages = ["n", "に", "にh", "にほn", "にほん", "日本"]

  @Test func `a word is composed in a field whose state keeps the text, and return goes on`() {
    let (model, screen) = shown(isDraft: true)
    #expect(screen.focused == "Name")
    #expect(screen.compose(stages, into: "Name"))
    #expect(screen.compose(["ご", "語"], into: "Name"))
    #expect(model.state.name == "日本語")
    screen.submit("Name")
    #expect(screen.focused == "Title")
  }

  @Test func `a state that makes another text of it ends a composition, and with a draft it lasts`()
  {
    let blank = ["に", "に ほ", "日本"]
    #expect(!shown(isDraft: false).1.compose(blank, into: "Title"))
    let (model, screen) = shown(isDraft: true)
    #expect(screen.compose(blank, into: "Title"))
    #expect(model.state.title == "日本")
  }
}
