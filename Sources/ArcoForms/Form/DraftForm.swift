public import ArcoCore

/// A form over a draft: what each input does, and which value the draft says.
///
/// - World: what asynchronous checks need from outside; `Void` unless needed.
/// - State: the draft: what is written.
/// - Input: what can happen to it.
/// - Value: what the draft says once nothing is wrong with it.
/// - Reason: why the application refuses a value that is written properly: an enum, or `Never`.
///
///     let age = FormField(.integer(in: 13...120))
///       .part(state: SignUpDraft.lenses.age, input: SignUpInput.prisms.age)
///     let name = FormField(.line(atMost: 80))
///       .part(state: SignUpDraft.lenses.name, input: SignUpInput.prisms.name)
///
///     let signUp = DraftForm<Void, SignUpDraft, SignUpInput, SignUp, Complaint> {
///       name
///       age
///     } value: { fields in
///       SignUp(name: fields[name], age: fields[age])
///     }
///
/// A single field is a form, and a part of a form is a form in a larger state, so forms nest. Each part
/// has a child, which a face places.
///
/// Laws, checked by `FormSoakTests`: a draft has a value just where no field has a problem; a
/// text stays as it was written, whatever else happens.
public struct DraftForm<
  World: Sendable, State, Input: Sendable, Value, Reason: Equatable & Sendable
>: Sendable {
  /// What each input does to the draft.
  public let dispatcher: Dispatcher<World, State, Input>
  /// The value; nil where a field is no value.
  let read: @Sendable (State) -> Value?
  /// Hands over each field in order.
  let visit: @Sendable (State, (FieldReport<Input, Reason>) -> Void) -> Void

  /// Returns how each field stands, in the order of the parts.
  ///
  /// - Complexity: every text is read.
  public func fields(of state: State) -> [FieldReport<Input, Reason>] {
    var reports: [FieldReport<Input, Reason>] = []
    visit(state) { reports.append($0) }
    return reports
  }

  /// Whether a field says something else than at first.
  public func isDirty(_ state: State) -> Bool {
    var isDirty = false
    visit(state) { if $0.draft.isDirty { isDirty = true } }
    return isDirty
  }

  /// Returns the value that the draft says.
  ///
  /// - Throws: all that is wrong, the first field's first.
  public func value(of state: State) throws(FormFaults<Input, Reason>) -> Value {
    var faults: [FormFaults<Input, Reason>.Fault] = []
    visit(state) { field in
      guard let problem = field.problem else { return }
      faults.append(FormFaults.Fault(field: field.input(.focus), problem: problem))
    }
    if let first = faults.first {
      throw FormFaults(first: first, others: Array(faults.dropFirst()))
    }
    guard let value = read(state) else {
      preconditionFailure("a form reads a field that it does not list: add it to the parts")
    }
    return value
  }
}

/// A field on its own: a form whose draft is one text.
public typealias FormField<World: Sendable, Value, Reason: Equatable & Sendable> = DraftForm<
  World, FieldDraft<Reason>, FieldInput<Reason>, Value, Reason
>
