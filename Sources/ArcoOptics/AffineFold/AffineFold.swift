/// A stored optic that reads a part that a whole has at most once.
///
/// - Whole: the value that contains the part.
/// - Part: the part, which may be absent.
///
///     let captain = AffineFold<Team, Player> { team in team.players.first { $0.isCaptain } }
///     captain.extract(team)
///
/// - Complexity: that of its closure, plus one indirect call an operation; allocates nothing.
/// - Laws: those of ``AffineFoldOptic``; checked by `AffineFoldLaws`.
/// - In the literature: affine fold, optional getter.
public struct AffineFold<Whole, Part>: AffineFoldOptic {
  @usableFromInline
  let extractPart: @Sendable (Whole) -> Part?

  /// The footprint: the part of the whole that this optic reads, as far as it is known.
  public let footprint: Footprint

  @inlinable
  init(footprint: Footprint, extract: @escaping @Sendable (Whole) -> Part?) {
    self.footprint = footprint
    self.extractPart = extract
  }

  /// Makes an affine fold from its function.
  @inlinable
  public init(extract: @escaping @Sendable (Whole) -> Part?) {
    self.init(footprint: .unknown, extract: extract)
  }

  /// Returns an `AffineFold` that does the same as another optic. Unlike the type of a composed
  /// optic, the type of the result names only the whole and the part.
  @inlinable
  public static func storing(_ optic: some AffineFoldOptic<Whole, Part>) -> Self {
    Self(footprint: optic.footprint) { optic.extract($0) }
  }

  /// Returns the part, or nil if the whole does not have it.
  @inlinable
  public func extract(_ whole: Whole) -> Part? { extractPart(whole) }
}
