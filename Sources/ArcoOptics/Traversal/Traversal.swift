/// A stored way to any number of parts, to read and to change them.
///
/// - Whole: the value that is looked into.
/// - Part: a value found there.
///
///     let scores = Traversal.storing(Lens(\Team.players).each.appending(Lens(\.score)))
///     scores.modifyEach(&team) { $0 += 1 }
///
/// - Complexity: that of its closures, plus one indirect call for each part; allocates nothing.
///   A change that throws still walks over the parts after, without changing them.
/// - Laws: those of ``TraversalOptic``; checked by `TraversalLaws`.
/// - In the literature: traversal.
public struct Traversal<Whole, Part>: TraversalOptic {
  @usableFromInline
  let visitParts: @Sendable (Whole, (Part) -> Bool) -> Bool
  @usableFromInline
  let changeParts: @Sendable (inout Whole, (inout Part) -> Void) -> Void

  /// The place this traversal writes to, as far as it is known.
  public let footprint: Footprint

  /// Makes a traversal from a walk over the parts and one that changes them in place.
  ///
  /// - Parameters:
  ///   - visit: calls its second argument with each part in order and ends at the first false;
  ///     returns whether it came to the end.
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

  /// Makes a traversal from a function to a sequence of the parts and a change in place.
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

  /// Returns another optic as a stored one.
  @inlinable
  public static func storing(_ optic: some TraversalOptic<Whole, Part>) -> Self {
    Self(
      visit: { whole, body in optic.visit(whole) { body($0) } },
      modifyEach: { whole, body in optic.change(&whole, body) },
      footprint: optic.footprint
    )
  }

  /// Calls `body` with each part in order, until it returns false; returns whether it never did.
  @inlinable
  @discardableResult
  public func visit<Failure: Error>(
    _ whole: Whole,
    _ body: (Part) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    try visiting(whole, visitParts, body)
  }

  /// Changes each part in place, without an answer and without errors.
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
