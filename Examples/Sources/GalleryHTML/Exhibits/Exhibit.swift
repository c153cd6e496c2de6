import Arco
import ArcoHTML
import ArcoWeb
import ListingHTML

/// A page of the gallery: a component of one comonad, and the source that makes it.
public struct Exhibit: Sendable {
  /// Where it hangs.
  public let address: WebAddress
  /// The comonad.
  public let name: String
  /// What is to be seen.
  public let about: String
  /// What the comonad buys.
  public let gain: String
  /// Its source.
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

  /// Starts its component, framed, in the isolation of its owner.
  public func page(
    interpretation: Interpretation = .live, isolation: isolated any Actor = #isolation
  ) -> Page {
    open(self, interpretation, isolation)
  }
}
