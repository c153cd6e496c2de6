import Arco
import ArcoHTML
import ArcoWeb
import CoffeeFeature

/// The face of a dose: its amount, a slider and two buttons.
///
/// - Parameter id: the id of the slider, unique on the page.
public func doseFace(_ name: String, id: String) -> PageFace<Dose> {
  Face { dose, send in
    section(.class("dose")) {
      p(.class("reading")) {
        label(name, .for(id))
        ": "
        output(dose.text, .for(id))
      }
      div(.class("scale")) {
        button(
          "−", .type(.button), .class("round"), .ariaLabel("One gram less: \(name)"),
          .onClick { send(.minus) })
        input(
          .type(.range), .id(id), .min(Dose.range.lowerBound), .max(Dose.range.upperBound),
          .step(0.5), .value(dose.grams), .ariaValueText(dose.text), .throttle(.milliseconds(30)),
          .onNumber { send(.set($0)) })
        button(
          "+", .type(.button), .class("round"), .ariaLabel("One gram more: \(name)"),
          .onClick { send(.plus) })
      }
    }
  }
}
