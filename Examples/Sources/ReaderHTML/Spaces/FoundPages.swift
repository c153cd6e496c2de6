import Arco
import ArcoArchitectures
import ArcoComonads
import ArcoHTML
import ReaderFeature

/// The found entries on pages: a store, since another search needs another row; for its pager, a
/// zipper.
package func foundPages(
  _ pages: Pages
) -> Store<Pages, (SeenEntries, @escaping (Entry.ID) -> Void) -> Pane<Stores<Pages>>> {
  Store(pages) { pages in
    { seen, see in
      Pane { handle in
        section(.class("found"), .ariaLabel("Entries")) {
          ol(.class("entries")) {
            keyed(pages.inView) { entry in
              li(.class("seen", if: seen.contains(entry.id))) { shown(entry) { see(entry.id) } }
            }
          }
          if pages.found.isEmpty { p("Nothing was found.") }
          pager(pages.spot)(handle.narrow(along: row))
        }
      }
    }
  }
}

/// The morphism from the pages to their zipper.
package let row = Morphism<Stores<Pages>, Stores<Spot>>.lens(Lens(\Pages.spot))
  .appending(Morphism<Stores<Spot>, Zippers>.shapes())

/// A pager, which can only turn pages.
package func pager(_ spot: Spot) -> Pane<Zippers> {
  Pane { turn in
    nav(.class("line", "pager"), .ariaLabel("Pages")) {
      button(
        "Newer", .class("quiet"), .ariaDisabled(spot.left == spot.index),
        .onClick { turn(.left()) })
      output("Page \(spot.index + 1) of \(spot.count)", .ariaLabel("Page"))
      button(
        "Older", .class("quiet"), .ariaDisabled(spot.right == spot.index),
        .onClick { turn(.right()) })
    }
  }
}

/// An entry, which the user opens to see it.
private func shown(_ entry: Entry, see: @escaping () -> Void) -> HTML {
  details {
    summary(.onClick(see)) {
      strong(entry.title, .dir("auto"))
      small([entry.feed, entry.day].compactMap { $0 }.joined(separator: ", "))
    }
    p(entry.summary, .dir("auto"))
    if let address = entry.address { a("Read on", .href(address), .rel("noopener")) }
  }
}
