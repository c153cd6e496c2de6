import Arco
import ArcoArchitectures
import ArcoComonads
import ArcoHTML
import ArcoWeb
import ReaderFeature

/// The reader as a program for any host.
public func readerProgram(
  _ edition: Edition = .kiosk, _ feeds: Shelf = .kiosk, world: ReaderWorld
) -> Program<ReaderWorld, Present<FeedReader>, Act<ReaderWorld, FeedReader>, HTML> {
  feedReader(edition, feeds).explore(environment: world)
}

/// The reader with its title, and a text about its architecture below.
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

/// The text about the architecture.
private var gain: HTML {
  .list([
    p(
      """
      The shelf is a store: any state can follow. The search and the removal are machines, which \
      change only by their inputs. The wizard is cofree: it answers queries. For the pager the pages \
      are a zipper, which it can only turn. Seen entries add up and are never taken back. The edition \
      around all of them never changes.
      """),
    p(
      """
      No part knows another, and each can be tested alone. Side by side they are again one \
      comonad, so there is one monad of moves for all parts: the wizard is asked for its feed, the \
      feed goes onto the shelf, the shelf is shown and the pages are laid out, all in a single step.
      """),
  ])
}
