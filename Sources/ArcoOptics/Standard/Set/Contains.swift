extension StandardOptics {
  /// Whether a set contains an element. Setting true inserts it, setting false removes it.
  ///
  /// - Whole: a set, or an option set.
  ///
  ///     let isAbsent = Lens(\Team.absent).contains("Ada")
  ///     isAbsent.modify(&team) { $0.toggle() }
  ///
  /// Laws: those of ``LensOptic``; checked by `ContainsTests`. In an option set, they hold for a
  /// single option: with several options at the same time, setting true and then false also removes
  /// options that the set had before.
  /// - Complexity: that of the set, O(1) on average; setting the current value does not write.
  /// - In the literature: contains.
  public struct Contains<Whole: SetAlgebra>: LensOptic where Whole.Element: Sendable {
    /// Whether the set contains the element.
    public typealias Part = Bool

    @usableFromInline
    let element: Whole.Element

    /// Makes the lens to the membership of `element`.
    @inlinable
    public init(_ element: Whole.Element) { self.element = element }

    /// Returns whether the set contains the element.
    @inlinable
    public func get(_ whole: Whole) -> Bool { whole.contains(element) }

    /// Inserts or removes the element.
    @inlinable
    public func modify<Result, Failure: Error>(
      _ whole: inout Whole,
      _ body: (inout Bool) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      let wasMember = whole.contains(element)
      var isMember = wasMember
      defer {
        switch (wasMember, isMember) {
        case (false, true): whole.insert(element)
        case (true, false): whole.remove(element)
        default: break
        }
      }
      return try body(&isMember)
    }
  }
}

extension Optic where Part: SetAlgebra, Part.Element: Sendable {
  /// The optic to whether the set contains an element: see ``StandardOptics/Contains``.
  @inlinable
  public func contains(_ element: Part.Element)
    -> StandardOptics.Then<Self, StandardOptics.Contains<Part>>
  {
    appending(StandardOptics.Contains(element))
  }
}
