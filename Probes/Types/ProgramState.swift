// A component at a state of another type.
import Arco
import ArcoHTML
import ArcoWeb
import Models

@MainActor func start() {
  let sweeten = Component(sugar) { sugar, send in p("\(sugar.lumps)") }
  _ = Page(Program(sweeten, state: Cup()))
  // error: cannot convert value of type 'Cup' to expected argument type 'Sugar'
}
