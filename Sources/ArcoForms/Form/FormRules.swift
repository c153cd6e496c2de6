/// The rules of a form, in the order in which they were added.
struct FormRules<State, Input: Sendable, Reason: Equatable & Sendable>: Sendable {
  struct Rule: Sendable {
    /// Changes the reason that rules found at the rule's field.
    let change: @Sendable (inout State, (inout Reason?) -> Void) -> Void
    let reason: @Sendable (FormValues<State, Input, Reason>) -> Reason?
  }

  let list: [Rule]

  /// Stores the reason of the first failing rule at each field, or nil.
  func look(_ state: inout State) {
    for rule in list { rule.change(&state) { if $0 != nil { $0 = nil } } }
    for rule in list.reversed() {
      guard let reason = rule.reason(FormValues(state: state)) else { continue }
      rule.change(&state) { $0 = reason }
    }
  }
}
