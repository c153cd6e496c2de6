// A user's app. All three imports are in one file, and no name is ambiguous.
import Arco
import ArcoChecks
import ArcoSwiftUI
import CoffeeFeature
import CoffeeSwiftUI
import CountersSwiftUI
import EditorSwiftUI
import LoginFeature
import LoginSwiftUI
import StepperSwiftUI
import SwiftUI
import TodosFeature
import TodosSwiftUI

/// Keeps the model, to send inputs from outside the component.
struct KeptScreen: View {
  @State private var model = ComponentModel(coffee(), state: Brew(), trace: .printed)

  var body: some View {
    VStack {
      ComponentView(model)
      Slider(
        value: model.binding(\.beans.grams) { .beans(.set($0)) }, in: Dose.range, step: 0.5)
      Text("\(model.state.beans.text)")
      Button("More") { model.send(.beans(.plus), animation: .default) }
    }
  }
}

/// A stack of screens, which are rows of the state.
struct Step: Sendable {
  var name = ""
}

enum RecipeInput: Sendable {
  case step(Int, Never)
  case pop(to: Int)
}

let step = Dispatcher<Void, Step, Never>.empty()
let steps = step.child(
  each: Itself<Rows<Int, Step>>(),
  input: Prism(RecipeInput.step) {
    if case .step(let id, let input) = $0 { (id, input) } else { nil }
  }
)
let recipe = Dispatcher<Void, Rows<Int, Step>, RecipeInput> {
  steps
  Dispatcher.reduce { steps, input in
    guard case .pop(to: let count) = input else { return }
    for id in steps.keys.dropFirst(count) { steps.remove(id: id) }
  }
}

@MainActor func recipeFace() -> Face<Rows<Int, Step>, RecipeInput, ViewContent> {
  .showing { recipe, send, parts in
    NavigationStack(
      path: parts.place(steps, Face { step, _ in Text(step.name) }).path { send(.pop(to: $0)) }
    ) {
      Text("\(recipe.count) steps")
        .navigationDestination(for: ViewContent.Element.self) { $0 }
    }
  }
}

/// Shows the screen that the last argument names. `make apple` asks for one after another.
@main struct CoffeeApp: App {
  var body: some Scene {
    WindowGroup {
      switch CommandLine.arguments.last {
      case "coffee": CoffeeScreen()
      case "stepper": StepperScreen()
      case "counters": CountersScreen()
      case "todos": TodosScreen(world: TodosWorld(save: { _ in }))
      case "editor": EditorScreen()
      case "login": LoginScreen(world: LoginWorld(logIn: { _ in }, logOut: {}))
      case "shelf": ShelfTabs()
      case let name:
        if let check = Check.all.first(where: { $0.name == name }) {
          check.screen()
        } else {
          KeptScreen()
          ComponentView(Component(recipe, recipeFace()), state: Rows())
        }
      }
    }
  }
}
