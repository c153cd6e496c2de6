/// How rows that take the same input in the same state go together.
///
/// A table without rows refuses everything, by any rule.
public enum TransitionRule: Equatable, Sendable {
  /// The first row that takes the input makes the transition alone.
  case first
  /// All rows make it, each from the state that the one before left; if one refuses, nothing happens.
  ///
  /// For tables of tables: one may hold what is allowed, another what it leads to.
  case all
  /// As ``all``, but a row that refuses is left out; if all refuse, nothing happens.
  case skippingRefusals
}
