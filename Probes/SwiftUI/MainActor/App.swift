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
  .showing { brew, _, parts in
    VStack {
      parts.place(beans, doseFace("Beans"))
      parts.place(water, doseFace("Water"))
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
