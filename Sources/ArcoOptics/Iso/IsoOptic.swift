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

  /// Returns the whole that contains `part`.
  func embed(_ part: Part) -> Whole
}

extension IsoOptic {
  /// Changes the value in its other form.
  ///
  /// The whole is moved out of its variable during the change, so that its storage is not copied.
  /// It is put back even if `body` throws.
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

  /// Changes the value in its other form. Never returns nil.
  @inlinable
  public func modifyIfPresent<Result, Failure: Error>(
    _ whole: inout Whole,
    _ body: (inout Part) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    try modify(&whole, body)
  }

  /// Returns the whole whose other form is `part`.
  @inlinable
  public func setting(_ whole: Whole, to part: Part) -> Whole { embed(part) }
}
