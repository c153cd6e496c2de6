/// The rules of a form, the first one first.
struct FormRules<State, Input: Sendable, Reason: Equatable & Sendable>: Sendable {
  struct Rule: Sendable {
    /// Changes the field beside which the reason shows.
    let change: @Sendable (inout State, (inout FieldDraft<Reason>) -> Void) -> Void
    let reason: @Sendable (FormValues<State, Input, Reason>) -> Reason?

    /// What the rules found at the field; nil where the field is not there.
    func clash(_ state: inout State) -> Reason? {
      var clash: Reason?
      change(&state) { clash = $0.clash }
      return clash
    }
  }

  let list: [Rule]

  /// Writes at each field the first reason of its rules, or else what the parts' own rules find, and
  /// returns whether that was another.
  ///
  /// - Parameter parts: looks at the rules that parts have of their own, and forgets what was found at other fields.
  func look(_ state: inout State, parts: (inout State) -> Bool) -> Bool {
    let before = list.map { $0.clash(&state) }
    for rule in list { rule.change(&state) { if $0.clash != nil { $0.clash = nil } } }
    var isOther = parts(&state)
    for rule in list.reversed() {
      guard let reason = rule.reason(FormValues(state: state)) else { continue }
      rule.change(&state) { $0.clash = reason }
    }
    for (rule, clash) in zip(list, before) where rule.clash(&state) != clash { isOther = true }
    return isOther
  }
}
