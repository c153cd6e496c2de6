import Arco
import ArcoSwiftUI
import SwiftUI
import Testing

@MainActor struct AlertTests {
  struct Save: Sendable {
    var isFailed = true
    var heard: [SaveInput] = []
  }

  enum SaveInput: Sendable, Equatable {
    case again
    case explain
    case later
  }

  func model() -> ComponentModel<Void, Save, SaveInput, ViewContent> {
    let save = Dispatcher<Void, Save, SaveInput>.reduce { save, input in
      save.heard.append(input)
      if input != .explain { save.isFailed = false }
    }
    return ComponentModel(
      Component(
        save,
        .placing { parts in
          let isFailed = parts.presence(of: { $0.isFailed }, dismiss: .later)
          return parts.view { save, send in
            Text("to do")
              .alert("Not saved", isPresented: isFailed) {
                Button("Try again") { send(.again) }
                Button("Why?") { send(.explain) }
              } message: {
                Text("failed")
              }
          }
        }), state: Save())
  }

  @Test(arguments: Screen.DismissalOrder.allCases)
  func `no dismissal comes after a button that took the alert away`(order: Screen.DismissalOrder) {
    let model = model()
    let screen = Screen(ComponentView(model), order: order)
    #expect(screen.texts.contains("failed"))
    screen.press("Try again")
    #expect(model.state.heard == (order == .actionFirst ? [.again] : [.later, .again]))
    #expect(!screen.texts.contains("failed"))
  }

  @Test(arguments: Screen.DismissalOrder.allCases)
  func `a button that leaves the state as it was has the alert dismissed`(
    order: Screen.DismissalOrder
  ) {
    let model = model()
    let screen = Screen(ComponentView(model), order: order)
    screen.press("Why?")
    #expect(
      model.state.heard == (order == .actionFirst ? [.explain, .later] : [.later, .explain]))
    #expect(!screen.texts.contains("failed"))
  }

  @Test func `a dismissal without a button is an input`() {
    let model = model()
    let screen = Screen(ComponentView(model))
    screen.dismiss()
    #expect(model.state.heard == [.later])
  }

  @Test func `an alert comes and goes beside a view of another part`() {
    let save = Dispatcher<Void, Save, SaveInput>.reduce { save, input in
      save.isFailed = input == .again
    }
    let model = ComponentModel(
      Component(
        save,
        .placing { parts in
          parts.view(of: Lens(\Save.heard)) { heard, send in
            Text("\(heard.count) heard")
              .alert(
                "Not saved", isPresented: parts.presence(of: { $0.isFailed }, dismiss: .later)
              ) { Button("OK") {} }
          }
        }), state: Save(isFailed: false))
    let screen = Screen(ComponentView(model))
    #expect(screen.presented == [])
    model.send(.again)
    screen.settle()
    #expect(screen.presented == ["alert"])
    model.send(.later)
    screen.settle()
    #expect(screen.presented == [])
  }
}
