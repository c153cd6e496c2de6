import ArcoArchitectures
import ArcoComonads
import ReaderFeature

/// Moves of several parts, each at one stroke: a question to one part, and what its answer means to
/// the others. They are steps of the monad that comes with the reader's comonad.
extension Update where C == FeedReader, Value == Void {
  /// Puts the feed that the wizard ends with onto the shelf, if there is one, and shows the shelf.
  package static var collect: Update {
    asked(.collect).flatMap { answer in
      guard case .feed(let feed?) = answer else { return .staying }
      return onShelf { $0.add(feed) }.then(showingShelf)
    }
  }

  /// Takes the feed off the shelf whose farewell is agreed, if there is one, and says so.
  package static var takeOff: Update {
    leaving.flatMap { address in
      guard let address else { return .staying }
      return onShelf { $0.remove(address) }.then(gone)
    }
  }

  /// Lays out what is found on the shelf, beginning at the first page.
  package static var layOut: Update {
    moving { reader in
      let pages = Pages(reader.found, length: reader.first.pageLength)
      return Place.pages.position(reader, pages)
    }
  }

  private static func onShelf(_ change: @escaping (inout Shelf) -> Void) -> Update {
    State<Shelf, Void>.modify(change).lifted(along: Place.shelf)
  }

  private static var showingShelf: Update {
    Update<Column, Void>.show(.left).lifted(along: Place.column)
  }

  private static var gone: Update {
    Action<Leaving, Leaving.Input, Void>.input(.gone).lifted(along: Place.leaving)
  }

  private static var leaving: Update<FeedReader, FeedAddress?> {
    Action<Leaving, Leaving.Input, FeedAddress?>.observe { $0.agreed }
      .lifted(along: Place.leaving)
  }

  private static func asked(_ query: Subscribing.Query) -> Update<FeedReader, Subscribing.Answer> {
    Update<Cofrees<Subscribing>, Subscribing.Answer>.query(query).lifted(along: Place.wizard)
  }
}

extension FeedReader.Shape {
  /// What is on the shelf and has the words that are looked for.
  package var found: [Entry] {
    Place.shelf.shape(self).entries(with: Place.search.shape(self).state.words)
  }

  /// Whether the pages hold what is found.
  package var isLaidOut: Bool { Place.pages.shape(self).found == found }
}
