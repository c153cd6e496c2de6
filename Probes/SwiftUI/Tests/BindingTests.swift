import Arco
import ArcoSwiftUI
import SwiftUI
import Testing

@MainActor struct BindingTests {
  @Test func `a slider shows the limit that the state has, however often it is pushed further`() {
    let model = ComponentModel(limitedView(), state: 5)
    let screen = Screen(ComponentView(model))
    for _ in 0..<3 {
      screen.setNumber((screen.number() ?? 0) + 1)
      #expect(model.state == 5)
      #expect(screen.number() == 5)
    }
  }

  @Test func `so does one in a view of its own that is handed send`() {
    let model = ComponentModel(
      Component(limited) { number, send in OwnSlider(number: number, send: send) }, state: 5)
    let screen = Screen(ComponentView(model))
    for _ in 0..<3 {
      screen.setNumber((screen.number() ?? 0) + 1)
      #expect(screen.number() == 5)
    }
  }

  @Test func `a control reads what it wrote until its view runs again`() {
    var bindings: [Binding<Double>] = []
    let model = ComponentModel(
      Component(limited) { number, send in
        let made = send.binding(number, LimitedInput.set)
        let _ = bindings.append(made)
        Slider(value: made, in: 0...50)
      }, state: 5)
    let screen = Screen(ComponentView(model))
    let written = bindings.last
    written?.wrappedValue = 7
    #expect(written?.wrappedValue == 7)
    screen.settle()
    #expect(written?.wrappedValue == 5)
    #expect(bindings.last?.wrappedValue == 5)
    #expect(bindings.count == 2)
  }

  @Test func `an input that nothing answers leaves the control as it was`() {
    let model = ComponentModel(
      Component(Dispatcher<Void, Double, LimitedInput>.empty()) { number, send in
        Slider(value: send.binding(number, LimitedInput.set), in: 0...50)
      }, state: 1)
    let screen = Screen(ComponentView(model))
    screen.setNumber(9)
    #expect(screen.number() == 1)
  }
}
