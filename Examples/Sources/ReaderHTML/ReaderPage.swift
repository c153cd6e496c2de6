import Arco
import ArcoArchitectures
import ArcoHTML
import ArcoWeb
import ListingHTML
import ReaderFeature
import ReaderListings

/// The reader as a component that any host runs.
public func readerProgram(
  _ edition: Edition = .kiosk, _ feeds: Shelf = .kiosk, world: ReaderWorld
) -> Program<ReaderWorld, Present<FeedReader>, Act<ReaderWorld, FeedReader>, HTML> {
  feedReader(edition, feeds).explore(environment: world)
}

/// The reader under its name and above its source.
public func readerPage(
  _ edition: Edition = .kiosk, _ feeds: Shelf = .kiosk, world: ReaderWorld
) -> Program<ReaderWorld, Present<FeedReader>, Act<ReaderWorld, FeedReader>, HTML> {
  let program = readerProgram(edition, feeds, world: world)
  let whole = program.component.dispatcher.child(
    state: Itself<Present<FeedReader>>(), input: Itself<Act<ReaderWorld, FeedReader>>())
  let framed = Component(
    Dispatcher { whole },
    Face.placing { parts in
      let piece = parts.place(whole, program.component.face)
      return parts.view { _, _ in
        nav(.class("ways"), .ariaLabel("Gallery")) { a("← Gallery", .href("/gallery")) }
        main(.class("card", "exhibit")) {
          h1(edition.title)
          p("Six comonads side by side")
          section(.class("piece")) { piece }
          gain
          for (index, listing) in Listing.reader.enumerated() {
            source(listing, isOpen: index == 0)
          }
        }
      }
    })
  return Program(framed, state: program.state, world: program.world)
}

/// What it buys.
private var gain: HTML {
  .list([
    p(
      """
      The shelf is a store and can be anything. The search and the farewell are machines, moved by \
      their inputs alone. The wizard is cofree: it is asked, and answers. The pages are a zipper to \
      the pager, which can only turn them. What was seen adds up and is never taken back. The \
      edition around them all never changes.
      """),
    p(
      """
      None of them knows another, and each can be tested by itself. Side by side they are one \
      comonad again, so there is one monad of moves for all: the wizard is asked for its feed, the \
      feed goes onto the shelf, the wizard makes way and the pages are laid out anew in a single step.
      """),
  ])
}

/// What was written to make it, file by file.
private func source(_ listing: Listing, isOpen: Bool) -> HTML {
  details(.class("listing"), .open(isOpen)) {
    summary(listing.file)
    lines(of: listing)
  }
}
