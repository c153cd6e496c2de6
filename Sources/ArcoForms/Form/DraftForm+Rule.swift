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
  /// All rules are evaluated after each input. The reason appears at the field once the field shows
  /// its problems. A problem of the field alone takes precedence. If several rules have a reason
  /// for one field, the field shows the reason of the rule that was added first, and the form
  /// refuses the value for that reason.
  /// - Parameters:
  ///   - field: the field of this form at which the reason appears. The form lists it, and it is not a
  ///     field of each element.
  ///   - reason: returns the reason why the values do not fit together; nil if they do.
  /// - Complexity: each input writes the whole draft, so views of the form compare their states.
  public func rule<FieldWorld, Text>(
    at field: FormPart<
      FieldWorld, State, Input, FieldDraft<Reason>, FieldInput<Reason>, Text, Reason
    >,
    _ reason: @escaping @Sendable (RuleValues<State, Input, Reason>) -> Reason?
  ) -> DraftForm {
    guard let change = field.change else { preconditionFailure(Self.advice) }
    check(isListed: field.mark)
    return rule(
      FormRules.Rule(
        change: { state, set in change(&state) { set(&$0.clash) } }, reason: reason))
  }

  /// Returns this form with a rule about several fields together, whose reason appears in a nested
  /// form.
  ///
  ///     let form = signUp.rule(at: town, of: addressPart) { fields in
  ///       guard let name = fields[ifGood: password], let town = fields[ifGood: addressPart]
  ///       else { return nil }
  ///       return name == town ? .taken : nil
  ///     }
  ///
  /// The rule is evaluated after each input of the larger form, and its reason appears like that of
  /// any rule. While the nested form is absent, the reason appears nowhere.
  /// - Parameters:
  ///   - field: the field of the nested form at which the reason appears. The reason takes
  ///     precedence over those of the nested form's own rules.
  ///   - part: the nested form as a part of this form. The form lists it, and it is not a part for
  ///     each element.
  ///   - reason: returns the reason why the values do not fit together; nil if they do.
  /// - Complexity: each input writes the whole draft, so views of the form compare their states.
  public func rule<FieldWorld, PartWorld, Part, PartInput, PartValue, Text>(
    at field: FormPart<
      FieldWorld, Part, PartInput, FieldDraft<Reason>, FieldInput<Reason>, Text, Reason
    >,
    of part: FormPart<PartWorld, State, Input, Part, PartInput, PartValue, Reason>,
    _ reason: @escaping @Sendable (RuleValues<State, Input, Reason>) -> Reason?
  ) -> DraftForm {
    guard let inner = field.change, let outer = part.change else {
      preconditionFailure(Self.advice)
    }
    check(isListed: part.mark)
    return rule(
      FormRules.Rule(
        change: { state, set in outer(&state) { inner(&$0) { set(&$0.outerClash) } } },
        reason: reason))
  }

  private func rule(_ rule: FormRules<State, Input, Reason>.Rule) -> DraftForm {
    DraftForm(
      steps: steps, read: read, parts: parts, marks: marks,
      rules: FormRules(list: rules.list + [rule]))
  }

  private func check(isListed mark: PartMark) {
    precondition(
      marks.contains { $0 === mark },
      "a rule is at a part that the form does not list: store the part in a constant, and list it")
  }

  private static var advice: String {
    "a rule needs a single field: for a field of each element, add the rule to the element's form"
  }
}
