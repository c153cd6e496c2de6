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
/// Laws, checked by `FormSoakTests` and `RuleSoakTests`: a draft has a value just where no field has a
/// problem; what a field shows as wrong is what the form refuses; a text stays as it was written, whatever
/// else happens.
public struct DraftForm<
  World: Sendable, State, Input: Sendable, Value, Reason: Equatable & Sendable
>: Sendable {
  /// What each input does to the draft.
  public let dispatcher: Dispatcher<World, State, Input>
  /// What each input does, without the look at the rules that follows.
  let steps: Dispatcher<World, State, Input>
  /// The value; nil where a field is no value.
  let read: @Sendable (State) -> Value?
  /// The fields and the rules of the parts.
  let parts: FormShape<State, Input, Reason>
  let rules: FormRules<State, Input, Reason>

  /// Makes a form.
  ///
  /// - Parameter isMoving: whether the steps may change parts that the input is not for, so that the rules of
  ///   these are looked at too.
  init(
    steps: Dispatcher<World, State, Input>, read: @escaping @Sendable (State) -> Value?,
    parts: FormShape<State, Input, Reason>,
    rules: FormRules<State, Input, Reason> = FormRules(list: []), isMoving: Bool = false
  ) {
    self.steps = steps
    self.read = read
    self.parts = parts
    self.rules = rules
    let look = Self.look(parts, rules)
    let isLooking = !rules.list.isEmpty || isMoving
    guard isLooking, let look else {
      dispatcher = steps
      return
    }
    dispatcher = steps.combine(.reduce { state, _ in _ = look(&state) })
  }

  private static func look(
    _ parts: FormShape<State, Input, Reason>, _ rules: FormRules<State, Input, Reason>
  ) -> (@Sendable (inout State) -> Bool)? {
    guard !rules.list.isEmpty else { return parts.look }
    let update = parts.update
    return { @Sendable state in rules.look(&state, parts: update) }
  }

  /// What can be asked of this form as a part.
  var shape: FormShape<State, Input, Reason> {
    var shape = parts
    shape.look = Self.look(parts, rules)
    return shape
  }

  /// Returns how each field stands, in the order of the parts.
  ///
  /// - Complexity: every text is read.
  public func fields(of state: State) -> [FieldReport<Input, Reason>] {
    var reports: [FieldReport<Input, Reason>] = []
    visit(state) { reports.append($0) }
    return reports
  }

  /// Returns whether a draft says something else than the first one did: another text in some field, or
  /// other rows, cases and optional parts.
  ///
  ///     let isDirty = signUp.isDirty(draft, from: SignUpDraft())
  public func isDirty(_ state: State, from first: State) -> Bool { !parts.isSame(first, state) }

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

  /// Hands over each field in order, with what the rules find now.
  private func visit(_ state: State, _ see: (FieldReport<Input, Reason>) -> Void) {
    guard let look = shape.look else { return parts.visit(state, see) }
    var state = state
    _ = look(&state)
    parts.visit(state, see)
  }
}

/// A field on its own: a form whose draft is one text.
public typealias FormField<World: Sendable, Value, Reason: Equatable & Sendable> = DraftForm<
  World, FieldDraft<Reason>, FieldInput<Reason>, Value, Reason
>
