import ArcoCore
import ArcoForms
import ArcoOptics
import Testing

/// Several rules at one field: the reason that shows is the one for which the form is refused.
@MainActor struct RuleTests {
  private typealias Form = Numbers.Form<NumbersDraft, NumbersInput, [Int]>

  private func driver(_ form: Form) -> Driver<Void, NumbersDraft, NumbersInput> {
    Driver(form.dispatcher, state: NumbersDraft(), world: (), interpretation: .muted)
  }

  private func refused(_ form: Form, _ draft: NumbersDraft) -> [NumbersInput] {
    form.fields(of: draft).filter { if case .refused? = $0.problem { true } else { false } }
      .map { $0.input(.focus) }
  }

  private func reason(_ form: Form, at field: Int, _ draft: NumbersDraft) -> Flaw? {
    if case .refused(let flaw)? = form.fields(of: draft)[field].problem { flaw } else { nil }
  }

  /// Demands a positive `x`, and a sum of `x` and `y` below 10, both beside `y`.
  private let ordered = Numbers(outer: [
    (.y, { numbers in numbers[0].map { $0 > 0 ? nil : .rule(0) } ?? nil }),
    (
      .y,
      { numbers in
        guard let x = numbers[0], let y = numbers[1] else { return nil }
        return x + y < 10 ? nil : .rule(1)
      }
    ),
  ]).form

  @Test func `a second rule at a field is enforced where the first one finds nothing`() {
    let driver = driver(ordered)
    driver.send(.x(.write("5")))
    driver.send(.y(.write("50")))
    driver.send(.y(.check))
    #expect(driver.state.y.problem == .refused(.rule(1)))
    #expect(reason(ordered, at: 1, driver.state) == .rule(1))
  }

  @Test func `a first rule at a field shows where the second one finds nothing`() {
    let driver = driver(ordered)
    driver.send(.x(.write("0")))
    driver.send(.y(.write("5")))
    driver.send(.y(.check))
    #expect(driver.state.y.problem == .refused(.rule(0)))
    #expect(reason(ordered, at: 1, driver.state) == .rule(0))
  }

  @Test func `of two rules that find something the first one's reason counts`() {
    let driver = driver(ordered)
    driver.send(.x(.write("0")))
    driver.send(.y(.write("50")))
    driver.send(.y(.check))
    #expect(driver.state.y.problem == .refused(.rule(0)))
    #expect(reason(ordered, at: 1, driver.state) == .rule(0))
    driver.send(.x(.write("1")))
    #expect(driver.state.y.problem == .refused(.rule(1)))
    driver.send(.y(.write("5")))
    #expect(driver.state.y.problem == nil)
    #expect(refused(ordered, driver.state).isEmpty)
  }

  @Test func `a rule of the whole goes before a nested form's own, and leaves it its turn`() {
    let nested = Numbers(
      inner: [{ numbers in numbers[0] == 1 ? .rule(7) : nil }],
      outer: [(.pairA, { numbers in numbers[2].map { $0 < 10 ? .rule(8) : nil } ?? nil })]
    ).form
    let driver = driver(nested)
    driver.send(.pair(.b(.write("0"))))
    for (text, flaw) in [("1", Flaw.rule(8)), ("5", .rule(8)), ("15", nil)] {
      driver.send(.pair(.a(.write(text))))
      driver.send(.pair(.a(.check)))
      #expect(driver.state.pair.a.problem == flaw.map { .refused($0) }, "\(text)")
      #expect(reason(nested, at: 3, driver.state) == flaw, "\(text)")
    }
    let satisfied = Numbers(
      inner: [{ numbers in numbers[0] == 1 ? .rule(7) : nil }],
      outer: [(.pairA, { _ in nil })]
    ).form
    let other = self.driver(satisfied)
    other.send(.pair(.b(.write("0"))))
    other.send(.pair(.a(.write("1"))))
    other.send(.pair(.a(.check)))
    #expect(other.state.pair.a.problem == .refused(.rule(7)))
    #expect(reason(satisfied, at: 3, other.state) == .rule(7))
  }

