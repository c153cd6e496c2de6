import ArcoArchitectures
import ArcoComonads
import ArcoHTML
import ReaderFeature

/// The search field: a machine, which changes with each typed text.
package func wordSearch() -> Moore<
  Searching, Searching.Input, Pane<Moores<Searching, Searching.Input>>
> {
  Moore(initial: Searching(), update: Searching.step) { searching in
    Pane { handle in
      HTML.search(.class("line")) {
        label("Search", .for("words"))
        input(
          .type(.text), .id("words"), .value(searching.words), .dir("auto"), .autocomplete("off"),
          .maxlength(Searching.wordsLimit), .onInput { handle(.input(.write($0))) })
        button(
          "Clear", .class("quiet"), .ariaDisabled(searching.words.isEmpty),
          .onClick { handle(.input(.clear)) })
      }
    }
  }
}
