extension StandardOptics {
  /// The parts of one optic or, where it finds none, those of another.
  ///
  ///     let contact = Lens(\User.phone).some.orElse(Lens(\User.mail).some)
  ///
  /// Made by ``FoldOptic/orElse(_:)``. Two affine folds make an affine fold, two affines an affine,
  /// two traversals a traversal, other folds a fold. It is never a prism: what it found by the second
  /// would be embedded by the first.
  ///
  /// Law, checked by `OrElseTests`: reading is always lawful. Writing is as lawful as both, **as long
  /// as a change by the second does not make the first find something**: cases of one enum, or two
  /// optionals, for example. It is not where the first is filtered by what the second changes; then
  /// what was set cannot be found again. Associative; an optic that finds nothing is neutral.
  /// - Complexity: that of the first, and of the second where the first finds nothing.
  /// - In the literature: failing, afailing, orElse.
  public struct OrElse<First: FoldOptic, Second: FoldOptic>: FoldOptic
  where First.Whole == Second.Whole, First.Part == Second.Part {
    /// The value that is looked into.
    public typealias Whole = First.Whole
    /// A value found there.
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

    /// Calls `body` with each part of the first, or else of the second, until it returns false.
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

    /// The places of both.
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
  /// Returns the optic to the parts of this one or, where it finds none, of another.
  ///
  /// ``StandardOptics/OrElse`` says when writing through it is lawful.
  @inlinable
  public func orElse<Other: FoldOptic>(_ other: Other) -> StandardOptics.OrElse<Self, Other>
  where Other.Whole == Whole, Other.Part == Part {
    StandardOptics.OrElse(self, other)
  }
}
