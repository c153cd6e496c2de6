import ArcoCore

extension DraftForm {
  /// Returns this form with a rule about several fields together.
  ///
  ///     let form = passwords.rule(at: again) { fields in
  ///       guard let one = fields[ifGood: password], let other = fields[ifGood: again]
  ///       else { return nil }
  ///       return one == other ? nil : .differs
  ///     }
  ///
  /// The rule is looked at after each input. What it finds shows beside one field, once that field
  /// shows what is wrong with it, and behind what is wrong with that field alone.
  /// - Parameters:
  ///   - field: a field of this form, beside which the reason shows.
  ///   - reason: says why the fields do not go together; nil if they do.
  /// - Complexity: each input writes the whole draft, so views of the form compare their states.
  public func rule<FieldWorld, Text>(
    at field: FormPart<
      FieldWorld, State, Input, FieldDraft<Reason>, FieldInput<Reason>, Text, Reason
    >,
    _ reason: @escaping @Sendable (FormValues<State, Input, Reason>) -> Reason?
  ) -> DraftForm {
    let (change, visit) = (field.change, visit)
    let look = { @Sendable (state: inout State) in
      let reason = reason(FormValues(state: state))
      change(&state) { draft in
        if draft.clash != reason { draft.clash = reason }
      }
    }
    return DraftForm(
      dispatcher: dispatcher.combine(.reduce { state, _ in look(&state) }),
      read: read,
      visit: { state, see in
        var state = state
        look(&state)
        visit(state, see)
      })
  }
}
