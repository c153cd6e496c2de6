/// A rule for combining rows that accept the same input in the same state.
///
/// A table without rows refuses everything, by every rule.
public enum TransitionRule: Equatable, Sendable {
  /// Only the first row that accepts the input makes the transition.
  case first
  /// All rows make the transition in turn, each from the state that the previous row left. If one
  /// row refuses, nothing happens.
  ///
  /// For tables of tables: for example, one table defines what is allowed, and another what
  /// follows.
  case all
  /// Like ``all``, but rows that refuse are skipped. If all rows refuse, nothing happens.
  case skippingRefusals
}
