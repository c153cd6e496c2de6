import Arco
import ArcoSwiftUI
import SwiftUI

@MainActor func doseFace(_ name: String) -> Face<Dose, DoseInput, ViewContent> {
  Face { dose, send in
    Text("\(name): \(Int(dose.grams))")
    Slider(value: send.binding(dose.grams, DoseInput.set), in: 0...50)
    Button("+") { send(.plus) }
  }
}

@MainActor func brewFace() -> Face<Brew, BrewInput, ViewContent> {
  .placing { parts in
    let beansView = parts.place(beans, doseFace("Beans"))
    let waterView = parts.place(water, doseFace("Water"))
    return parts.view { brew, _ in
      VStack {
        beansView
        waterView
      }
    }
  }
}

struct KeptScreen: View {
  @State private var model = ComponentModel(Component(brew, brewFace()), state: Brew())

  var body: some View { ComponentView(model) }
}

@main struct BrewApp: App {
  var body: some Scene {
    WindowGroup {
      ComponentView(Component(brew, brewFace()), state: Brew())
      KeptScreen()
    }
  }
}
