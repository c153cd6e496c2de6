/// An optic to any number of parts, which reads and changes them.
///
/// - Whole: the value that contains the part.
/// - Part: one of the parts.
///
/// Laws, checked by `TraversalLaws`: those of ``FoldOptic`` and ``SetterOptic``; reading and
/// writing visit the same parts in the same order; a change keeps the number of parts.
/// - Source: Gibbons and Oliveira, *The essence of the iterator pattern*, JFP 19, 2009.
///   In the literature: traversal.
public protocol TraversalOptic<Whole, Part>: FoldOptic, SetterOptic {
  /// The value that contains the part.
  associatedtype Whole
  /// One of the parts.
  associatedtype Part

  /// Calls `body` with each part in order, until it returns false; returns true if it never did.
  @discardableResult
  func visit<Failure: Error>(
    _ whole: Whole,
    _ body: (Part) throws(Failure) -> Bool
  ) throws(Failure) -> Bool

  /// Changes each part in place, in order.
  func modifyEach<Failure: Error>(
    _ whole: inout Whole,
    _ body: (inout Part) throws(Failure) -> Void
  ) throws(Failure)
}
