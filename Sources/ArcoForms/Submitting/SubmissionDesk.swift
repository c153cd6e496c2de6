import ArcoCore

/// What a form does with what happens to it as a whole.
struct SubmissionDesk<
  World: Sendable, State, Input: Sendable, Value, Reason: Equatable & Sendable
>: Sendable {
  typealias Work = Effect<World, FormState<State>, FormInput<Input>>

  let form: DraftForm<World, State, Input, Value, Reason>
  let submit: @Sendable (Value) -> Work

  func update(_ state: inout FormState<State>, _ input: FormInput<Input>) -> Work {
    switch input {
    case .draft: return state.stage == .checking ? proceed(&state, isWaiting: true) : .none
    case .submit:
      guard !state.isBusy else { return .none }
      state.stage = .editing
      return told(.check, state.draft, then: .proceed)
    case .proceed: return state.isBusy ? .none : proceed(&state, isWaiting: false)
    case .accepted:
      if state.stage == .submitting { state.stage = .submitted }
    case .refused(let words):
      guard state.stage == .submitting else { return .none }
      state.stage = .editing
      state.returns += 1
      return .batch(words.map { .send(.draft($0)) } + [.send(.seek)])
    case .seek: return sought(state.draft)
    case .reset:
      state = FormState(state.first)
      return .batch(.cancelAll, told(.reset, state.draft, then: nil))
    }
    return .none
  }

  /// Goes on to what is next for a form that shall be submitted.
  ///
  /// - Parameter isWaiting: whether it waited for checks, so that without one that runs it is over:
  ///   somebody wrote on.
  private func proceed(_ state: inout FormState<State>, isWaiting: Bool) -> Work {
    let fields = form.fields(of: state.draft)
    if fields.contains(where: { $0.problem != nil }) {
      state.stage = .editing
      state.returns += 1
      return sought(state.draft)
    }
    guard !fields.contains(where: { $0.isUnchecked }) else {
      let isChecked = fields.allSatisfy { !$0.isUnchecked || $0.draft.isChecking }
      state.stage = isChecked ? .checking : .editing
      return .none
    }
    guard let value = form.read(state.draft) else { return .none }
    state.stage = .submitting
    return submit(value)
  }

  /// Says something to every field.
  private func told(
    _ word: FieldInput<Reason>, _ draft: State, then last: FormInput<Input>?
  ) -> Work {
    var inputs = form.fields(of: draft).map { FormInput.draft($0.input(word)) }
    if let last { inputs.append(last) }
    return .batch(inputs.map { .send($0) })
  }

  /// Brings the focus to the first field that something is wrong with.
  private func sought(_ draft: State) -> Work {
    let wrong = form.fields(of: draft).first { $0.problem != nil }
    return wrong.map { .send(.draft($0.input(.focus))) } ?? .none
  }
}
