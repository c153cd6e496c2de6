/// One optic after another: the part of the first is the whole of the second.
///
/// - First: the optic nearer the whole.
/// - Second: the optic nearer the part.
///
/// Made by ``AffineOptic/appending(_:)``. Two lenses make a lens, two prisms a prism, two isos an
/// iso, anything else an affine. Composition is associative, ``Itself`` is neutral, and laws are
/// preserved; checked by `CompositionTests`.
/// - Complexity: the sum of both; static optics compose to the hand-written access.
public struct Then<First: AffineOptic, Second: AffineOptic>: AffineOptic
where First.Part == Second.Whole {
  @usableFromInline
  let first: First
  @usableFromInline
  let second: Second

  @inlinable
  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Returns the part, or nil where the whole does not have it.
  @inlinable
  public func extract(_ whole: First.Whole) -> Second.Part? {
    guard let middle = first.extract(whole) else { return nil }
    return second.extract(middle)
  }

  /// Changes the part in place, where it is present.
  @inlinable
  public func modifyIfPresent<Result, Failure: Error>(
    _ whole: inout First.Whole,
    _ body: (inout Second.Part) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    let outer = try first.modifyIfPresent(&whole) { (middle) throws(Failure) -> Result? in
      try second.modifyIfPresent(&middle, body)
    }
    return outer ?? nil
  }

  /// Where the second writes within the first's place.
  @inlinable
  public var footprint: Footprint { first.footprint.appending(second.footprint) }
}

extension Then: LensOptic where First: LensOptic, Second: LensOptic {
  /// Returns the part.
  @inlinable
  public func get(_ whole: First.Whole) -> Second.Part { second.get(first.get(whole)) }

  /// Changes the part in place.
  @inlinable
  public func modify<Result, Failure: Error>(
    _ whole: inout First.Whole,
    _ body: (inout Second.Part) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try first.modify(&whole) { (middle) throws(Failure) -> Result in
      try second.modify(&middle, body)
    }
  }
}

extension Then: PrismOptic where First: PrismOptic, Second: PrismOptic {
  /// Returns the whole that holds `part`.
  @inlinable
  public func embed(_ part: Second.Part) -> First.Whole { first.embed(second.embed(part)) }
}

extension Then: IsoOptic where First: IsoOptic, Second: IsoOptic {}
