/// A way to any number of parts, to read and to change them.
///
/// - Whole: the value that is looked into.
/// - Part: a value found there.
///
/// Laws, checked by `TraversalLaws`: those of ``FoldOptic`` and ``SetterOptic``, and that both go
/// to the same parts in the same order; a change keeps their number.
/// - Source: Gibbons and Oliveira, *The essence of the iterator pattern*, JFP 19, 2009.
///   In the literature: traversal.
public protocol TraversalOptic<Whole, Part>: FoldOptic, SetterOptic {
  /// The value that is looked into.
  associatedtype Whole
  /// A value found there.
  associatedtype Part

  /// Calls `body` with each part in order, until it returns false; returns whether it never did.
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
