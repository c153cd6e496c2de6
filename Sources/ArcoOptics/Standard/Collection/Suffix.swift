extension StandardOptics {
  /// The last elements in their order, at most the given number.
  ///
  /// - Whole: a collection whose elements can be changed in place, and that can be traversed
  ///   backwards.
  ///
  ///     let recent = Lens(\Chat.messages).suffix(20)
  ///     recent.modifyEach(&chat) { $0.isRead = true }
  ///
  /// Laws: those of ``TraversalOptic``; checked by `SuffixTests`.
  /// - Complexity: O(`count`); a change copies nothing.
  public struct Suffix<Whole: MutableCollection & BidirectionalCollection>: TraversalOptic {
    /// An element.
    public typealias Part = Whole.Element

    @usableFromInline
    let count: Int

    /// Makes the traversal over at most `count` elements, not less than 0.
    @inlinable
    public init(_ count: Int) {
      precondition(count >= 0, "suffix: the count must not be negative")
      self.count = count
    }

    /// Calls `body` with each of these elements in order, until it returns false.
    @inlinable
    @discardableResult
    public func visit<Failure: Error>(
      _ whole: Whole,
      _ body: (Whole.Element) throws(Failure) -> Bool
    ) throws(Failure) -> Bool {
      try whole.visitEach(from: start(in: whole), to: whole.endIndex, body)
    }

    /// Changes each of these elements in place, in order.
    @inlinable
    public func modifyEach<Failure: Error>(
      _ whole: inout Whole,
      _ body: (inout Whole.Element) throws(Failure) -> Void
    ) throws(Failure) {
      try whole.changeEach(from: start(in: whole), to: whole.endIndex, body)
    }

    @inlinable
    func start(in whole: Whole) -> Whole.Index {
      whole.index(whole.endIndex, offsetBy: -count, limitedBy: whole.startIndex) ?? whole.startIndex
    }
  }
}

extension Optic where Part: MutableCollection & BidirectionalCollection {
  /// The optic to each of the last elements, at most the given number: see
  /// ``StandardOptics/Suffix``.
  @inlinable
  public func suffix(_ count: Int) -> StandardOptics.Then<Self, StandardOptics.Suffix<Part>> {
    appending(StandardOptics.Suffix(count))
  }
}
