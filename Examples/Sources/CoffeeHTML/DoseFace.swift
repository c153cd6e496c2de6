import Arco
import ArcoHTML
import ArcoWeb
import CoffeeFeature

/// A dose with its reading, a slider and two buttons.
///
/// - Parameter id: the slider's; two doses on one page need two.
public func doseFace(_ name: String, id: String) -> Face<Dose, DoseInput, HTML> {
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
          .type(.range), .id(id), .min("0"), .max("50"), .step("0.5"),
          .value(dose.sliderText), .ariaValueText(dose.text), .throttle(milliseconds: 30),
          .onInput { text in if let grams = Double(text) { send(.set(grams)) } })
        button(
          "+", .type(.button), .class("round"), .ariaLabel("One gram more: \(name)"),
          .onClick { send(.plus) })
      }
    }
  }
}

extension Dose {
  /// The amount as a browser writes a slider's value: `"15"`, `"15.5"`.
  fileprivate var sliderText: String {
    let halves = Int(grams * 2)
    return halves % 2 == 0 ? "\(halves / 2)" : "\(halves / 2).5"
  }
}
