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
  /// The rules are looked at after each input. What they find shows beside a field, once that field
  /// shows what is wrong with it, and behind what is wrong with that field alone. A field shows the
  /// reason of the first rule that finds one, in the order in which the rules were added, and the form
  /// refuses for the same reason.
  /// - Parameters:
  ///   - field: a field of this form, beside which the reason shows; not one that is there for each element.
  ///   - reason: says why the fields do not go together; nil if they do.
  /// - Complexity: each input writes the whole draft, so views of the form compare their states.
  public func rule<FieldWorld, Text>(
    at field: FormPart<
      FieldWorld, State, Input, FieldDraft<Reason>, FieldInput<Reason>, Text, Reason
    >,
    _ reason: @escaping @Sendable (FormValues<State, Input, Reason>) -> Reason?
  ) -> DraftForm {
    guard let change = field.change else { preconditionFailure(Self.advice) }
    return rule(
      FormRules.Rule(
        change: { state, set in change(&state) { set(&$0.clash) } }, reason: reason))
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
  /// It is looked at after each input of the larger form, and shows as a rule of one form does. While the
  /// nested form is not there, it shows nowhere.
  /// - Parameters:
  ///   - field: a field of the nested form, beside which the reason shows. It goes before what the nested
  ///     form's own rules find at that field; where it finds nothing, those show.
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
    guard let inner = field.change, let outer = part.change else {
      preconditionFailure(Self.advice)
    }
    return rule(
      FormRules.Rule(
        change: { state, set in outer(&state) { inner(&$0) { set(&$0.outerClash) } } },
        reason: reason))
  }

  private func rule(_ rule: FormRules<State, Input, Reason>.Rule) -> DraftForm {
    DraftForm(
      steps: steps, read: read, parts: parts, rules: FormRules(list: rules.list + [rule]))
  }

  private static var advice: String {
    "a rule shows beside one field: for a field of each element, the form of the element has the rule"
  }
}
