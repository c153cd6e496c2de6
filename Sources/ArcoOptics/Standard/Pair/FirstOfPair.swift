extension StandardOptics {
  /// The first value of a pair.
  ///
  /// - First: the type of the first value.
  /// - Second: the type of the second value.
  ///
  ///     let lowest = Lens(\Scale.bounds).appending(StandardOptics.FirstOfPair())
  ///
  /// Larger tuples have key paths, as pairs do: `Lens(\(Int, Int, Int).2)`.
  ///
  /// Laws: those of ``LensOptic``; checked by `FirstOfPairTests`.
  /// - Complexity: O(1); a change copies nothing.
  /// - In the literature: `_1`, first.
  public struct FirstOfPair<First, Second>: LensOptic {
    /// A pair.
    public typealias Whole = (First, Second)
    /// Its first value.
    public typealias Part = First

    /// Makes the lens.
    @inlinable
    public init() {}

    /// Returns the first value.
    @inlinable
    public func get(_ whole: (First, Second)) -> First { whole.0 }

    /// Changes the first value in place.
    @inlinable
    public func modify<Result, Failure: Error>(
      _ whole: inout (First, Second),
      _ body: (inout First) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try body(&whole.0)
    }

    /// The footprint of this value of the pair.
    @inlinable
    public var footprint: Footprint { .field(0) }
  }
}
