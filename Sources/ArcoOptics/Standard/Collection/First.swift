extension StandardOptics {
  /// The first element, if there is one.
  ///
  /// - Whole: a collection whose elements can be changed in place.
  ///
  ///     let leader = Lens(\Race.runners).first
  ///     leader.extract(race)
  ///
  /// Laws: those of ``AffineOptic``; checked by `FirstTests`.
  /// - Complexity: O(1); a change copies nothing.
  /// - In the literature: headOption, `_head`.
  public struct First<Whole: MutableCollection>: AffineOptic {
    /// The element.
    public typealias Part = Whole.Element

    /// Makes the optic.
    @inlinable
    public init() {}

    /// Returns the first element.
    @inlinable
    public func extract(_ whole: Whole) -> Whole.Element? { whole.first }

    /// Changes the first element in place.
    @inlinable
    public func modifyIfPresent<Result, Failure: Error>(
      _ whole: inout Whole,
      _ body: (inout Whole.Element) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
      guard !whole.isEmpty else { return nil }
      return try body(&whole[whole.startIndex])
    }
  }
}

extension Optic where Part: MutableCollection {
  /// The optic to the first element, if there is one: see ``StandardOptics/First``.
  @inlinable
  public var first: StandardOptics.Then<Self, StandardOptics.First<Part>> {
    appending(StandardOptics.First())
  }
}
