import ArcoCore

/// What a field does with its inputs, by its format, its timing and its asynchronous check.
struct FieldWork<World: Sendable, Value, Reason: Equatable & Sendable>: Sendable {
  typealias Draft = FieldDraft<Reason>
  typealias Work = Effect<World, Draft, FieldInput<Reason>>

  let read: @Sendable (String) throws(FormatError) -> Value
  let timing: FieldTiming
  /// Where asynchronous checks of this field meet: a newer one cancels an older one.
  let queue: Queue
  let ask: (@Sendable (Value) -> Work)?

  func update(_ draft: inout Draft, _ input: FieldInput<Reason>) -> Work {
    switch input {
    case .write(let text): return write(text, &draft)
    case .leave:
      draft.isTouched = true
      guard draft.isShowing || timing != .onSubmit && draft.isDirty else { return .none }
      look(&draft)
      return timing == .onSubmit ? .none : check(&draft)
    case .check:
      draft.isTouched = true
      look(&draft)
      return check(&draft)
    case .answer(let refusal):
      guard draft.asked == .running else { return .none }
      draft.asked = .done
      draft.refusal = refusal
    case .refuse(let reason):
      draft.isTouched = true
      draft.refusal = reason
      look(&draft)
    case .focus: draft.calls += 1
    case .reset:
      let wasRunning = draft.asked == .running
      draft = Draft(draft.first, row: draft.row)
      return wasRunning ? .cancel(queue) : .none
    }
    return .none
  }

  /// What is wrong with the text itself.
  func misfit(_ text: String) -> FormatError? {
    do throws(FormatError) { _ = try read(text) } catch { return error }
    return nil
  }

  private func write(_ text: String, _ draft: inout Draft) -> Work {
    guard !draft.text.isSame(as: text) else { return .none }
    let wasRunning = draft.asked == .running
    draft.text = text
    draft.refusal = nil
    draft.asked = .no
    if draft.isShowing || timing == .asTyped { look(&draft) }
    let check = timing == .asTyped ? check(&draft) : .none
    // A newer check cancels the older one by the queue. Where there is none, this does.
    return wasRunning && check.isNone ? .cancel(queue) : check
  }

  /// Shows what is wrong from now on.
  private func look(_ draft: inout Draft) {
    draft.isShowing = true
    draft.misfit = misfit(draft.text)
  }

  /// Starts the asynchronous check of a text that has had none.
  private func check(_ draft: inout Draft) -> Work {
    guard let ask, draft.asked == .no, let value = try? read(draft.text) else { return .none }
    draft.asked = .running
    return ask(value)
  }

  /// How a field stands, whether it shows that or not.
  func report(_ draft: Draft) -> FieldReport<FieldInput<Reason>, Reason> {
    let misfit = misfit(draft.text)
    return FieldReport(
      draft: draft,
      problem: misfit.map { .format($0) } ?? (draft.refusal ?? draft.clash).map { .refused($0) },
      isUnchecked: ask != nil && misfit == nil && draft.asked != .done,
      embed: { $0 })
  }
}
