/// A way to a part that every whole has exactly once.
///
/// - Whole: the value that is looked into.
/// - Part: the value found there.
///
///     struct Beans: LensOptic {
///       func get(_ brew: Brew) -> Dose { brew.beans }
///       func modify<R, E: Error>(
///         _ brew: inout Brew, _ body: (inout Dose) throws(E) -> R
///       ) throws(E) -> R { try body(&brew.beans) }
///     }
///
/// An empty struct costs nothing at run time, however deep the composition; the stored ``Lens``
/// is the same by closures. APIs take `some LensOptic<Whole, Part>`.
///
/// Laws, checked by `LensLaws`: get what you set; set what you got changes nothing; setting
/// twice is setting the last.
/// - Source: Foster et al., TOPLAS 29(3), 2007.  In the literature: (very well-behaved) lens.
public protocol LensOptic<Whole, Part>: AffineOptic, GetterOptic {
  /// The value that is looked into.
  associatedtype Whole
  /// The value found there.
  associatedtype Part

  /// Returns the part.
  func get(_ whole: Whole) -> Part

  /// Changes the part in place and returns what `body` returns.
  func modify<Result, Failure: Error>(
    _ whole: inout Whole,
    _ body: (inout Part) throws(Failure) -> Result
  ) throws(Failure) -> Result
}

extension LensOptic {
  /// Changes the part in place.
  ///
  /// It has no answer and no error, so a composition of stored lenses needs no place for them. If
  /// the closure of a stored lens does not call the change it is given, this changes nothing, where
  /// the form with an answer stops the program.
  @inlinable
  public func modify(_ whole: inout Whole, _ body: (inout Part) -> Void) {
    change(&whole, body)
  }
}

extension LensOptic {
  /// Changes the part in place: always there.
  @inlinable
  public func modifyIfPresent<Result, Failure: Error>(
    _ whole: inout Whole,
    _ body: (inout Part) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    try modify(&whole, body)
  }
}
