extension StandardOptics {
  /// The elements in a range of indices; indices that the collection does not have are ignored.
  ///
  /// - Whole: a collection whose elements can be changed in place.
  ///
  ///     let page = Lens(\Book.lines)[within: 40..<80]
  ///     page.values(in: book)
  ///
  /// A lens to the slice as one part would be unlawful: a slice of another length, or beyond the
  /// end, could not be read back. The traversal of its elements is lawful.
  ///
  /// Laws: those of ``TraversalOptic``; checked by `WithinTests`.
  /// - Precondition: as for ``At``.
  /// - Complexity: O(number of elements in the range); a change copies nothing.
  /// - In the literature: elements, indices.
  public struct Within<Whole: MutableCollection>: TraversalOptic where Whole.Index: Sendable {
    /// An element.
    public typealias Part = Whole.Element

    @usableFromInline
    let range: Range<Whole.Index>

    /// Makes the traversal over the elements in `range`.
    @inlinable
    public init(_ range: Range<Whole.Index>) { self.range = range }

    /// Calls `body` with each of these elements in order, until it returns false.
    @inlinable
    @discardableResult
    public func visit<Failure: Error>(
      _ whole: Whole,
      _ body: (Whole.Element) throws(Failure) -> Bool
    ) throws(Failure) -> Bool {
      try whole.visitEach(from: found(in: whole).lowerBound, to: found(in: whole).upperBound, body)
    }

    /// Changes each of these elements in place, in order.
    @inlinable
    public func modifyEach<Failure: Error>(
      _ whole: inout Whole,
      _ body: (inout Whole.Element) throws(Failure) -> Void
    ) throws(Failure) {
      try whole.changeEach(from: found(in: whole).lowerBound, to: found(in: whole).upperBound, body)
    }

    @inlinable
    func found(in whole: Whole) -> Range<Whole.Index> {
      range.clamped(to: whole.startIndex..<whole.endIndex)
    }
  }
}

extension Optic where Part: MutableCollection, Part.Index: Sendable {
  /// The optic to each element within a range: see ``StandardOptics/Within``.
  @inlinable
  public subscript(within range: Range<Part.Index>)
    -> StandardOptics.Then<Self, StandardOptics.Within<Part>>
  {
    appending(StandardOptics.Within(range))
  }
}
