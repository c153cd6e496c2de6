/// An optic to a part that a whole has at most once: what lenses and prisms have in common.
///
/// - Whole: the value that contains the part.
/// - Part: the part, which may be absent.
///
/// Conform an empty struct for an optic without cost at run time, or use the stored ``Affine``.
/// Functions that need such a part take `some AffineOptic<Whole, Part>`.
///
/// Laws, if the part is present: extract what you set; setting what you extracted changes nothing;
/// setting twice is setting the last. If it is absent, modifying changes nothing. Checked by
/// `AffineLaws`.
/// - Source: Clarke et al., *Profunctor optics, a categorical update*, 2020.
///   In the literature: affine traversal, optional.
public protocol AffineOptic<Whole, Part>: TraversalOptic, AffineFoldOptic {
  /// The value that contains the part.
  associatedtype Whole
  /// The part.
  associatedtype Part

  /// Returns the part, or nil if the whole does not have it.
  func extract(_ whole: Whole) -> Part?

  /// Changes the part in place and returns the result of `body`; nil if the part is absent.
  ///
  /// An implementation must not keep a second copy of the part while `body` runs; otherwise the
  /// first write copies the part's storage.
  func modifyIfPresent<Result, Failure: Error>(
    _ whole: inout Whole,
    _ body: (inout Part) throws(Failure) -> Result
  ) throws(Failure) -> Result?
}

extension AffineOptic {
  /// Changes the part in place, if it is present, by a body that returns and throws nothing.
  @inlinable
  public func change(_ whole: inout Whole, _ body: (inout Part) -> Void) {
    _ = modifyIfPresent(&whole, body)
  }

  /// Changes the part in place, if it is present.
  @inlinable
  public func modifyEach<Failure: Error>(
    _ whole: inout Whole,
    _ body: (inout Part) throws(Failure) -> Void
  ) throws(Failure) {
    _ = try modifyIfPresent(&whole, body)
  }
}
