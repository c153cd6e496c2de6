import ArcoCore

/// The reaction of a form to the inputs about its submission.
///
/// A component of its own within the form's, so that `cancelAll` cancels only the effects of the
/// submission.
struct SubmissionDesk<
  World: Sendable, State, Input: Sendable, Value, Reason: Equatable & Sendable
>: Sendable {
  typealias Work = Effect<World, FormState<State>, FormInput<Input>>

  let form: DraftForm<World, State, Input, Value, Reason>
  let submit: @Sendable (Value) -> Work

  func update(_ state: inout FormState<State>, _ input: FormInput<Input>) -> Work {
    switch input {
    case .draft: return state.stage == .checking ? proceed(&state) : .none
    case .submit:
      guard state.stage != .submitting else { return .none }
      state.stage = .editing
      form.tell(.check, &state.draft)
      return proceed(&state)
    case .accepted:
      guard state.stage == .submitting else { return .none }
      state.stage = .submitted
      state.sent = nil
    case .refused(let words):
      guard state.stage == .submitting else { return .none }
      let heard = words.filter { isAboutNow($0, state) }
      state.stage = .editing
      state.sent = nil
      state.returns += 1
      return .batch(heard.map { .send(.draft($0)) } + [.send(.seek)])
    case .seek: return sought(form.fields(of: state.draft))
    case .cancel:
      guard state.isBusy else { return .none }
      let isSubmitting = state.stage == .submitting
      state.stage = .editing
      state.sent = nil
      form.tell(.withdraw, &state.draft)
      // While checks run, only effects of earlier submissions are left.
      return isSubmitting ? .cancelAll : .none
    case .reset:
      let former = state.draft
      state = FormState(state.first)
      form.parts.count(&state.draft, former)
      return .cancelAll
    }
    return .none
  }

  /// What a form waits for in vain.
  enum Forgotten: Equatable, Sendable {
    case checking
    /// An answer that may still come within a time, from an effect whose form was left.
    case submitting(Duration)
  }

  /// Makes a function that returns what a form waits for in vain; nil if it does not.
  ///
  /// The effect of a submission runs in the instance that began it. So a submission from before that
  /// instance has no effect, unless the effect finishes after its form was left. A submission that
  /// ended has no effect either, if an undo brings its state back.
  ///
  /// - Parameter token: a token that is later than submissions from before the instance.
  func watch(since token: UInt64) -> (FormState<State>) -> Forgotten? {
    var known = token
    var running: UInt64 = 0
    return { state in
      let number = state.stage == .submitting ? state.run.number : 0
      if number != running {
        known = max(known, running)
        running = number
      }
      // A submission may begin and end between two states that are seen.
      if number == 0 { known = max(known, state.run.number) }
      switch state.stage {
      case .checking: return self.isAnyChecked(state) ? nil : .checking
      case .submitting:
        if number > known { return nil }
        return .submitting(number > token ? .zero : state.run.timeToFinish)
      case .editing, .submitted: return nil
      }
    }
  }

  /// Returns true if an asynchronous check runs. None does if another draft has replaced the draft.
  private func isAnyChecked(_ state: FormState<State>) -> Bool {
    var isAsking = false
    form.parts.visit(state.draft) { if $0.isUnchecked, $0.draft.isChecking { isAsking = true } }
    return isAsking
  }

  /// Returns true if an input of the answer applies to the current draft. A refusal applies only to
  /// the submitted text.
  private func isAboutNow(_ word: Input, _ state: FormState<State>) -> Bool {
    guard let sent = state.sent, let field = form.parts.refused(word, state.draft) else {
      return true
    }
    return form.parts.refused(word, sent)?.text.isSame(as: field.text) ?? false
  }

  /// Takes the next step of a submission.
  private func proceed(_ state: inout FormState<State>) -> Work {
    let fields = form.fields(of: state.draft)
    if fields.contains(where: { $0.problem != nil }) {
      state.stage = .editing
      state.returns += 1
      return sought(fields)
    }
    guard !fields.contains(where: { $0.isUnchecked }) else {
      let isChecked = fields.allSatisfy { !$0.isUnchecked || $0.draft.isChecking }
      state.stage = isChecked ? .checking : .editing
      return .none
    }
    guard let value = form.read(state.draft) else { return .none }
    state.stage = .submitting
    state.sent = state.draft
    let work = submit(value)
    state.run = SubmissionRun(number: Token.next(), timeToFinish: work.timeToFinish)
    return work
  }

  /// Moves the focus to the first field with a problem.
  private func sought(_ fields: [FieldReport<Input, Reason>]) -> Work {
    let wrong = fields.first { $0.problem != nil }
    return wrong.map { .send(.draft($0.input(.focus))) } ?? .none
  }
}
