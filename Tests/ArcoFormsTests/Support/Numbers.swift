import ArcoCore
import ArcoForms
import ArcoOptics

/// Why a number is refused.
enum Flaw: Equatable, Sendable {
  /// By a rule of this number.
  case rule(Int)
  /// By the asynchronous check.
  case taken
  /// By what the form was submitted to.
  case refused
}

struct PairDraft: Equatable, Sendable {
  var a = FieldDraft<Flaw>()
  var b = FieldDraft<Flaw>()
}

enum PairInput: Equatable, Sendable {
  case a(FieldInput<Flaw>)
  case b(FieldInput<Flaw>)
}

struct NumbersDraft: Equatable, Sendable {
  var x = FieldDraft<Flaw>()
  var y = FieldDraft<Flaw>()
  var z = FieldDraft<Flaw>()
  var pair = PairDraft()
  var other: PairDraft?
  var rows = Rows<Int, PairDraft>()
}

enum NumbersInput: Equatable, Sendable {
  case x(FieldInput<Flaw>)
  case y(FieldInput<Flaw>)
  case z(FieldInput<Flaw>)
  case pair(PairInput)
  case other(PairInput)
  case row(Int, PairInput)
  /// Puts the pair and the other one in each other's place.
  case swap
  case hasOther(Bool)
  case addRow(Int)
  case removeRow(Int)
}

/// A form of numbers from 0 to 99, with rules as a test wants them.
struct Numbers: Sendable {
  typealias Form<State: Sendable, Input: Sendable, Value> = DraftForm<
    Void, State, Input, Value, Flaw
  >
  typealias Field = FormField<Void, Int, Flaw>
  /// Finds the flaw of some numbers of which each is there only if it is one.
  typealias Rule = @Sendable ([Int?]) -> Flaw?
  typealias Part<Whole, Input: Sendable> = FormPart<
    Void, Whole, Input, FieldDraft<Flaw>, FieldInput<Flaw>, Int, Flaw
  >

  /// The fields that a rule of the whole may stand at.
  enum Spot: CaseIterable {
    case x, y, pairA, otherA
  }

  static let a = Field(.integer(in: 0...99)).part(
    state: Lens(\PairDraft.a),
    input: Prism(PairInput.a) { if case .a(let input) = $0 { input } else { nil } })
  static let b = Field(.integer(in: 0...99)).part(
    state: Lens(\PairDraft.b),
    input: Prism(PairInput.b) { if case .b(let input) = $0 { input } else { nil } })
  static let x = Field(.integer(in: 0...99)).part(
    state: Lens(\NumbersDraft.x),
    input: Prism(NumbersInput.x) { if case .x(let input) = $0 { input } else { nil } })
  static let y = Field(.integer(in: 0...99)).part(
    state: Lens(\NumbersDraft.y),
    input: Prism(NumbersInput.y) { if case .y(let input) = $0 { input } else { nil } })
  /// Every fifth number is taken, which is known after a while.
  static let z = Field(
    .integer(in: 0...99), after: .milliseconds(300),
    calling: { (_: Void, number, answer: @Sendable (Flaw?) -> Void) in
      answer(number.isMultiple(of: 5) ? .taken : nil)
      return Cancellation.none
    }
  ).part(
    state: Lens(\NumbersDraft.z),
    input: Prism(NumbersInput.z) { if case .z(let input) = $0 { input } else { nil } })

  static let moves = Dispatcher<Void, NumbersDraft, NumbersInput>.reduce { draft, input in
    switch input {
    case .swap:
      guard let other = draft.other else { return }
      draft.other = draft.pair
      draft.pair = other
    case .hasOther(let hasOther): draft.other = hasOther ? draft.other ?? PairDraft() : nil
    case .addRow(let id):
      guard !draft.rows.contains(id: id) else { return }
      draft.rows.append(
        PairDraft(a: FieldDraft(row: id), b: FieldDraft(row: id)), id: id)
    case .removeRow(let id): draft.rows.remove(id: id)
    case .x, .y, .z, .pair, .other, .row: break
    }
  }

