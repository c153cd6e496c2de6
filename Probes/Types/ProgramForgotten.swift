// A host that is given a component and its state apart.
import Arco
import ArcoHTML
import ArcoWeb
import Models

@MainActor func start() {
  let sweeten = Component(sugar) { sugar, send in p("\(sugar.lumps)") }
  _ = Page(sweeten, state: Sugar())
  // error: to expected argument type 'Program<World, State, Input, HTML>'
}
