extension StandardOptics {
  /// The second value of a pair.
  ///
  /// - First: the type of the first value.
  /// - Second: the type of the second value.
  ///
  ///     let highest = Lens(\Scale.bounds).appending(StandardOptics.SecondOfPair())
  ///
  /// Larger tuples have key paths, as pairs do: `Lens(\(Int, Int, Int).2)`.
  ///
  /// Laws: those of ``LensOptic``; checked by `SecondOfPairTests`.
  /// - Complexity: O(1); a change copies nothing.
  /// - In the literature: `_2`, second.
  public struct SecondOfPair<First, Second>: LensOptic {
    /// A pair.
    public typealias Whole = (First, Second)
    /// Its second value.
    public typealias Part = Second

    /// Makes the lens.
    @inlinable
    public init() {}

    /// Returns the second value.
    @inlinable
    public func get(_ whole: (First, Second)) -> Second { whole.1 }

    /// Changes the second value in place.
    @inlinable
    public func modify<Result, Failure: Error>(
      _ whole: inout (First, Second),
      _ body: (inout Second) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try body(&whole.1)
    }

    /// The footprint of this value of the pair.
    @inlinable
    public var footprint: Footprint { .field(1) }
  }
}