  let form: Form<NumbersDraft, NumbersInput, [Int]>
  let submission: FormSubmission<Void, NumbersDraft, NumbersInput, [Int], Flaw>

  /// Makes a form.
  ///
  /// - Parameters:
  ///   - inner: the rules at `a` of each pair, about `a` and `b`.
  ///   - outer: the rules of the whole, about `x`, `y`, `a` of the pair and `a` of the other.
  init(inner: [Rule] = [], outer: [(spot: Spot, rule: Rule)] = []) {
    var pairForm = Form<PairDraft, PairInput, [Int]> {
      Self.a
      Self.b
    } value: { fields in
      [fields[Self.a], fields[Self.b]]
    }
    for rule in inner {
      pairForm = pairForm.rule(at: Self.a) { rule([$0[ifGood: Self.a], $0[ifGood: Self.b]]) }
    }
    let pair = pairForm.part(
      state: Lens(\NumbersDraft.pair),
      input: Prism(NumbersInput.pair) { if case .pair(let input) = $0 { input } else { nil } })
    let other = pairForm.part(
      ifPresent: Lens(\NumbersDraft.other).some,
      input: Prism(NumbersInput.other) { if case .other(let input) = $0 { input } else { nil } })
    let rows = pairForm.part(
      each: Lens(\NumbersDraft.rows),
      input: Prism(NumbersInput.row) {
        if case .row(let id, let input) = $0 { (id, input) } else { nil }
      })
    var form = Form<NumbersDraft, NumbersInput, [Int]> {
      Self.x
      Self.y
      Self.z
      pair
      other
      rows
      Self.moves
    } value: { fields in
      [fields[Self.x], fields[Self.y], fields[Self.z]] + fields[pair] + (fields[other] ?? [])
        + fields[rows].flatMap { $0 }
    }
    for (spot, rule) in outer {
      let reason = { @Sendable (fields: RuleValues<NumbersDraft, NumbersInput, Flaw>) -> Flaw? in
        rule([
          fields[ifGood: Self.x], fields[ifGood: Self.y], fields[ifGood: pair]?.first,
          fields[ifGood: other].flatMap { $0?.first },
        ])
      }
      switch spot {
      case .x: form = form.rule(at: Self.x, reason)
      case .y: form = form.rule(at: Self.y, reason)
      case .pairA: form = form.rule(at: Self.a, of: pair, reason)
      case .otherA: form = form.rule(at: Self.a, of: other, reason)
      }
    }
    self.form = form
    submission = form.submitting { _ in .none }
  }
}

/// A form beside a draft that is kept, as undo and a page that comes back keep one.
struct Editor: Equatable, Sendable {
  var form = FormState(NumbersDraft())
  var kept: NumbersDraft?
}

enum EditorInput: Equatable, Sendable {
  case form(FormInput<NumbersInput>)
  /// Keeps the draft.
  case keep
  /// Puts the kept draft in the place of the form's.
  case restore
}

extension Numbers {
  /// The form in an editor.
  var editor: Dispatcher<Void, Editor, EditorInput> {
    Dispatcher {
      submission.dispatcher.child(
        state: Lens(\Editor.form),
        input: Prism(EditorInput.form) { if case .form(let input) = $0 { input } else { nil } })
      Dispatcher.reduce { editor, input in
        switch input {
        case .keep: editor.kept = editor.form.draft
        case .restore:
          guard let kept = editor.kept else { return }
          FormState<NumbersDraft>.lenses.draft.change(&editor.form) { $0 = kept }
        case .form: break
        }
      }
    }
  }
}

extension NumbersDraft {
  /// A draft that nothing is wrong with.
  static var good: NumbersDraft {
    var draft = NumbersDraft()
    draft.x = FieldDraft("1")
    draft.y = FieldDraft("2")
    draft.z = FieldDraft("3")
    draft.pair = PairDraft(a: FieldDraft("4"), b: FieldDraft("6"))
    return draft
  }
}
