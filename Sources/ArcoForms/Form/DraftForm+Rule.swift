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
    rule(changing: field.change, reason)
  }

  /// Returns this form with a rule about several fields together, of which one is a field of a nested
  /// form.
  ///
  ///     let form = signUp.rule(at: town, of: addressPart) { fields in
  ///       guard let name = fields[ifGood: password], let town = fields[ifGood: addressPart]
  ///       else { return nil }
  ///       return name == town ? .taken : nil
  ///     }
  ///
  /// It is looked at after each input of the larger form, and shows as ``rule(at:_:)`` says. While the
  /// nested form is not there, it shows nowhere.
  /// - Parameters:
  ///   - field: a field of the nested form, beside which the reason shows. A rule that the nested form has
  ///     at the same field gives way to this one.
  ///   - part: the nested form as a part of this one; not one that is there for each element.
  ///   - reason: says why the fields do not go together; nil if they do.
  /// - Complexity: each input writes the whole draft, so views of the form compare their states.
  public func rule<FieldWorld, PartWorld, Part, PartInput, PartValue, Text>(
    at field: FormPart<
      FieldWorld, Part, PartInput, FieldDraft<Reason>, FieldInput<Reason>, Text, Reason
    >,
    of part: FormPart<PartWorld, State, Input, Part, PartInput, PartValue, Reason>,
    _ reason: @escaping @Sendable (FormValues<State, Input, Reason>) -> Reason?
  ) -> DraftForm {
    let (inner, outer) = (field.change, part.change)
    return rule(
      changing: { state, change in outer(&state) { inner(&$0, change) } }, reason)
  }

  private func rule(
    changing change:
      @escaping @Sendable (inout State, (inout FieldDraft<Reason>) -> Void) -> Void,
    _ reason: @escaping @Sendable (FormValues<State, Input, Reason>) -> Reason?
  ) -> DraftForm {
    let visit = visit
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
