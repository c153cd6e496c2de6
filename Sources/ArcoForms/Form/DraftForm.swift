public import ArcoCore

/// A form: how each input changes a draft, and which value the draft has.
///
/// - World: what asynchronous checks need from outside; `Void` for nothing.
/// - State: the draft, with the texts of the fields.
/// - Input: the inputs of the draft.
/// - Value: the value of a draft without problems.
/// - Reason: the application's reasons for refusing a well-formed value: an enum, or `Never`.
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
/// A single field is a form, and a part of a form is a form in a larger state, so forms can be
/// nested. Each part has a child, which a face places.
///
/// Laws, checked by `FormSoakTests` and `RuleSoakTests`: a draft has a value exactly if no field
/// has a problem; the form refuses a draft for the problems that its fields show; a text stays as
/// it was written, whatever else happens.
public struct DraftForm<
  World: Sendable, State, Input: Sendable, Value, Reason: Equatable & Sendable
>: Sendable {
  /// The dispatcher of the form, which applies inputs to the draft.
  public let dispatcher: Dispatcher<World, State, Input>
  /// The dispatcher without the evaluation of this form's own rules that follows.
  let steps: Dispatcher<World, State, Input>
  /// Returns the value of a draft; nil if a field has no value.
  let read: @Sendable (State) -> Value?
  /// The fields and the rules of the parts.
  let parts: FormShape<State, Input, Reason>
  /// The parts that the form lists.
  let marks: [PartMark]
  let rules: FormRules<State, Input, Reason>

  /// Makes a form.
  init(
    steps: Dispatcher<World, State, Input>, read: @escaping @Sendable (State) -> Value?,
    parts: FormShape<State, Input, Reason>, marks: [PartMark] = [],
    rules: FormRules<State, Input, Reason> = FormRules(list: [])
  ) {
    self.steps = steps
    self.read = read
    self.parts = parts
    self.marks = marks
    self.rules = rules
    // Each part has evaluated its own rules already.
    dispatcher =
      rules.list.isEmpty ? steps : steps.combine(.reduce { state, _ in rules.look(&state) })
  }

  /// The shape of this form as a part of another.
  var shape: FormShape<State, Input, Reason> {
    guard !rules.list.isEmpty else { return parts }
    let (look, rules) = (parts.look, rules)
    var shape = parts
    shape.look = { before in
      let look = look(before)
      return { state in
        look(&state)
        rules.look(&state)
      }
    }
    return shape
  }

  /// Returns a report of each field, in the order of the parts.
  ///
  /// - Complexity: reads every text.
  public func fields(of state: State) -> [FieldReport<Input, Reason>] {
    var reports: [FieldReport<Input, Reason>] = []
    visit(state) { reports.append($0) }
    return reports
  }

  /// Returns true if a draft differs from the first draft: by the text of a field, or by its rows,
  /// cases and optional parts.
  ///
  ///     let isDirty = signUp.isDirty(draft, from: SignUpDraft())
  public func isDirty(_ state: State, from first: State) -> Bool {
    !parts.isSame(first, state) { $0.text.isSame(as: $1.text) }
  }

  /// Returns the value of a draft.
  ///
  /// - Throws: the problems of all fields, in the order of the fields.
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
      preconditionFailure("a format read the same text twice, with different results")
    }
    return value
  }

  /// Sends an input to each field, and evaluates all rules once.
  ///
  /// - Complexity: linear in the number of fields. Rows of an `Array` are searched one by one.
  func tell(_ word: FieldInput<Reason>, _ state: inout State) {
    parts.tell(&state, word)
    shape.look(nil)(&state)
  }

  /// Visits the report of each field in order, with the current results of the rules.
  private func visit(_ state: State, _ see: (FieldReport<Input, Reason>) -> Void) {
    var state = state
    shape.look(nil)(&state)
    parts.visit(state, see)
  }
}

/// A form of a single field, whose draft is one text.
public typealias FormField<World: Sendable, Value, Reason: Equatable & Sendable> = DraftForm<
  World, FieldDraft<Reason>, FieldInput<Reason>, Value, Reason
>
