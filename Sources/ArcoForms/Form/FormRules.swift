/// The rules of a form, in the order in which they were added.
struct FormRules<State, Input: Sendable, Reason: Equatable & Sendable>: Sendable {
  struct Rule: Sendable {
    /// Changes the reason that rules found at the rule's field.
    let change: @Sendable (inout State, (inout Reason?) -> Void) -> Void
    let reason: @Sendable (RuleValues<State, Input, Reason>) -> Reason?
  }

  let list: [Rule]

  /// Stores the reason of the first failing rule at each field, or nil.
  func look(_ state: inout State) {
    for rule in list { rule.change(&state) { if $0 != nil { $0 = nil } } }
    for rule in list.reversed() {
      guard let reason = rule.reason(RuleValues(state: state)) else { continue }
      rule.change(&state) { $0 = reason }
    }
  }
}

/// The values of the parts of a form, for a rule. A rule also runs while a text is not a value of
/// its format, so each value is optional.
///
/// - State, Input, Reason: the types of the form.
public struct RuleValues<State, Input: Sendable, Reason: Equatable & Sendable> {
  let state: State

  /// The value of a part; nil if a text in the part is not a value of its format.
  public subscript<World, Part, PartInput, Value>(
    ifGood part: FormPart<World, State, Input, Part, PartInput, Value, Reason>
  ) -> Value? {
    part.read(state)
  }
}

@available(*, unavailable)
extension RuleValues: Sendable {}
