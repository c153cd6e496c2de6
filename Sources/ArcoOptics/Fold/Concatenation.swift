extension StandardOptics {
  /// The parts of one fold, and then those of another.
  ///
  /// Made by ``FoldOptic/concatenated(with:)``. It only reads: a change of both folds could change
  /// the same part twice.
  ///
  /// Law, checked by `ConcatenationTests`: the values are those of the first fold, followed by
  /// those of the second. The operation is associative.
  /// - Complexity: the sum of both.
  /// - In the literature: summing, the semigroup of folds.
  public struct Concatenation<First: FoldOptic, Second: FoldOptic>: FoldOptic
  where First.Whole == Second.Whole, First.Part == Second.Part {
    /// The value that contains the part.
    public typealias Whole = First.Whole
    /// One of the parts.
    public typealias Part = First.Part

    @usableFromInline
    let first: First
    @usableFromInline
    let second: Second

    @inlinable
    init(_ first: First, _ second: Second) {
      self.first = first
      self.second = second
    }

    /// Calls `body` with each part of the first, then of the second, until it returns false.
    @inlinable
    @discardableResult
    public func visit<Failure: Error>(
      _ whole: First.Whole,
      _ body: (First.Part) throws(Failure) -> Bool
    ) throws(Failure) -> Bool {
      guard try first.visit(whole, body) else { return false }
      return try second.visit(whole, body)
    }
  }
}

extension FoldOptic {
  /// Returns the fold over the parts of this optic, followed by those of another.
  ///
  ///     let people = Lens(\Team.coach).concatenated(with: Lens(\Team.players).each)
  @inlinable
  public func concatenated<Next: FoldOptic>(with next: Next)
    -> StandardOptics.Concatenation<Self, Next>
  where Next.Whole == Whole, Next.Part == Part {
    StandardOptics.Concatenation(self, next)
  }
}
