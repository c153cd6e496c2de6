import ArcoArchitectures
import ArcoComonads
import ArcoHTML
import ReaderFeature

/// A view of the reader that still needs a handler for its moves of a `C`.
package typealias Pane<C: Container> = UI<ReaderWorld, C, HTML>

/// The architecture of the shelf: a store beside a machine.
public typealias Feeds = Day<Stores<Shelf>, Moores<Leaving, Leaving.Input>>
/// The shelf, or the wizard in its place.
public typealias Column = Switches<Feeds, Cofrees<Subscribing>>
/// The architecture of the search: a machine beside a row of pages.
public typealias Finding = Day<Moores<Searching, Searching.Input>, Stores<Pages>>
/// The architecture of the whole: both, within the seen entries, within an edition.
public typealias FeedReader = Day<Envs<Edition>, Day<Traces<SeenEntries>, Day<Column, Finding>>>

/// The morphisms to each part of the reader. Spaces and updates are mapped along them.
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
