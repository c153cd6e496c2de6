extension StandardOptics {
  /// The last element, if there is one.
  ///
  /// - Whole: a collection whose elements can be changed in place, and that can be traversed
  ///   backwards.
  ///
  ///     let newest = Lens(\Chat.messages).last
  ///     _ = newest.modifyIfPresent(&chat) { $0.isRead = true }
  ///
  /// Laws: those of ``AffineOptic``; checked by `LastTests`.
  /// - Complexity: O(1); a change copies nothing.
  /// - In the literature: lastOption, `_last`.
  public struct Last<Whole: MutableCollection & BidirectionalCollection>: AffineOptic {
    /// The element.
    public typealias Part = Whole.Element

    /// Makes the optic.
    @inlinable
    public init() {}

    /// Returns the last element.
    @inlinable
    public func extract(_ whole: Whole) -> Whole.Element? { whole.last }

    /// Changes the last element in place.
    @inlinable
    public func modifyIfPresent<Result, Failure: Error>(
      _ whole: inout Whole,
      _ body: (inout Whole.Element) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
      guard !whole.isEmpty else { return nil }
      return try body(&whole[whole.index(before: whole.endIndex)])
    }
  }
}

extension Optic where Part: MutableCollection & BidirectionalCollection {
  /// The optic to the last element, if there is one: see ``StandardOptics/Last``.
  @inlinable
  public var last: StandardOptics.Then<Self, StandardOptics.Last<Part>> {
    appending(StandardOptics.Last())
  }
}
