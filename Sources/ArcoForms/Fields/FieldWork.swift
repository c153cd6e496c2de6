/// The reaction of a field to its inputs, by its format, its timing and whether it has an
/// asynchronous check.
struct FieldWork<Value, Reason: Equatable & Sendable>: Sendable {
  typealias Draft = FieldDraft<Reason>

  let read: @Sendable (String) throws(FormatError) -> Value
  let timing: FieldTiming
  /// True if the field has an asynchronous check. The question is state: ``FieldDraft/question``.
  let isAsking: Bool

  func update(_ draft: inout Draft, _ input: FieldInput<Reason>) {
    // A draft of another program, in which the field had a check. Nobody answers here.
    if !isAsking, draft.asked == .running { draft.asked = .no }
    // Reasons of another program's rules. The rules of this program run after every input.
    if draft.clash != nil || draft.outerClash != nil {
      (draft.clash, draft.outerClash) = (nil, nil)
    }
    switch input {
    case .write(let text): write(text, &draft)
    case .leave:
      draft.isTouched = true
      guard draft.isShowing || timing != .onSubmit && draft.isDirty else { return }
      look(&draft)
      if timing != .onSubmit { ask(&draft) }
    case .check:
      draft.isTouched = true
      look(&draft)
      ask(&draft)
    case .answer(let finding):
      guard draft.asked == .running else { return }
      draft.asked = .done
      draft.finding = finding
    case .withdraw:
      if draft.asked == .running { draft.asked = .no }
    case .refuse(let reason):
      draft.isTouched = true
      draft.refusal = reason
      look(&draft)
    case .focus: draft.calls += 1
    case .reset:
      var blank = Draft(draft.first, row: draft.row)
      blank.count(from: draft)
      draft = blank
    }
  }

  /// Returns the format error of a text.
  func misfit(_ text: String) -> FormatError? {
    do throws(FormatError) { _ = try read(text) } catch { return error }
    return nil
  }

  private func write(_ text: String, _ draft: inout Draft) {
    guard !draft.text.isSame(as: text) else { return }
    draft.text = text
    draft.refusal = nil
    draft.finding = nil
    draft.asked = .no
    if draft.isShowing || timing == .asTyped { look(&draft) }
    if timing == .asTyped { ask(&draft) }
  }

  /// Checks the text, and shows problems from now on.
  private func look(_ draft: inout Draft) {
    draft.isShowing = true
    draft.misfit = misfit(draft.text)
  }

  /// Starts the asynchronous check, if the text has not been checked.
  private func ask(_ draft: inout Draft) {
    guard isAsking, draft.asked == .no, misfit(draft.text) == nil else { return }
    draft.asked = .running
    draft.questions += 1
  }

  /// Returns the report of a field, whether the field shows its problem or not.
  func report(_ draft: Draft) -> FieldReport<FieldInput<Reason>, Reason> {
    let misfit = misfit(draft.text)
    return FieldReport(
      draft: draft, problem: draft.problem(misfit),
      isUnchecked: isAsking && misfit == nil && draft.asked != .done, embed: { $0 })
  }
}
