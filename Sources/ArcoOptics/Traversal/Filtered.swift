extension StandardOptics {
  /// The value itself, if it satisfies a predicate. Appended to an optic, it keeps the parts that
  /// satisfy the predicate.
  ///
  ///     let late = Itself<[Order]>().each.filtered { $0.isLate }
  ///     late.modifyEach(&orders) { $0.isUrgent = true }
  ///
  /// Law, checked by `FilteredTests`: those of ``AffineOptic``, **as long as a change preserves the
  /// predicate**. A change that does not, such as marking late orders as no longer late, breaks two
  /// laws: the part cannot be found again; and a second change does not reach the part that the
  /// first has changed. Reading is always lawful.
  /// - Complexity: one call of the predicate for each part and operation; a change copies nothing.
  /// - In the literature: filtered, unsafe filtered.
  public struct Filtered<Whole>: AffineOptic {
    /// The value.
    public typealias Part = Whole

    @usableFromInline
    let isIncluded: @Sendable (Whole) -> Bool

    /// Makes the optic that finds only values for which the predicate is true.
    @inlinable
    public init(_ isIncluded: @escaping @Sendable (Whole) -> Bool) { self.isIncluded = isIncluded }

    /// Returns the value if it satisfies the predicate.
    @inlinable
    public func extract(_ whole: Whole) -> Whole? { isIncluded(whole) ? whole : nil }

    /// Changes the value in place if it satisfies the predicate.
    @inlinable
    public func modifyIfPresent<Result, Failure: Error>(
      _ whole: inout Whole,
      _ body: (inout Whole) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
      guard isIncluded(whole) else { return nil }
      return try body(&whole)
    }
  }
}

extension Optic {
  /// Returns the optic to those parts that satisfy the predicate.
  ///
  /// Lawful for changes that preserve the predicate: see ``StandardOptics/Filtered``.
  @inlinable
  public func filtered(
    _ isIncluded: @escaping @Sendable (Part) -> Bool
  ) -> StandardOptics.Then<Self, StandardOptics.Filtered<Part>> {
    StandardOptics.Then(self, StandardOptics.Filtered(isIncluded))
  }
}
