import ArcoCore
import ArcoForms
import ArcoOptics
import ArcoTesting
import Testing

/// Asynchronous checks of fields in rows.
struct RowCheckTests {
  private struct Basket: Equatable, Sendable {
    var codes = Rows<Int, FieldDraft<Flaw>>()
  }

  private enum BasketInput: Equatable, Sendable {
    case code(Int, FieldInput<Flaw>)
  }

  /// Every fifth number is taken, which is known after a while.
  private static let code = FormField<Void, Int, Flaw>(
    .integer(in: 0...99), after: .milliseconds(300),
    calling: { (_: Void, number, answer: @Sendable (Flaw?) -> Void) in
      answer(number.isMultiple(of: 5) ? .taken : nil)
      return Cancellation.none
    }
  ).part(
    each: Lens(\Basket.codes),
    input: Prism(BasketInput.code) {
      if case .code(let id, let input) = $0 { (id, input) } else { nil }
    })

  private static let form = DraftForm<Void, Basket, BasketInput, [Int], Flaw> {
    code
  } value: { fields in
    fields[code]
  }

  @Test func `a row that a reset brings back as its answer arrives is asked about again`() throws {
    var draft = Basket()
    draft.codes.append(FieldDraft("5", row: 1), id: 1)
    let isFirst = Locked(true)
    let test = TestDriver(
      Self.form.submitting { _ in .none }.dispatcher.combine(
        .update { _, input in
          guard case .draft(.code(1, .answer)) = input, isFirst.withLock({ $0 }) else {
            return .none
          }
          isFirst.withLock { $0 = false }
          return .batch(.send(.reset), .send(.draft(.code(1, .check))))
        }), state: FormState(draft), strictness: .loose)
    try test.send(.draft(.code(1, .check)))
    try test.advance(by: .milliseconds(300))
    #expect(test.state.draft.codes[id: 1]?.isChecking == true)
    try test.advance(by: .seconds(1))
    #expect(test.state.draft.codes[id: 1]?.isChecking == false)
    #expect(test.state.draft.codes[id: 1]?.problem == .refused(.taken))
    try test.finish()
  }
}
