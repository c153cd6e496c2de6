extension Optic {
  /// Returns the composition of this optic and `next`, which leads further from the part of this
  /// optic.
  ///
  ///     let beans = Shop.lenses.brew.appending(Brew.lenses.beans)
  ///
  /// The result has the abilities that both optics have: see ``StandardOptics/Then``. Two optics
  /// without a common ability, such as a getter and a setter, make an optic without any: the
  /// compiler refuses every use of it.
  @inlinable
  public func appending<Next: Optic>(_ next: Next) -> StandardOptics.Then<Self, Next>
  where Next.Whole == Part {
    // One function for all kinds of optics. With an overload for each ability, the compiler would
    // compare the overloads at every level, and take too long for a path of seven lenses.
    StandardOptics.Then(self, next)
  }
}
