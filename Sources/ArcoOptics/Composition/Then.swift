extension StandardOptics {
  /// One optic after another: the part of the first is the whole of the second.
  ///
  /// - First: the optic nearer the whole.
  /// - Second: the optic nearer the part.
  ///
  /// Made by `appending`. The result has the abilities that both optics have: two lenses make a
  /// lens, two prisms a prism, a lens and a prism an affine, a traversal and a getter a fold;
  /// <doc:Composition> is the whole table. Composition is associative, ``Itself`` is neutral, and
  /// laws are preserved; checked by `CompositionTests` and `CompositionTableTests`.
  /// - Complexity: the sum of both; static optics compose to the hand-written access.
  public struct Then<First: Optic, Second: Optic>: Optic where First.Part == Second.Whole {
    /// The value that contains the part.
    public typealias Whole = First.Whole
    /// One of the parts.
    public typealias Part = Second.Part

    @usableFromInline
    let first: First
    @usableFromInline
    let second: Second

    @inlinable
    init(_ first: First, _ second: Second) {
      self.first = first
      self.second = second
    }

    /// The footprint of the second optic within that of the first.
    @inlinable
    public var footprint: Footprint { first.footprint.appending(second.footprint) }
  }
}
