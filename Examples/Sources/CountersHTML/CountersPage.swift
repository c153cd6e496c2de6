import Arco
import ArcoHTML
import ArcoWeb
import CountersFeature

/// The face of a counter with a name.
public func counterFace(_ name: String) -> PageFace<Counter> {
  Face { counter, send in
    fieldset(.class("counter")) {
      legend(name)
      div(.class("scale")) {
        button(
          "−", .type(.button), .class("round"), .ariaLabel("\(name): one less"),
          .onClick { send(.minus) })
        output("\(counter.count)", .ariaLabel(name))
        button(
          "+", .type(.button), .class("round"), .ariaLabel("\(name): one more"),
          .onClick { send(.plus) })
      }
    }
  }
}

/// The face of two counters, with the presses of both.
public func countersFace() -> PageFace<TwoCounters> {
  Face.showing { counters, _, parts in
    main(.class("card")) {
      h1("Two counters")
      parts.place(leftCounter, counterFace("Left"))
      parts.place(rightCounter, counterFace("Right"))
      p {
        "Presses in all: "
        output("\(counters.presses)", .ariaLabel("Presses in all"))
      }
    }
  }
}

/// The component of the counters example.
public func countersPage() -> PageComponent<TwoCounters> {
  Component(twoCounters, countersFace())
}
