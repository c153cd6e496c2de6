import Arco
import ArcoHTML
import ArcoWeb

/// A component with the way back to the index above it.
func framed<World, State, Input>(
  _ component: Component<World, State, Input, HTML>
) -> Component<World, State, Input, HTML> {
  let whole = component.dispatcher.child(state: Itself<State>(), input: Itself<Input>())
  return Component(
    Dispatcher { whole },
    Face.placing { parts in
      let inner = parts.place(whole, component.face)
      return parts.view { _, _ in
        nav(.ariaLabel("Examples")) { a("← All examples", .href("/")) }
        inner
      }
    })
}
