import Arco
import ArcoHTML
import ArcoWeb

extension Exhibit {
  /// Hangs a component under its name and above its source.
  func hung<World, State, Input>(
    _ program: Program<World, State, Input, HTML>
  ) -> Program<World, State, Input, HTML> {
    let component = program.component
    let whole = component.dispatcher.child(state: Itself<State>(), input: Itself<Input>())
    let framed = Component(
      Dispatcher { whole },
      Face.placing { parts in
        let piece = parts.place(whole, component.face)
        return parts.view { _, _ in
          ways
          main(.class("card", "exhibit")) {
            h1(name)
            p(about)
            section(.class("piece"), .ariaLabel(about)) { piece }
            p(gain)
            source
          }
        }
      })
    return Program(framed, state: program.state, world: program.world)
  }

  /// The ways out: to the gallery's entrance, and round to the pages beside this one.
  private var ways: HTML {
    nav(.class("ways"), .ariaLabel("Gallery")) {
      a("← Gallery", .href("/gallery"))
      a("Previous: \(previous.name)", .rel("prev"), .href(previous.address))
      a("Next: \(next.name)", .rel("next"), .href(next.address))
    }
  }

  /// What was written to make it. Can be scrolled, and so be focused.
  private var source: HTML {
    figure(.class("listing")) {
      figcaption(file, .id("file"))
      pre(.tabindex(0), .role("region"), .ariaLabelledBy("file")) { code(listing) }
    }
  }
}
