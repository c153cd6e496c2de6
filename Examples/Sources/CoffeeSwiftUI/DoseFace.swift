#if canImport(SwiftUI)
  import Arco
  import ArcoSwiftUI
  import CoffeeFeature
  import SwiftUI

  /// The face of a dose: its amount, and a slider between two buttons.
  @MainActor
  public func doseFace(_ name: String) -> ViewFace<Dose> {
    Face { dose, send in
      VStack(alignment: .leading) {
        Text("\(name): \(dose.text)")
        HStack {
          Button {
            send(.minus)
          } label: {
            Image(systemName: "minus")
          }
          .accessibilityLabel("One gram less: \(name)")
          Slider(value: send.binding(dose.grams, Dose.Input.set), in: Dose.range, step: 0.5)
            .accessibilityLabel(name)
          Button {
            send(.plus)
          } label: {
            Image(systemName: "plus")
          }
          .accessibilityLabel("One gram more: \(name)")
        }
      }
    }
  }
#endif
