extension StandardOptics {
  /// Whether a set has an element: setting true inserts it, setting false removes it.
  ///
  /// - Whole: a set, or an option set.
  ///
  ///     let isAbsent = Lens(\Team.absent).contains("Ada")
  ///     isAbsent.modify(&team) { $0.toggle() }
  ///
  /// Laws: those of ``LensOptic``; checked by `ContainsTests`. In an option set, for one option: with
  /// several at once, setting true and then false also removes those that were there before.
  /// - Complexity: that of the set, O(1) on average; writing what is so already touches nothing.
  /// - In the literature: contains.
  public struct Contains<Whole: SetAlgebra>: LensOptic where Whole.Element: Sendable {
    /// Whether the element is there.
    public typealias Part = Bool

    @usableFromInline
    let element: Whole.Element

    /// Makes the lens to the membership of `element`.
    @inlinable
    public init(_ element: Whole.Element) { self.element = element }

    /// Returns whether the element is there.
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
  /// The optic to whether an element is in the set: see ``StandardOptics/Contains``.
  @inlinable
  public func contains(_ element: Part.Element)
    -> StandardOptics.Then<Self, StandardOptics.Contains<Part>>
  {
    appending(StandardOptics.Contains(element))
  }
}
