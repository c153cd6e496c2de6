/// An optic that reads a part that every whole has exactly once: a function, as an optic.
///
/// - Whole: the value that contains the part.
/// - Part: the part, stored in the whole or calculated from it.
///
/// Law, checked by `GetterLaws`: `extract` and `visit` give the same part as `get`.
/// - In the literature: getter; `get` is view, to.
public protocol GetterOptic<Whole, Part>: AffineFoldOptic {
  /// The value that contains the part.
  associatedtype Whole
  /// The part.
  associatedtype Part

  /// Returns the part.
  func get(_ whole: Whole) -> Part
}

extension GetterOptic {
  /// Returns the part; never nil.
  @inlinable
  public func extract(_ whole: Whole) -> Part? { get(whole) }
}
