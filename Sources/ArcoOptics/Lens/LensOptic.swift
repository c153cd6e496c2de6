/// An optic to a part that every whole has exactly once.
///
/// - Whole: the value that contains the part.
/// - Part: the value that the lens reads and writes.
///
///     struct Beans: LensOptic {
///       func get(_ brew: Brew) -> Dose { brew.beans }
///       func modify<R, E: Error>(
///         _ brew: inout Brew, _ body: (inout Dose) throws(E) -> R
///       ) throws(E) -> R { try body(&brew.beans) }
///     }
///
/// An empty struct costs nothing at run time, however deep the composition. The stored ``Lens``
/// consists of closures instead. Functions take `some LensOptic<Whole, Part>`.
///
/// Laws, checked by `LensLaws`: get what you set; set what you got changes nothing; setting
/// twice is setting the last.
/// - Source: Foster et al., TOPLAS 29(3), 2007.  In the literature: (very well-behaved) lens.
public protocol LensOptic<Whole, Part>: AffineOptic, GetterOptic {
  /// The value that contains the part.
  associatedtype Whole
  /// The part.
  associatedtype Part

  /// Returns the part.
  func get(_ whole: Whole) -> Part

  /// Changes the part in place and returns the result of `body`.
  func modify<Result, Failure: Error>(
    _ whole: inout Whole,
    _ body: (inout Part) throws(Failure) -> Result
  ) throws(Failure) -> Result
}

extension LensOptic {
  /// Changes the part in place.
  ///
  /// Since `body` has no result and no error, a composition of stored lenses needs no storage for
  /// them. If the closure of a stored lens does not call `body`, this function changes nothing,
  /// while the one with a result traps.
  @inlinable
  public func modify(_ whole: inout Whole, _ body: (inout Part) -> Void) {
    change(&whole, body)
  }
}

extension LensOptic {
  /// Changes the part in place. Never returns nil.
  @inlinable
  public func modifyIfPresent<Result, Failure: Error>(
    _ whole: inout Whole,
    _ body: (inout Part) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    try modify(&whole, body)
  }
}
