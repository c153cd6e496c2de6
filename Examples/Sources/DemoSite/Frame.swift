import Arco
import ArcoHTML
import ArcoWeb

/// A component with the way back to the index above it.
func framed<World, State, Input>(
  _ component: Component<World, State, Input, HTML>, world: World
) -> Component<World, State, Input, HTML> {
  Component(
    .empty(),
    Face { parts in
      let inner = parts.attach(
        component, state: Itself<State>(), input: Itself<Input>(), world: world)
      return parts.view { _, _ in
        nav(.ariaLabel("Examples")) { a("← All examples", .href("/")) }
        inner
      }
    })
}
