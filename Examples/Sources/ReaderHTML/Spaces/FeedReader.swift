import ArcoArchitectures
import ArcoComonads
import ArcoHTML
import ReaderFeature

/// The whole reader: all parts side by side, each with its own comonad, and none changed for this.
///
/// A part knows only its own moves. What a move of one part means to another part is defined here,
/// after `onEffectAction`. Moves of several parts at once are in `Moves.swift`.
///
/// - Source: after Xavier, *A real-world application with a comonadic user interface*: a feed
///   reader.
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
  // A cofree comonad, which does not know the shelf.
  let wizard = feedWizard(suggesting: edition.suggestions).map { wizard in
    view { _, reader in
      wizard.lift(along: Place.wizard).onEffectAction { _ in .move(.collect) }(reader)
    }
  }
  // A switch: one of the two is shown, and the other keeps its state.
  let column = Switch(left: shelf, right: wizard).extend { column in
    view { seen, reader in
      section(.class("column"), .ariaLabel("Shelf")) {
        column.extract()(seen)(reader)
        door(column.side(), reader.narrow(along: Place.column))
      }
    }
  }
  // Another machine, beside a store that is a zipper to its pager. Looking at an entry is a move of
  // `Traced`.
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
  // Side by side, within a `Traced` that adds up the seen entries, within an `Env`.
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

/// A view of the whole, which also gets the seen entries.
private func view(
  @HTML.Builder _ make: @escaping (SeenEntries, Handler<ReaderWorld, FeedReader>) -> HTML
) -> (SeenEntries) -> Pane<FeedReader> {
  { seen in Pane { reader in make(seen, reader) } }
}

/// The button between the shelf and the wizard.
private func door(_ side: Side, _ handle: Handler<ReaderWorld, Column>) -> HTML {
  switch side {
  case .left: button("Add a feed", .onClick { handle(.show(.right)) })
  case .right: button("Back to the shelf", .class("quiet"), .onClick { handle(.show(.left)) })
  }
}
