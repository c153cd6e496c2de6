import ArcoArchitectures
import ArcoComonads
import ArcoHTML
import ReaderFeature

/// The whole: all parts side by side, each of its own comonad, and none changed for it.
///
/// A part knows its own moves. What one part's move means to another stands here, after
/// `onEffectAction`; the moves themselves, each of several parts at one stroke, are in `Moves.swift`.
///
/// - Source: after Xavier, *A real-world application with a comonadic user interface*: a feed reader.
package func feedReader(
  _ edition: Edition, _ feeds: Shelf
) -> Space<FeedReader, Pane<FeedReader>> {
  // A store beside a machine.
  let shelf = feedShelf(feeds).zip(farewell()) { shelf, farewell in
    view { seen, reader in
      shelf(seen) { feed in
        farewell(feed).lift(along: Place.leaving).onEffectAction { _ in .move(.takeOff) }(reader)
      }
      .lift(along: Place.shelf)(reader)
    }
  }
  // Cofree, which knows of no shelf.
  let wizard = feedWizard(suggesting: edition.suggestions).map { wizard in
    view { _, reader in
      wizard.lift(along: Place.wizard).onEffectAction { _ in .move(.collect) }(reader)
    }
  }
  // Both of these in one place: one is shown, and the other waits as it was.
  let column = Switch(left: shelf, right: wizard).extend { column in
    view { seen, reader in
      section(.class("column"), .ariaLabel("Shelf")) {
        column.extract()(seen)(reader)
        door(column.side(), reader.narrow(along: Place.column))
      }
    }
  }
  // Another machine, beside a store that is a zipper to its pager. Who looks at an entry, tells.
  let finding = wordSearch().zip(foundPages(Pages([], length: edition.pageLength))) {
    search, pages in
    view { seen, reader in
      let tell = reader.narrow(along: Place.seen)
      div(.class("finding")) {
        search.lift(along: Place.search)(reader)
        pages(seen) { id in tell(.tell(SeenEntries(id))) }.lift(along: Place.pages)(reader)
      }
    }
  }
  // Side by side. What was told adds up around them, and around all is an edition.
  let desk = column.zip(finding) { column, finding in
    view { seen, reader in
      div(.class("desk")) {
        column(seen)(reader)
        finding(seen)(reader)
      }
    }
  }
  return EnvT(surroundings: edition, TracedT(tracing: desk))
    .extend { reader in
      reader.extract().map { desk in
        section(.class("reader"), .ariaLabel(reader.ask().title)) { desk }
      }
    }
    .onEffectAction { $0.isLaidOut ? .none : .move(.layOut) }
    .select(.layOut)
}

/// A view of the whole, by what was seen.
private func view(
  @HTML.Builder _ make: @escaping (SeenEntries, Handler<ReaderWorld, FeedReader>) -> HTML
) -> (SeenEntries) -> Pane<FeedReader> {
  { seen in Pane { reader in make(seen, reader) } }
}

/// From the shelf to the wizard and back.
private func door(_ side: Side, _ handle: Handler<ReaderWorld, Column>) -> HTML {
  switch side {
  case .left: button("Add a feed", .onClick { handle(.show(.right)) })
  case .right: button("Back to the shelf", .class("quiet"), .onClick { handle(.show(.left)) })
  }
}
