public import ArcoOptics

extension RouteParts {
  /// The part of a state that an address shows.
  ///
  /// Made by ``RouteOptic/shown(at:)``.
  /// - Base: the route.
  /// - Place: where its value is in the state.
  public struct Shown<Base: RouteOptic, Place: AffineOptic>: Sendable
  where Base.Part == Place.Part {
    @usableFromInline
    let base: Base
    @usableFromInline
    let place: Place

    @inlinable
    init(_ base: Base, _ place: Place) {
      self.base = base
      self.place = place
    }

    /// Returns the address that shows a state; nil where the part is absent or has no address.
    @inlinable
    public func address(of state: Place.Whole) -> Address? {
      guard let part = place.extract(state) else { return nil }
      return base.address(of: part)
    }

    /// Writes what an address shows into the state; all else stays as it is.
    ///
    /// Returns whether the part is there to be written.
    /// - Throws: ``RouteError`` where the address is not one of the route; the state then stays.
    @inlinable
    @discardableResult
    public func show(_ address: String, in state: inout Place.Whole) throws(RouteError) -> Bool {
      let part = try base.read(address)
      return place.modifyIfPresent(&state) { $0 = part } != nil
    }
  }
}

extension RouteOptic {
  /// Returns what an address of this route shows of a state.
  ///
  ///     let shown = shop.shown(at: Shop.lenses.page)
  ///     try shown.show("/cart", in: &state)         // state.page == .cart
  ///     shown.address(of: state)?.text              // "/cart"
  ///
  /// Laws, checked by `ShownTests`: show the address of a state, and nothing changes; the address
  /// of what was shown is that address, in normal form; the rest of the state stays.
  /// - Parameter place: an affine that writes to a part that the state has: a lens, or an optional
  ///   within one.
  @inlinable
  public func shown<Place: AffineOptic>(at place: Place) -> RouteParts.Shown<Self, Place>
  where Place.Part == Part {
    RouteParts.Shown(self, place)
  }
}
