public import ArcoOptics

extension RouteParts {
  /// A connection between addresses and one part of a state.
  ///
  /// Made by ``RouteOptic/shown(at:)``.
  /// - Base: the route.
  /// - Place: the optic to the part of the state.
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

    /// Returns the address of the part of a state; nil if the part is absent or has no address.
    @inlinable
    public func address(of state: Place.Whole) -> Address? {
      guard let part = place.extract(state) else { return nil }
      return base.address(of: part)
    }

    /// Reads an address, and writes its value into the part of the state. Everything else in the
    /// state remains.
    ///
    /// Returns false if the part is absent from the state.
    /// - Throws: ``RouteError`` if this route does not read the address. The state then remains
    ///   unchanged.
    @inlinable
    @discardableResult
    public func show(_ address: String, in state: inout Place.Whole) throws(RouteError) -> Bool {
      let part = try base.read(address)
      return place.modifyIfPresent(&state) { $0 = part } != nil
    }
  }
}

extension RouteOptic {
  /// Returns a connection between the addresses of this route and one part of a state.
  ///
  ///     let shown = shop.shown(at: Shop.lenses.page)
  ///     try shown.show("/cart", in: &state)         // state.page == .cart
  ///     shown.address(of: state)?.text              // "/cart"
  ///
  /// Laws, checked by `ShownTests`: showing the address of a state changes nothing; after an
  /// address was shown, the address of the state is that address in its normal form; the rest of
  /// the state remains.
  /// - Parameter place: an affine optic to the part, which can write the part if the state has it:
  ///   a lens, or an optional within a lens.
  @inlinable
  public func shown<Place: AffineOptic>(at place: Place) -> RouteParts.Shown<Self, Place>
  where Place.Part == Part {
    RouteParts.Shown(self, place)
  }
}
