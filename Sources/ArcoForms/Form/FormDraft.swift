public import ArcoCore

/// A draft that knows the parts of its form by their names. `@Form` writes it.
///
/// So a face and a rule name a field in one word, by a key path:
///
///     let form = Account.form.rule(at: \.again) { fields in
///       fields[ifGood: \.password] == fields[ifGood: \.again] ? nil : .differs
///     }
public protocol FormDraft: Feature {
  /// The parts of the form, one property for each.
  associatedtype Fields: Sendable

  /// The parts of the form.
  static var fields: Fields { get }
}

extension FormState: Feature where Draft: Feature {
  /// What can happen to the form and to its draft.
  public typealias Input = FormInput<Draft.Input>
  /// What checks and submitting need from outside.
  public typealias World = Draft.World
}

extension Parts {
  /// Shows a part of a form that can be submitted, by its name in the draft.
  ///
  /// A part is named as the draft's property: `parts.field(\.name, .textField("Name"))`.
  /// - Precondition: the form lists the part, and it is placed once.
  public func field<Draft: FormDraft, World, Part, PartInput, Value, Reason>(
    _ part: (Draft.Fields) -> FormPart<World, Draft, Draft.Input, Part, PartInput, Value, Reason>,
    _ face: @autoclosure () -> Face<Part, PartInput, Content>
  ) -> Content where State == FormState<Draft>, Input == FormInput<Draft.Input> {
    place(part(Draft.fields), face())
  }

  /// Shows a part of a draft, by its name in the draft: for a face of a form within a form.
  ///
  /// - Precondition: the form lists the part, and it is placed once.
  public func field<World, Part, PartInput, Value, Reason>(
    _ part: (State.Fields) -> FormPart<World, State, Input, Part, PartInput, Value, Reason>,
    _ face: @autoclosure () -> Face<Part, PartInput, Content>
  ) -> Content where State: FormDraft, Input == State.Input {
    place(part(State.fields), face())
  }
}

extension FormValues where State: FormDraft, Input == State.Input {
  /// The value of a part, by its name in the draft; nil while something is wrong with it.
  public subscript<World, Part, PartInput, Value>(
    ifGood part: (State.Fields) -> FormPart<World, State, Input, Part, PartInput, Value, Reason>
  ) -> Value? {
    self[ifGood: part(State.fields)]
  }
}

extension DraftForm where State: FormDraft, Input == State.Input {
  /// Returns this form with a rule about several fields together, at a field that is named as in the draft.
  ///
  ///     let form = Account.form.rule(at: \.again) { fields in
  ///       fields[ifGood: \.password] == fields[ifGood: \.again] ? nil : .differs
  ///     }
  ///
  /// It shows as ``rule(at:_:)`` says for a field that is given as a value.
  public func rule<FieldWorld, Text>(
    at field: (State.Fields) -> FormPart<
      FieldWorld, State, Input, FieldDraft<Reason>, FieldInput<Reason>, Text, Reason
    >,
    _ reason: @escaping @Sendable (FormValues<State, Input, Reason>) -> Reason?
  ) -> DraftForm {
    rule(at: field(State.fields), reason)
  }
}
