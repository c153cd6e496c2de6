/// An optic that reads any number of parts, in an order.
///
/// - Whole: the value that contains the part.
/// - Part: one of the parts.
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
/// Every optic that can read is a fold, so every such optic has ``values(in:)`` and the other
/// functions of folds.
///
/// Laws, checked by `FoldLaws`: a whole has the same parts in the same order each time; nothing is visited
/// after `body` has returned false; the result is false exactly if the last result of `body` was.
/// - In the literature: fold; `visit` is foldMapOf, with an early end.
public protocol FoldOptic<Whole, Part>: Optic {
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
}
