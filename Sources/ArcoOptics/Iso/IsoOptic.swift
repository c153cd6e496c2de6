/// Two forms of the same value: a lens and a prism at once.
///
/// - Whole: one form.
/// - Part: the other.
///
/// Laws, checked by `IsoLaws`: both round trips change nothing.
/// - In the literature: isomorphism; `embed` is reverseGet.
public protocol IsoOptic<Whole, Part>: LensOptic, PrismOptic {
  /// One form.
  associatedtype Whole
  /// The other form.
  associatedtype Part

  /// Returns the part.
  func get(_ whole: Whole) -> Part

  /// Returns the whole that holds `part`.
  func embed(_ part: Part) -> Whole
}

extension IsoOptic {
  /// Changes the value in its other form.
  ///
  /// The whole is taken out of its memory first, so that the value's storage is not copied; it is
  /// put back even when `body` throws.
  @inlinable
  public func modify<Result, Failure: Error>(
    _ whole: inout Whole,
    _ body: (inout Part) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafeMutablePointer(to: &whole) { (memory) throws(Failure) -> Result in
      var part = get(memory.move())
      defer { memory.initialize(to: embed(part)) }
      return try body(&part)
    }
  }

  /// Changes the value in its other form: always there.
  @inlinable
  public func modifyIfPresent<Result, Failure: Error>(
    _ whole: inout Whole,
    _ body: (inout Part) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    try modify(&whole, body)
  }

  /// Returns the whole that is `part` in its other form.
  @inlinable
  public func setting(_ whole: Whole, to part: Part) -> Whole { embed(part) }
}
