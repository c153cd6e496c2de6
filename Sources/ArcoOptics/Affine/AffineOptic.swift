/// A way to a part that a whole has at most once: what lenses and prisms have in common.
///
/// - Whole: the value that is looked into.
/// - Part: the value found there, or not.
///
/// Conform an empty struct to it for an optic that costs nothing at run time, or use the stored
/// ``Affine``. APIs that take a part that may be absent take `some AffineOptic<Whole, Part>`.
///
/// Laws, where the part is present: extract what you set; setting what you extracted changes
/// nothing; setting twice is setting the last. Where it is absent, modifying changes nothing.
/// Checked by `AffineLaws`.
/// - Source: Clarke et al., *Profunctor optics, a categorical update*, 2020.
///   In the literature: affine traversal, optional.
public protocol AffineOptic<Whole, Part>: TraversalOptic, AffineFoldOptic {
  /// The value that is looked into.
  associatedtype Whole
  /// The value found there.
  associatedtype Part

  /// Returns the part, or nil where the whole does not have it.
  func extract(_ whole: Whole) -> Part?

  /// Changes the part in place and returns what `body` returns, or nil where the part is absent.
  ///
  /// An implementation must not hold a second copy of the part while `body` runs, or the first
  /// write in it copies the part's storage.
  func modifyIfPresent<Result, Failure: Error>(
    _ whole: inout Whole,
    _ body: (inout Part) throws(Failure) -> Result
  ) throws(Failure) -> Result?
}

extension AffineOptic {
  /// Changes the part in place, where it is present, without an answer and without errors.
  @inlinable
  public func change(_ whole: inout Whole, _ body: (inout Part) -> Void) {
    _ = modifyIfPresent(&whole, body)
  }

  /// Changes the part in place, where it is present.
  @inlinable
  public func modifyEach<Failure: Error>(
    _ whole: inout Whole,
    _ body: (inout Part) throws(Failure) -> Void
  ) throws(Failure) {
    _ = try modifyIfPresent(&whole, body)
  }
}
