extension StandardOptics {
  /// The traversal over the elements of a collection, in its order.
  ///
  /// - Whole: a collection whose elements can be changed in place.
  ///
  ///     let scores = Lens(\Team.players).each.appending(Lens(\.score))
  ///     scores.modifyEach(&team) { $0 += 1 }
  ///
  /// - Complexity: O(n); a change copies neither the collection nor an element, and allocates nothing.
  /// - In the literature: traversed, each.
  public struct Each<Whole: MutableCollection>: TraversalOptic {
    /// An element.
    public typealias Part = Whole.Element

    /// Makes the traversal.
    @inlinable
    public init() {}

    /// Calls `body` with each element in order, until it returns false.
    @inlinable
    @discardableResult
    public func visit<Failure: Error>(
      _ whole: Whole,
      _ body: (Whole.Element) throws(Failure) -> Bool
    ) throws(Failure) -> Bool {
      for element in whole where try !body(element) { return false }
      return true
    }

    /// Changes each element in place, in order.
    @inlinable
    public func modifyEach<Failure: Error>(
      _ whole: inout Whole,
      _ body: (inout Whole.Element) throws(Failure) -> Void
    ) throws(Failure) {
      // Uses contiguous storage if there is some: bounds checks would cost more than the loop.
      var failure: Failure?
      let isDone: Void? = whole.withContiguousMutableStorageIfAvailable { elements in
        for index in elements.indices {
          do throws(Failure) {
            try body(&elements[index])
          } catch {
            failure = error
            return
          }
        }
      }
      if let failure { throw failure }
      if isDone != nil { return }
      var index = whole.startIndex
      while index != whole.endIndex {
        try body(&whole[index])
        whole.formIndex(after: &index)
      }
    }
  }
}

extension Optic where Part: MutableCollection {
  /// The optic to every element: see ``StandardOptics/Each``.
  @inlinable
  public var each: StandardOptics.Then<Self, StandardOptics.Each<Part>> {
    appending(StandardOptics.Each())
  }
}