  @Test func `what a rule found stays behind when a draft moves to a place without rules`() {
    let form = Numbers(outer: [(.pairA, { $0[0] == 1 ? .rule(0) : nil })]).form
    let driver = Driver(
      form.dispatcher, state: NumbersDraft.good, world: (), interpretation: .muted)
    driver.send(.hasOther(true))
    driver.send(.pair(.a(.check)))
    #expect(driver.state.pair.a.problem == .refused(.rule(0)))
    driver.send(.swap)
    #expect(driver.state.other?.a.problem == nil)
    #expect(refused(form, driver.state) == [])
  }

  @Test func `a reason that another program's rule found goes with the field's next input`() {
    let plain = Numbers.Form<PairDraft, PairInput, [Int]> {
      Numbers.a
      Numbers.b
    } value: { fields in
      [fields[Numbers.a], fields[Numbers.b]]
    }
    let ruled = plain.rule(at: Numbers.a) { $0[ifGood: Numbers.b] == 0 ? .rule(0) : nil }
    func driver(
      _ form: Numbers.Form<PairDraft, PairInput, [Int]>, _ draft: PairDraft
    ) -> Driver<Void, PairDraft, PairInput> {
      Driver(form.dispatcher, state: draft, world: (), interpretation: .muted)
    }
    let former = driver(ruled, PairDraft())
    former.send(.b(.write("0")))
    former.send(.a(.write("5")))
    former.send(.a(.check))
    #expect(former.state.a.problem == .refused(.rule(0)))
    for word in [FieldInput<Flaw>.write("6"), .leave, .check] {
      let now = driver(plain, former.state)
      now.send(.a(word))
      #expect(now.state.a.problem == nil, "\(word)")
      #expect((try? plain.value(of: now.state)) != nil)
      let same = driver(ruled, former.state)
      same.send(.a(word))
      #expect(same.state.a.problem == .refused(.rule(0)), "the rule still stands")
    }
  }

  @Test func `a form is not submitted while any of its rules shows that it is broken`() {
    let numbers = Numbers(
      inner: [{ numbers in numbers[0] == 1 ? .rule(7) : nil }],
      outer: [
        (.y, { numbers in numbers[1] == 50 ? .rule(1) : nil }), (.y, { _ in nil }),
        (.pairA, { _ in nil }),
      ])
    var draft = NumbersDraft()
    draft.x = FieldDraft("1")
    draft.y = FieldDraft("50")
    draft.pair = PairDraft(a: FieldDraft("1"), b: FieldDraft("1"))
    draft.z = FieldDraft("1")
    let driver = Driver(
      numbers.submission.dispatcher, state: FormState(draft), world: (), interpretation: .muted)
    driver.send(.submit)
    #expect(driver.state.stage == .editing)
    #expect(driver.state.draft.y.problem == .refused(.rule(1)))
    #expect(driver.state.draft.pair.a.problem == .refused(.rule(7)))
    #expect(driver.state.draft.y.calls == 1, "the focus goes to the first of them")
  }

  @Test func `a rule of a nested form counts where the form around it put another draft`() {
    let form = Numbers(inner: [{ numbers in numbers[0] == numbers[1] ? .rule(3) : nil }]).form
    let driver = driver(form)
    driver.send(.hasOther(true))
    driver.send(.pair(.a(.write("1"))))
    driver.send(.pair(.b(.write("1"))))
    driver.send(.pair(.a(.check)))
    #expect(driver.state.pair.a.problem == .refused(.rule(3)))
    driver.send(.swap)
    #expect(driver.state.pair.a.problem == nil)
    #expect(driver.state.other?.a.problem == .refused(.rule(3)))
    driver.send(.row(1, .a(.check)))
    driver.send(.addRow(1))
    driver.send(.row(1, .a(.write("2"))))
    driver.send(.row(1, .b(.write("2"))))
    driver.send(.row(1, .a(.leave)))
    #expect(driver.state.rows.element(id: 1)?.a.problem == .refused(.rule(3)))
    #expect(refused(form, driver.state) == [.other(.a(.focus)), .row(1, .a(.focus))])
  }

