extension Optic {
  /// Returns the optic that goes on from this one's part.
  ///
  ///     Shop.lenses.brew.appending(Brew.lenses.beans)
  ///
  /// The result can do what both can: see ``Then``. What two optics make that have no ability in
  /// common, a getter and a setter for example, can do nothing and compiles nowhere in use.
  @inlinable
  public func appending<Next: Optic>(_ next: Next) -> Then<Self, Next>
  where Next.Whole == Part {
    // One for all kinds: with one for each ability the compiler weighs them against each other at
    // every level, and a path of seven lenses is too long for it.
    Then(self, next)
  }
}
