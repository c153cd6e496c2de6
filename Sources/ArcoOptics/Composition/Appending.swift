extension Optic {
  /// Returns the optic that goes on from this one's part.
  ///
  ///     let beans = Shop.lenses.brew.appending(Brew.lenses.beans)
  ///
  /// The result can do what both can: see ``StandardOptics/Then``. Two optics that have no ability in common, such
  /// as a getter and a setter, make one that can do nothing: the compiler refuses every use of it.
  @inlinable
  public func appending<Next: Optic>(_ next: Next) -> StandardOptics.Then<Self, Next>
  where Next.Whole == Part {
    // There is one for all kinds. With one for each ability, the compiler would weigh them against
    // each other at every level, and take too long for a path of seven lenses.
    StandardOptics.Then(self, next)
  }
}
