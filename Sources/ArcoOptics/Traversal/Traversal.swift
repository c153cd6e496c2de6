/// A stored optic to any number of parts, which reads and changes them.
///
/// - Whole: the value that contains the part.
/// - Part: one of the parts.
///
///     let scores = Traversal.storing(Lens(\Team.players).each.appending(Lens(\.score)))
///     scores.modifyEach(&team) { $0 += 1 }
///
/// - Complexity: that of its closures, plus one indirect call for each part; allocates nothing.
///   After a body has thrown, the later parts are still visited, but not changed.
/// - Laws: those of ``TraversalOptic``; checked by `TraversalLaws`.
/// - In the literature: traversal.
public struct Traversal<Whole, Part>: TraversalOptic {
  @usableFromInline
  let visitParts: @Sendable (Whole, (Part) -> Bool) -> Bool
  @usableFromInline
  let changeParts: @Sendable (inout Whole, (inout Part) -> Void) -> Void

  /// The footprint: the part of the whole that this traversal writes to, as far as it is known.
  public let footprint: Footprint

  /// Makes a traversal from two closures: one visits the parts, one changes them in place.
  ///
  /// - Parameters:
  ///   - visit: calls its second argument with each part in order, until the argument returns
  ///     false. Returns true if it never did.
  ///   - modifyEach: calls its second argument once with each part, in the same order.
  @inlinable
  public init(
    visit: @escaping @Sendable (Whole, (Part) -> Bool) -> Bool,
    modifyEach: @escaping @Sendable (inout Whole, (inout Part) -> Void) -> Void,
    footprint: Footprint = .unknown
  ) {
    self.visitParts = visit
    self.changeParts = modifyEach
    self.footprint = footprint
  }

  /// Makes a traversal from a closure that returns a sequence of the parts, and one that changes
  /// them in place.
  @inlinable
  public init<Parts: Sequence & SendableMetatype>(
    values: @escaping @Sendable (Whole) -> Parts,
    modifyEach: @escaping @Sendable (inout Whole, (inout Part) -> Void) -> Void,
    footprint: Footprint = .unknown
  ) where Parts.Element == Part, Parts.Iterator: SendableMetatype {
    self.init(
      visit: { whole, body in
        for part in values(whole) where !body(part) { return false }
        return true
      },
      modifyEach: modifyEach,
      footprint: footprint
    )
  }

  /// Returns a `Traversal` that does the same as another optic. Unlike the type of a composed
  /// optic, the type of the result names only the whole and the part.
  @inlinable
  public static func storing(_ optic: some TraversalOptic<Whole, Part>) -> Self {
    Self(
      visit: { whole, body in optic.visit(whole) { body($0) } },
      modifyEach: { whole, body in optic.change(&whole, body) },
      footprint: optic.footprint
    )
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

  /// Changes each part in place, by a body that returns and throws nothing.
  @inlinable
  public func change(_ whole: inout Whole, _ body: (inout Part) -> Void) {
    changeParts(&whole, body)
  }

  /// Changes each part in place, in order.
  @inlinable
  public func modifyEach<Failure: Error>(
    _ whole: inout Whole,
    _ body: (inout Part) throws(Failure) -> Void
  ) throws(Failure) {
    try changingEach(&whole, changeParts, body)
  }
}
