// What two optics make can do what both can, so there is one `appending` for each ability, and one
// more for each pair of abilities that an optic can have, which settles which one is meant.

extension FoldOptic {
  /// Returns the optic that goes on from this one's part.
  ///
  /// The result reads; it is as strong as the weaker of the two: see ``Then``.
  @inlinable
  public func appending<Next: FoldOptic>(_ next: Next) -> Then<Self, Next>
  where Next.Whole == Part {
    Then(self, next)
  }
}

extension SetterOptic {
  /// Returns the optic that goes on from this one's part.
  ///
  /// The result writes: see ``Then``.
  @inlinable
  public func appending<Next: SetterOptic>(_ next: Next) -> Then<Self, Next>
  where Next.Whole == Part {
    Then(self, next)
  }
}

extension ReviewOptic {
  /// Returns the optic that goes on from this one's part.
  ///
  /// The result builds: see ``Then``.
  @inlinable
  public func appending<Next: ReviewOptic>(_ next: Next) -> Then<Self, Next>
  where Next.Whole == Part {
    Then(self, next)
  }
}

extension TraversalOptic {
  /// Returns the optic that goes on from this one's part.
  ///
  ///     Shop.lenses.brew.appending(Brew.lenses.beans)
  ///
  /// The result reads and writes; it is as strong as the weaker of the two: see ``Then``.
  @inlinable
  public func appending<Next: TraversalOptic>(_ next: Next) -> Then<Self, Next>
  where Next.Whole == Part {
    Then(self, next)
  }
}

extension PrismOptic {
  /// Returns the optic that goes on from this one's part.
  ///
  /// The result is a prism, or an iso if both are: see ``Then``.
  @inlinable
  public func appending<Next: PrismOptic>(_ next: Next) -> Then<Self, Next>
  where Next.Whole == Part {
    Then(self, next)
  }
}
