import Arco
import ArcoHTML
import ArcoWeb
import StepperFeature

/// The component: a number between two buttons.
public func stepperPage() -> Component<Void, Int, StepperInput, HTML> {
  Component(stepper) { value, send in
    main(.class("card")) {
      h1("Stepper")
      div(.class("stepper"), .role("group"), .ariaLabelledBy("value-name")) {
        p("Value", .id("value-name"))
        div(.class("scale")) {
          button(
            "−", .type(.button), .class("round"), .ariaLabel("Decrement"),
            .onClick { send(.decrement) })
          output("\(value)", .ariaLabelledBy("value-name"))
          button(
            "+", .type(.button), .class("round"), .ariaLabel("Increment"),
            .onClick { send(.increment) })
        }
      }
    }
  }
}
