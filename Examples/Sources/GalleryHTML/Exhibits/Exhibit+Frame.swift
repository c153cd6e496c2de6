import Arco
import ArcoArchitectures
import ArcoComonads
import ArcoHTML
import ArcoWeb
import ListingHTML

extension Exhibit {
  /// Returns a component beside the exhibit's name, text and source code.
  func hung<World, State, Input>(
    _ program: Program<World, State, Input, HTML>
  ) -> DayComponent<World, State, Present<Identities>, Input, Never, HTML> {
    DayComponent(program, IdentityComponent(source([listing]))) { piece, source in
      .list([
        ways,
        sourceBeside(
          main(.class("card", "exhibit")) {
            h1(name)
            p(about)
            section(.class("piece"), .ariaLabel(about)) { piece }
            p(gain)
          }, source),
      ])
    }
  }

  /// Links to the gallery's index, and to the pages before and after this one.
  private var ways: HTML {
    nav(.class("ways"), .ariaLabel("Gallery")) {
      a("← Gallery", .href("/gallery"))
      a("Previous: \(previous.name)", .rel("prev"), .href(previous.address))
      a("Next: \(next.name)", .rel("next"), .href(next.address))
    }
  }
}
