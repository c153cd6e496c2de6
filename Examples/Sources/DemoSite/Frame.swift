import Arco
import ArcoArchitectures
import ArcoComonads
import ArcoHTML
import ArcoWeb
import ListingHTML

/// An example with its source beside it, which never changes.
func shown<World, State, Input>(
  _ program: Program<World, State, Input, HTML>, as example: Example, _ docs: Documentation,
  _ local: LocalSites
) -> DayComponent<World, State, Present<Identities>, Input, Never, HTML> {
  DayComponent(program, IdentityComponent(source(example.listings))) { piece, source in
    .list([
      wayBack,
      sourceBeside(
        div {
          piece
          docs.reading(example.articles)
        }, source),
      host(.server, other: local.address(of: example)),
    ])
  }
}

/// The same for a program whose state must not change, so that it can be kept in a store.
func surrounded<World, State, Input>(
  _ program: Program<World, State, Input, HTML>, as example: Example, _ docs: Documentation,
  _ local: LocalSites
) -> Program<World, State, Input, HTML> {
  let component = program.component
  let whole = component.dispatcher.child(state: Itself<State>(), input: Itself<Input>())
  let face = Face<State, Input, HTML>.placing { parts in
    let piece = parts.place(whole, component.face)
    let source = source(example.listings)
    return parts.view { _, _ in
      wayBack
      sourceBeside(
        div {
          piece
          docs.reading(example.articles)
        }, source)
      host(.server, other: local.address(of: example))
    }
  }
  return Program(
    Component(Dispatcher { whole }, face), state: program.state, world: program.world)
}

/// A component with a link above it: back to the index by default.
func framed<World, State, Input>(
  _ component: Component<World, State, Input, HTML>, by way: HTML = wayBack
) -> Component<World, State, Input, HTML> {
  let whole = component.dispatcher.child(state: Itself<State>(), input: Itself<Input>())
  return Component(
    Dispatcher { whole },
    Face.showing { _, _, parts in
      way
      parts.place(whole, component.face)
    })
}

/// A program with a link above it, back to the list of the 7GUIs.
func framed<World, State, Input>(
  _ program: Program<World, State, Input, HTML>
) -> Program<World, State, Input, HTML> {
  let way = nav(.ariaLabel("7GUIs")) { a("← 7GUIs", .href("/7guis")) }
  return Program(
    framed(program.component, by: way), state: program.state, world: program.world)
}

/// The link back to the index.
var wayBack: HTML { nav(.ariaLabel("Examples")) { a("← All examples", .href("/")) } }
