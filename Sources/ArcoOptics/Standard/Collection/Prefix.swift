extension StandardOptics {
  /// The first elements, at most the given number.
  ///
  /// - Whole: a collection whose elements can be changed in place.
  ///
  ///     let podium = Lens(\Race.runners).prefix(3)
  ///     podium.modifyEach(&race) { $0.hasMedal = true }
  ///
  /// Laws: those of ``TraversalOptic``; checked by `PrefixTests`.
  /// - Complexity: O(`count`); a change copies nothing.
  /// - In the literature: taking.
  public struct Prefix<Whole: MutableCollection>: TraversalOptic {
    /// An element.
    public typealias Part = Whole.Element

    @usableFromInline
    let count: Int

    /// Makes the traversal over at most `count` elements, not less than 0.
    @inlinable
    public init(_ count: Int) {
      precondition(count >= 0, "prefix: the count must not be negative")
      self.count = count
    }

    /// Calls `body` with each of these elements in order, until it returns false.
    @inlinable
    @discardableResult
    public func visit<Failure: Error>(
      _ whole: Whole,
      _ body: (Whole.Element) throws(Failure) -> Bool
    ) throws(Failure) -> Bool {
      try whole.visitEach(from: whole.startIndex, to: end(of: whole), body)
    }

    /// Changes each of these elements in place, in order.
    @inlinable
    public func modifyEach<Failure: Error>(
      _ whole: inout Whole,
      _ body: (inout Whole.Element) throws(Failure) -> Void
    ) throws(Failure) {
      try whole.changeEach(from: whole.startIndex, to: end(of: whole), body)
    }

    @inlinable
    func end(of whole: Whole) -> Whole.Index {
      whole.index(whole.startIndex, offsetBy: count, limitedBy: whole.endIndex) ?? whole.endIndex
    }
  }
}

extension Optic where Part: MutableCollection {
  /// The optic to each of the first elements, at most the given number: see
  /// ``StandardOptics/Prefix``.
  @inlinable
  public func prefix(_ count: Int) -> StandardOptics.Then<Self, StandardOptics.Prefix<Part>> {
    appending(StandardOptics.Prefix(count))
  }
}
