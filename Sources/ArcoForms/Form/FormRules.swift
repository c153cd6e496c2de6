/// The rules of a form, the first one first.
struct FormRules<State, Input: Sendable, Reason: Equatable & Sendable>: Sendable {
  struct Rule: Sendable {
    /// Changes what the rules found at the field beside which the reason shows.
    let change: @Sendable (inout State, (inout Reason?) -> Void) -> Void
    let reason: @Sendable (FormValues<State, Input, Reason>) -> Reason?
  }

  let list: [Rule]

  /// Writes at each field the first reason of its rules, or that there is none.
  func look(_ state: inout State) {
    for rule in list { rule.change(&state) { if $0 != nil { $0 = nil } } }
    for rule in list.reversed() {
      guard let reason = rule.reason(FormValues(state: state)) else { continue }
      rule.change(&state) { $0 = reason }
    }
  }
}
