/// A stored optic to a part that a whole has at most once.
///
/// - Whole: the value that contains the part.
/// - Part: the part, which may be absent.
///
///     let first = Affine<[Int], Int>(
///       extract: { $0.first },
///       modifyIfPresent: { numbers, change in if !numbers.isEmpty { change(&numbers[0]) } })
///     _ = first.modifyIfPresent(&scores) { $0 += 1 }
///
/// - Complexity: that of its closures, plus one indirect call an operation; allocates nothing.
/// - Laws: those of ``AffineOptic``; checked by `AffineLaws`.
/// - In the literature: affine traversal, optional.
public struct Affine<Whole, Part>: AffineOptic {
  @usableFromInline
  let extractPart: @Sendable (Whole) -> Part?
  /// ``modifyIfPresent(_:_:)`` without a result: unspecialised code would have to look up the type
  /// of a result each time.
  @usableFromInline
  package let changePart: @Sendable (inout Whole, (inout Part) -> Void) -> Void

  /// The footprint: the part of the whole that this affine writes to, as far as it is known.
  public let footprint: Footprint

  @inlinable
  package init(
    footprint: Footprint,
    extract: @escaping @Sendable (Whole) -> Part?,
    change: @escaping @Sendable (inout Whole, (inout Part) -> Void) -> Void
  ) {
    self.footprint = footprint
    self.extractPart = extract
    self.changePart = change
  }

  /// Makes an affine that changes its part in place.
  ///
  /// - Parameters:
  ///   - modifyIfPresent: calls its second argument exactly once if the part is present, and never
  ///     where it is absent.
  ///   - footprint: the part that the optic writes, such as `.element(id)`.
  @inlinable
  public init(
    extract: @escaping @Sendable (Whole) -> Part?,
    modifyIfPresent: @escaping @Sendable (inout Whole, (inout Part) -> Void) -> Void,
    footprint: Footprint = .unknown
  ) {
    self.init(footprint: footprint, extract: extract, change: modifyIfPresent)
  }

  /// Makes an affine from pure functions. A change copies the part once.
  ///
  /// - Parameters:
  ///   - set: returns the whole unchanged if the part is absent.
  ///   - footprint: the part that the optic writes, such as `.element(id)`.
  @inlinable
  public init(
    extract: @escaping @Sendable (Whole) -> Part?,
    set: @escaping @Sendable (Whole, Part) -> Whole,
    footprint: Footprint = .unknown
  ) {
    self.init(footprint: footprint, extract: extract) { whole, body in
      guard var part = extract(whole) else { return }
      body(&part)
      whole = set(whole, part)
    }
  }

  /// Returns an `Affine` that does the same as another optic. Unlike the type of a composed optic,
  /// the type of the result names only the whole and the part.
  @inlinable
  public static func storing(_ optic: some AffineOptic<Whole, Part>) -> Self {
    Self(
      footprint: optic.footprint,
      extract: { optic.extract($0) },
      change: { whole, body in optic.change(&whole, body) }
    )
  }

  /// Returns the part, or nil if the whole does not have it.
  @inlinable
  public func extract(_ whole: Whole) -> Part? { extractPart(whole) }

  /// Changes the part in place, by a body that returns and throws nothing.
  @inlinable
  public func change(_ whole: inout Whole, _ body: (inout Part) -> Void) {
    changePart(&whole, body)
  }

  /// Changes the part in place, if it is present.
  @inlinable
  public func modifyIfPresent<Result, Failure: Error>(
    _ whole: inout Whole,
    _ body: (inout Part) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    var answer: Swift.Result<Result, Failure>?
    changePart(&whole) { part in answer = capturing(&part, body) }
    return try answer?.get()
  }
}
