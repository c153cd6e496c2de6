import ArcoArchitectures
import ArcoComonads
import ReaderFeature

/// Moves of several parts in a single step: a query to one part, and the effect of its answer on
/// other parts. They are steps of the monad that belongs to the reader's comonad.
extension Update where C == FeedReader, Value == Void {
  /// Moves the feed of the finished wizard to the shelf, if there is one, and shows the shelf.
  package static var collect: Update {
    asked(.collect).flatMap { answer in
      guard case .feed(let feed?) = answer else { return .staying }
      return onShelf { $0.add(feed) }.then(showingShelf)
    }
  }

  /// Removes the feed whose removal the user agreed to, if there is one, and tells the machine.
  package static var takeOff: Update {
    leaving.flatMap { address in
      guard let address else { return .staying }
      return onShelf { $0.remove(address) }.then(gone)
    }
  }

  /// Lays out the found entries, with the first page in view.
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
  /// The entries on the shelf that contain the search words.
  package var found: [Entry] {
    Place.shelf.shape(self).entries(with: Place.search.shape(self).state.words)
  }

  /// Whether the pages show the found entries.
  package var isLaidOut: Bool { Place.pages.shape(self).found == found }
}
