extension StandardOptics {
  /// The element at an index, if the collection has that index.
  ///
  /// - Whole: a collection whose elements can be changed in place.
  ///
  ///     let third = Lens(\Team.players)[at: 2].appending(Lens(\.score))
  ///     _ = third.modifyIfPresent(&team) { $0 += 1 }
  ///
  /// An absent element stays absent: writing out of range changes nothing.
  ///
  /// Laws: those of ``AffineOptic``; checked by `AtTests`.
  /// - Precondition: an index between `startIndex` and `endIndex` is valid. This is true for
  ///   arrays; an index of `Dictionary.Values` is valid only until the next insertion.
  /// - Complexity: O(1), whatever the number of elements; a change copies nothing.
  /// - In the literature: index, ix.
  public struct At<Whole: MutableCollection>: AffineOptic where Whole.Index: Sendable {
    /// The element.
    public typealias Part = Whole.Element

    @usableFromInline
    let index: Whole.Index

    /// Makes the optic to the element at `index`.
    @inlinable
    public init(_ index: Whole.Index) { self.index = index }

    #if !hasFeature(Embedded)
      /// The footprint of the element at the index, if indices are integers, as in an array.
      @inlinable
      public var footprint: Footprint {
        (index as? Int).map { Footprint.element($0) } ?? .unknown
      }
    #endif

    /// Returns the element, or nil if the index is out of range.
    @inlinable
    public func extract(_ whole: Whole) -> Whole.Element? {
      isInside(whole) ? whole[index] : nil
    }

    /// Changes the element in place, if the index is in range.
    @inlinable
    public func modifyIfPresent<Result, Failure: Error>(
      _ whole: inout Whole,
      _ body: (inout Whole.Element) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
      guard isInside(whole) else { return nil }
      return try body(&whole[index])
    }

    @inlinable
    func isInside(_ whole: Whole) -> Bool { index >= whole.startIndex && index < whole.endIndex }
  }
}

extension Optic where Part: MutableCollection, Part.Index: Sendable {
  /// The optic to the element at an index, if the part has this index: see ``StandardOptics/At``.
  @inlinable
  public subscript(at index: Part.Index) -> StandardOptics.Then<Self, StandardOptics.At<Part>> {
    appending(StandardOptics.At(index))
  }
}
