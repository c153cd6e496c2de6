/// A way to read any number of parts, in an order.
///
/// - Whole: the value that is looked into.
/// - Part: a value found there.
///
///     struct Names: FoldOptic {
///       func visit<E: Error>(
///         _ team: Team, _ body: (String) throws(E) -> Bool
///       ) throws(E) -> Bool {
///         for player in team.players where try !body(player.name) { return false }
///         return true
///       }
///     }
///
/// Every optic that can be read is a fold; ``values(in:)`` and its neighbours work on all of them.
///
/// Laws, checked by `FoldLaws`: equal wholes have equal parts in the same order; nothing is
/// visited after `body` has returned false; the answer is false exactly when `body`'s last was.
/// - In the literature: fold; `visit` is foldMapOf, with an early end.
public protocol FoldOptic<Whole, Part>: Optic {
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
}
