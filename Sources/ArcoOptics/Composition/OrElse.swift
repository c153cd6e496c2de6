extension StandardOptics {
  /// The parts of one optic, or those of another if the first finds none.
  ///
  ///     let contact = Lens(\User.phone).some.orElse(Lens(\User.mail).some)
  ///
  /// Made by ``FoldOptic/orElse(_:)``. Two affine folds make an affine fold, two affines an affine,
  /// two traversals a traversal, other folds a fold. The result is never a prism: a part found by
  /// the second optic would be embedded by the first.
  ///
  /// Law, checked by `OrElseTests`: reading is always lawful. Writing is lawful if both optics are,
  /// **as long as a change by the second does not make the first find something**. Two cases of one
  /// enum, or two optionals, fulfil this condition. It fails if the second optic changes a value by
  /// which the first is filtered: then a part that was set cannot be found again. The operation is
  /// associative; an optic that finds nothing is neutral.
  /// - Complexity: that of the first, and that of the second if the first finds nothing.
  /// - In the literature: failing, afailing, orElse.
  public struct OrElse<First: FoldOptic, Second: FoldOptic>: FoldOptic
  where First.Whole == Second.Whole, First.Part == Second.Part {
    /// The value that contains the part.
    public typealias Whole = First.Whole
    /// One of the parts.
    public typealias Part = First.Part

    @usableFromInline
    let first: First
    @usableFromInline
    let second: Second

    @inlinable
    init(_ first: First, _ second: Second) {
      self.first = first
      self.second = second
    }

    /// Calls `body` with each part of the first optic, or else of the second, until it returns
    /// false.
    @inlinable
    @discardableResult
    public func visit<Failure: Error>(
      _ whole: First.Whole,
      _ body: (First.Part) throws(Failure) -> Bool
    ) throws(Failure) -> Bool {
      var isFound = false
      let isThrough = try first.visit(whole) { (part) throws(Failure) -> Bool in
        isFound = true
        return try body(part)
      }
      return isFound ? isThrough : try second.visit(whole, body)
    }

    /// The union of both optics' footprints.
    @inlinable
    public var footprint: Footprint { first.footprint.union(second.footprint) }
  }
}

extension StandardOptics.OrElse: AffineFoldOptic
where First: AffineFoldOptic, Second: AffineFoldOptic {
  /// Returns the part of the first, or else of the second.
  @inlinable
  public func extract(_ whole: First.Whole) -> First.Part? {
    first.extract(whole) ?? second.extract(whole)
  }
}

extension FoldOptic {
  /// Returns the optic to the parts of this optic, or to those of another if this one finds none.
  ///
  /// See ``StandardOptics/OrElse`` for the condition under which writing is lawful.
  @inlinable
  public func orElse<Other: FoldOptic>(_ other: Other) -> StandardOptics.OrElse<Self, Other>
  where Other.Whole == Whole, Other.Part == Part {
    StandardOptics.OrElse(self, other)
  }
}
