/// A way to read a part that every whole has exactly once: a function, as an optic.
///
/// - Whole: the value that is looked into.
/// - Part: the value found there, or made from it.
///
/// Law, checked by `GetterLaws`: `extract` and `visit` give what `get` returns.
/// - In the literature: getter; `get` is view, to.
public protocol GetterOptic<Whole, Part>: AffineFoldOptic {
  /// The value that is looked into.
  associatedtype Whole
  /// The value found there.
  associatedtype Part

  /// Returns the part.
  func get(_ whole: Whole) -> Part
}

extension GetterOptic {
  /// The part: always there.
  @inlinable
  public func extract(_ whole: Whole) -> Part? { get(whole) }
}
