import Arco
import ArcoArchitectures
import ArcoComonads
import ArcoHTML
import ArcoWeb
import ReaderFeature

/// The reader as a component that any host runs.
public func readerProgram(
  _ edition: Edition = .kiosk, _ feeds: Shelf = .kiosk, world: ReaderWorld
) -> Program<ReaderWorld, Present<FeedReader>, Act<ReaderWorld, FeedReader>, HTML> {
  feedReader(edition, feeds).explore(environment: world)
}

/// The reader under its name, with what it buys below.
public func readerPage(
  _ edition: Edition = .kiosk, _ feeds: Shelf = .kiosk, world: ReaderWorld
) -> DayComponent<
  ReaderWorld, Present<FeedReader>, Present<Identities>, Act<ReaderWorld, FeedReader>, Never, HTML
> {
  let reader = readerProgram(edition, feeds, world: world)
  return DayComponent(reader, IdentityComponent(gain)) { piece, gain in
    main(.class("card", "exhibit")) {
      h1(edition.title)
      p("Six comonads side by side")
      section(.class("piece")) { piece }
      gain
    }
  }
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
