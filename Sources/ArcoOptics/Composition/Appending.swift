extension AffineOptic {
  /// Returns the optic that goes on from this one's part.
  ///
  ///     Shop.lenses.brew.appending(Brew.lenses.beans)
  ///
  /// The result is as strong as the weaker of the two: see ``Then``.
  @inlinable
  public func appending<Next: AffineOptic>(_ next: Next) -> Then<Self, Next>
  where Next.Whole == Part {
    Then(self, next)
  }
}

extension Affine {
  /// Returns the stored affine that goes on from this one's part.
  @inlinable
  public func appending<Deeper>(_ next: Affine<Part, Deeper>) -> Affine<Whole, Deeper> {
    Affine<Whole, Deeper>(Then(self, next))
  }
}

extension Lens {
  /// Returns the stored lens that goes on from this one's part.
  @inlinable
  public func appending<Deeper>(_ next: Lens<Part, Deeper>) -> Lens<Whole, Deeper> {
    Lens<Whole, Deeper>(Then(self, next))
  }
}

extension Prism {
  /// Returns the stored prism that goes on from this one's part.
  @inlinable
  public func appending<Deeper>(_ next: Prism<Part, Deeper>) -> Prism<Whole, Deeper> {
    Prism<Whole, Deeper>(Then(self, next))
  }
}

extension Iso {
  /// Returns the stored iso that goes on from this one's part.
  @inlinable
  public func appending<Deeper>(_ next: Iso<Part, Deeper>) -> Iso<Whole, Deeper> {
    Iso<Whole, Deeper>(Then(self, next))
  }
}
