/// A way to read a part that a whole has at most once.
///
/// - Whole: the value that is looked into.
/// - Part: the value found there, or not.
///
/// Law, checked by `AffineFoldLaws`: `visit` visits what `extract` returns, and nothing else.
/// - In the literature: affine fold, optional getter.
public protocol AffineFoldOptic<Whole, Part>: FoldOptic {
  /// The value that is looked into.
  associatedtype Whole
  /// The value found there.
  associatedtype Part

  /// Returns the part, or nil where the whole does not have it.
  func extract(_ whole: Whole) -> Part?
}

extension AffineFoldOptic {
  /// Calls `body` with the part, where there is one.
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
