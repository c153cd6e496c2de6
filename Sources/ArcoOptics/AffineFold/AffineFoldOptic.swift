/// An optic that reads a part that a whole has at most once.
///
/// - Whole: the value that contains the part.
/// - Part: the part, which may be absent.
///
/// Law, checked by `AffineFoldLaws`: `visit` visits exactly the part that `extract` returns.
/// - In the literature: affine fold, optional getter.
public protocol AffineFoldOptic<Whole, Part>: FoldOptic {
  /// The value that contains the part.
  associatedtype Whole
  /// The part.
  associatedtype Part

  /// Returns the part, or nil if the whole does not have it.
  func extract(_ whole: Whole) -> Part?
}

extension AffineFoldOptic {
  /// Calls `body` with the part, and returns the result of `body`. Returns true if the whole does
  /// not have the part.
  @inlinable
  @discardableResult
  public func visit<Failure: Error>(
    _ whole: Whole,
    _ body: (Part) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    guard let part = extract(whole) else { return true }
    return try body(part)
  }
}
