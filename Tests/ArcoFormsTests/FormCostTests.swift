import ArcoCore
import ArcoForms
import ArcoTesting
import Testing

/// What a form with rules in its rows costs: how often a rule is asked.
@MainActor struct FormCostTests {
  private final class Looks: Sendable {
    private let count = Locked(0)
    func add() { count.withLock { $0 += 1 } }
    func take() -> Int {
      count.withLock { count in
        defer { count = 0 }
        return count
      }
    }
  }

  private func looks(rows count: Int, _ inputs: [FormInput<NumbersInput>]) -> [Int] {
    let looks = Looks()
    let numbers = Numbers(inner: [
      { numbers in
        looks.add()
        return numbers[0] == numbers[1] ? .rule(1) : nil
      }
    ])
    var draft = NumbersDraft.good
    for id in 1...count {
      draft.rows.append(
        PairDraft(a: FieldDraft("1", row: id), b: FieldDraft("2", row: id)), id: id)
    }
    let driver = Driver(
      numbers.submission.dispatcher, state: FormState(draft), world: (), interpretation: .muted)
    _ = looks.take()
    return inputs.map { input in
      driver.send(input)
      return looks.take()
    }
  }

  @Test func `an input looks at the rules of the rows that it changes`() {
    let inputs: [FormInput<NumbersInput>] = [
      .draft(.row(5, .a(.write("2")))), .draft(.row(5, .a(.check))), .draft(.x(.write("7"))),
      .draft(.addRow(5_000)), .draft(.removeRow(1)),
    ]
    let few = looks(rows: 10, inputs)
    #expect(few.allSatisfy { $0 <= 4 }, "\(few)")
    #expect(few[0] > 0 && few[3] > 0, "\(few)")
    #expect(looks(rows: 1_000, inputs) == few)
  }

  @Test func `submitting a form looks at each rule a few times, however many rows there are`() {
    let few = looks(rows: 10, [.submit, .cancel])
    let many = looks(rows: 1_000, [.submit, .cancel])
    #expect(few[0] >= 10)
    for (few, many) in zip(few, many) { #expect(many <= few * 100, "\(few) \(many)") }
    #expect(many[0] <= 3_010)
  }
}
