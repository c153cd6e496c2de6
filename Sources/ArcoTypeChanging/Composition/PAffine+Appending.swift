import ArcoOptics

extension PAffine {
  /// Returns the affine that continues from the part with an iso.
  @inlinable
  public func appending<Deeper, NewDeeper>(
    _ next: PIso<Part, NewPart, Deeper, NewDeeper>
  ) -> PAffine<Whole, NewWhole, Deeper, NewDeeper> {
    appending(PAffine<Part, NewPart, Deeper, NewDeeper>(next))
  }

  /// Returns the affine that continues from the part with a lens.
  @inlinable
  public func appending<Deeper, NewDeeper>(
    _ next: PLens<Part, NewPart, Deeper, NewDeeper>
  ) -> PAffine<Whole, NewWhole, Deeper, NewDeeper> {
    appending(PAffine<Part, NewPart, Deeper, NewDeeper>(next))
  }

  /// Returns the affine that continues from the part with a prism.
  @inlinable
  public func appending<Deeper, NewDeeper>(
    _ next: PPrism<Part, NewPart, Deeper, NewDeeper>
  ) -> PAffine<Whole, NewWhole, Deeper, NewDeeper> {
    appending(PAffine<Part, NewPart, Deeper, NewDeeper>(next))
  }

  /// Returns the affine that continues from the part with an affine, an optic to a part that may be
  /// absent.
  @inlinable
  public func appending<Deeper, NewDeeper>(
    _ next: PAffine<Part, NewPart, Deeper, NewDeeper>
  ) -> PAffine<Whole, NewWhole, Deeper, NewDeeper> {
    PAffine<Whole, NewWhole, Deeper, NewDeeper>(
      match: { whole in
        switch match(whole) {
        case .absent(let whole): .absent(whole)
        case .present(let part):
          switch next.match(part) {
          case .absent(let part): .absent(setting(whole, to: part))
          case .present(let deeper): .present(deeper)
          }
        }
      },
      set: { whole, deeper in modifying(whole) { next.setting($0, to: deeper) } }
    )
  }

  /// Returns the traversal that continues from the part with a traversal.
  @inlinable
  public func appending<Deeper, NewDeeper>(
    _ next: PTraversal<Part, NewPart, Deeper, NewDeeper>
  ) -> PTraversal<Whole, NewWhole, Deeper, NewDeeper> {
    PTraversal(self).appending(next)
  }
}
