import Arco
import ArcoHTML
import ArcoWeb
import ListingHTML

/// A page of the gallery: a component of one comonad, with its source.
public struct Exhibit: Sendable {
  /// The address of the page.
  public let address: WebAddress
  /// The name of the comonad.
  public let name: String
  /// What the page shows.
  public let about: String
  /// The advantage of the comonad.
  public let gain: String
  /// The source of the component.
  public let listing: Listing

  private let open: @Sendable (Exhibit, Interpretation, isolated any Actor) -> Page

  init<World, State, Input>(
    _ address: WebAddress, _ name: String, _ about: String, _ gain: String,
    from source: Listing,
    _ piece: @escaping @Sendable () -> Program<World, State, Input, HTML>
  ) {
    self.address = address
    self.name = name
    self.about = about
    self.gain = gain
    self.listing = source
    self.open = { exhibit, interpretation, owner in
      Page(exhibit.hung(piece()), interpretation: interpretation, isolation: owner)
    }
  }

  /// Starts the component in a frame, in the isolation of its owner.
  public func page(
    interpretation: Interpretation = .live, isolation: isolated any Actor = #isolation
  ) -> Page {
    open(self, interpretation, isolation)
  }
}
