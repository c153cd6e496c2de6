import ArcoArchitectures
import ArcoComonads
import ArcoHTML
import ReaderFeature

/// A view of the reader's that lacks who handles its moves of a `C`.
package typealias Pane<C: Container> = UI<ReaderWorld, C, HTML>

/// The architecture of the shelf: a store beside a machine.
public typealias Feeds = Day<Stores<Shelf>, Moores<Leaving, Leaving.Input>>
/// That, or the wizard in its place.
public typealias Column = Switches<Feeds, Cofrees<Subscribing>>
/// The architecture of what is found: a machine beside a row of pages.
public typealias Finding = Day<Moores<Searching, Searching.Input>, Stores<Pages>>
/// The architecture of the whole: both, in what was seen, in an edition.
public typealias FeedReader = Day<Envs<Edition>, Day<Traces<SeenEntries>, Day<Column, Finding>>>

/// Where each part of the reader is: spaces and updates are carried along these.
package enum Place {
  package static let seen = inEdition.appending(.first())
  package static let column = desk.appending(.first())
  package static let wizard = column.appending(.right())
  package static let shelf = feeds.appending(.first())
  package static let leaving = feeds.appending(.second())
  package static let search = finding.appending(.first())
  package static let pages = finding.appending(.second())

  private static let inEdition:
    Morphism<FeedReader, Day<Traces<SeenEntries>, Day<Column, Finding>>> =
      .second()
  private static let desk = inEdition.appending(.second())
  private static let feeds = column.appending(.left())
  private static let finding = desk.appending(.second())
}
