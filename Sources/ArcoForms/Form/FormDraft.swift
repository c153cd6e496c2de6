public import ArcoCore

/// A draft whose type names the parts of its form. `@Form` writes the conformance.
///
/// A face and a rule can then name a field by a key path:
///
///     let form = Account.form.rule(at: \.again) { fields in
///       fields[ifGood: \.password] == fields[ifGood: \.again] ? nil : .differs
///     }
public protocol FormDraft: Feature {
  /// The parts of the form, one property for each.
  associatedtype Fields: Sendable

  /// The parts of the form: a constant, since a form knows the parts that it lists by their identity.
  static var fields: Fields { get }
}

extension FormState: Feature where Draft: Feature {
  /// The inputs of the form and its draft.
  public typealias Input = FormInput<Draft.Input>
  /// The world that asynchronous checks and submitting need, such as a client of a server.
  public typealias World = Draft.World
}

extension Parts {
  /// Places one field of a form that can be submitted, and returns its view.
  ///
  /// For example, `parts.field(\.name, .textField("Name"))`.
  /// - Parameter part: a key path to the field in `Draft.fields`, named like the draft's property.
  /// - Precondition: the form lists the part, and the part is placed once.
  public func field<Draft: FormDraft, World, Part, PartInput, Value, Reason>(
    _ part: (Draft.Fields) -> FormPart<World, Draft, Draft.Input, Part, PartInput, Value, Reason>,
    _ face: @autoclosure () -> Face<Part, PartInput, Content>
  ) -> Content where State == FormState<Draft>, Input == FormInput<Draft.Input> {
    place(part(Draft.fields), face())
  }

  /// Shows a part of a draft, named like the draft's property. For the face of a nested form.
  ///
  /// - Precondition: the form lists the part, and the part is placed once.
  public func field<World, Part, PartInput, Value, Reason>(
    _ part: (State.Fields) -> FormPart<World, State, Input, Part, PartInput, Value, Reason>,
    _ face: @autoclosure () -> Face<Part, PartInput, Content>
  ) -> Content where State: FormDraft, Input == State.Input {
    place(part(State.fields), face())
  }
}

extension RuleValues where State: FormDraft, Input == State.Input {
  /// The value of a part, named like the draft's property; nil if a text in the part is not a value of
  /// its format.
  public subscript<World, Part, PartInput, Value>(
    ifGood part: (State.Fields) -> FormPart<World, State, Input, Part, PartInput, Value, Reason>
  ) -> Value? {
    self[ifGood: part(State.fields)]
  }
}

extension DraftForm where State: FormDraft, Input == State.Input {
  /// Returns this form with a rule about several fields together. The field is named like the
  /// draft's property.
  ///
  ///     let form = Account.form.rule(at: \.again) { fields in
  ///       fields[ifGood: \.password] == fields[ifGood: \.again] ? nil : .differs
  ///     }
  ///
  /// The reason appears as described at ``rule(at:_:)`` for a field that is passed as a value.
  public func rule<FieldWorld, Text>(
    at field: (State.Fields) -> FormPart<
      FieldWorld, State, Input, FieldDraft<Reason>, FieldInput<Reason>, Text, Reason
    >,
    _ reason: @escaping @Sendable (RuleValues<State, Input, Reason>) -> Reason?
  ) -> DraftForm {
    rule(at: field(State.fields), reason)
  }
}
