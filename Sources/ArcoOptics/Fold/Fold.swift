/// A stored optic that reads any number of parts.
///
/// - Whole: the value that contains the part.
/// - Part: one of the parts.
///
///     let names = Fold<Team, String> { $0.players.lazy.map(\.name) }
///     names.values(in: team)
///
/// - Complexity: that of its closure, plus one indirect call for each part; allocates nothing.
/// - Laws: those of ``FoldOptic``; checked by `FoldLaws`.
/// - In the literature: fold.
public struct Fold<Whole, Part>: FoldOptic {
  @usableFromInline
  let visitParts: @Sendable (Whole, (Part) -> Bool) -> Bool

  /// The footprint: the part of the whole that this fold reads, as far as it is known.
  public let footprint: Footprint

  @inlinable
  init(
    footprint: Footprint,
    visit: @escaping @Sendable (Whole, (Part) -> Bool) -> Bool
  ) {
    self.footprint = footprint
    self.visitParts = visit
  }

  /// Makes a fold from a closure that visits the parts.
  ///
  /// - Parameter visit: calls its second argument with each part in order, until the argument
  ///   returns false. Returns true if it never did.
  @inlinable
  public init(visit: @escaping @Sendable (Whole, (Part) -> Bool) -> Bool) {
    self.init(footprint: .unknown, visit: visit)
  }

  /// Makes a fold from a closure that returns a sequence of the parts.
  @inlinable
  public init<Parts: Sequence & SendableMetatype>(_ parts: @escaping @Sendable (Whole) -> Parts)
  where Parts.Element == Part, Parts.Iterator: SendableMetatype {
    self.init(footprint: .unknown) { whole, body in
      for part in parts(whole) where !body(part) { return false }
      return true
    }
  }

  /// Returns a `Fold` that does the same as another optic. Unlike the type of a composed optic, the
  /// type of the result names only the whole and the part.
  @inlinable
  public static func storing(_ optic: some FoldOptic<Whole, Part>) -> Self {
    Self(footprint: optic.footprint) { whole, body in optic.visit(whole) { body($0) } }
  }

  /// Calls `body` with each part in order, until it returns false; returns true if it never did.
  @inlinable
  @discardableResult
  public func visit<Failure: Error>(
    _ whole: Whole,
    _ body: (Part) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    try visiting(whole, visitParts, body)
  }
}