  @Test func `what a rule found at a field does not go with the field to another place`() {
    let form = Numbers(outer: [(.pairA, { numbers in numbers[2] == 1 ? .rule(8) : nil })]).form
    let driver = driver(form)
    driver.send(.hasOther(true))
    driver.send(.pair(.b(.write("0"))))
    driver.send(.pair(.a(.write("1"))))
    driver.send(.pair(.a(.check)))
    #expect(driver.state.pair.a.problem == .refused(.rule(8)))
    driver.send(.swap)
    #expect(driver.state.other?.a.problem == nil)
    #expect(refused(form, driver.state).isEmpty)
    driver.send(.swap)
    #expect(driver.state.pair.a.problem == .refused(.rule(8)))
  }

  @Test func `a rule runs for a text that a browser made longer than the format allows`() {
    let word = FormField<Void, String, Flaw>(.text(atMost: 100))
    let one = word.part(
      state: Lens(\PairDraft.a),
      input: Prism(PairInput.a) { if case .a(let input) = $0 { input } else { nil } })
    let two = word.part(
      state: Lens(\PairDraft.b),
      input: Prism(PairInput.b) { if case .b(let input) = $0 { input } else { nil } })
    let form = DraftForm<Void, PairDraft, PairInput, String, Flaw> {
      one
      two
    } value: { fields in
      fields[one]
    }
    .rule(at: two) { fields in fields[ifGood: one] == fields[ifGood: two] ? nil : .rule(0) }
    let page = form.submitting { _ in .send(.accepted) }
    let driver = Driver(
      page.dispatcher, state: FormState(PairDraft()), world: (), interpretation: .muted)
    driver.send(.draft(.a(.write(String(repeating: "x", count: 101)))))
    driver.send(.submit)
    #expect(driver.state.stage == .editing)
    #expect(driver.state.draft.a.problem == .format(.tooLong(most: 100)))
    #expect(driver.state.draft.b.problem == .refused(.rule(0)))
  }

  @Test func `a form reads only parts that it lists, and has rules only at these`() async {
    await #expect(processExitsWith: .failure) {
      let form = DraftForm<Void, PairDraft, PairInput, Int, Flaw> {
        Numbers.a
      } value: { fields in
        fields[Numbers.b]
      }
      _ = try? form.value(of: PairDraft(a: FieldDraft("1"), b: FieldDraft("2")))
    }
    await #expect(processExitsWith: .failure) {
      let form = DraftForm<Void, PairDraft, PairInput, Int, Flaw> {
        Numbers.a
      } value: { fields in
        fields[Numbers.a]
      }
      _ = form.rule(at: Numbers.b) { _ in nil }
    }
  }

  @Test func `a rule beside a field of rows is a mistake that is told when the form is made`() async
  {
    await #expect(processExitsWith: .failure) {
      let words = FormField<Void, String, Flaw>(.line).part(
        each: Lens(
          get: { (rows: Rows<Int, FieldDraft<Flaw>>) in rows },
          modify: { rows, change in change(&rows) }),
        input: Prism(
          extract: { (input: (Int, FieldInput<Flaw>)) in input }, embed: { $0 }))
      let form = DraftForm<
        Void, Rows<Int, FieldDraft<Flaw>>, (Int, FieldInput<Flaw>), [String], Flaw
      > {
        words
      } value: { fields in
        fields[words]
      }
      _ = form.rule(at: words) { _ in nil }
    }
  }
}
