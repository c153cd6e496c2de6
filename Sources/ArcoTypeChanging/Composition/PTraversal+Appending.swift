import ArcoOptics

extension PTraversal {
  /// Returns the traversal that continues from the part with an iso.
  @inlinable
  public func appending<Deeper, NewDeeper>(
    _ next: PIso<Part, NewPart, Deeper, NewDeeper>
  ) -> PTraversal<Whole, NewWhole, Deeper, NewDeeper> {
    appending(PTraversal<Part, NewPart, Deeper, NewDeeper>(next))
  }

  /// Returns the traversal that continues from the part with a lens.
  @inlinable
  public func appending<Deeper, NewDeeper>(
    _ next: PLens<Part, NewPart, Deeper, NewDeeper>
  ) -> PTraversal<Whole, NewWhole, Deeper, NewDeeper> {
    appending(PTraversal<Part, NewPart, Deeper, NewDeeper>(next))
  }

  /// Returns the traversal that continues from the part with a prism.
  @inlinable
  public func appending<Deeper, NewDeeper>(
    _ next: PPrism<Part, NewPart, Deeper, NewDeeper>
  ) -> PTraversal<Whole, NewWhole, Deeper, NewDeeper> {
    appending(PTraversal<Part, NewPart, Deeper, NewDeeper>(next))
  }

  /// Returns the traversal that continues from the part with an affine, an optic to a part
  /// that may be absent.
  @inlinable
  public func appending<Deeper, NewDeeper>(
    _ next: PAffine<Part, NewPart, Deeper, NewDeeper>
  ) -> PTraversal<Whole, NewWhole, Deeper, NewDeeper> {
    appending(PTraversal<Part, NewPart, Deeper, NewDeeper>(next))
  }

  /// Returns the traversal that continues from the part with a traversal.
  @inlinable
  public func appending<Deeper, NewDeeper>(
    _ next: PTraversal<Part, NewPart, Deeper, NewDeeper>
  ) -> PTraversal<Whole, NewWhole, Deeper, NewDeeper> {
    PTraversal<Whole, NewWhole, Deeper, NewDeeper>(
      visit: { whole, body in visitParts(whole) { next.visitParts($0, body) } },
      map: { whole, body in modifying(whole) { next.modifying($0, body) } }
    )
  }
}
