import ArcoCore
import ArcoTesting
import Testing

/// Effects whose inputs ask for each other without end.
struct PatienceTests {
  private let echo = Dispatcher<Void, Int, Int>.update { count, input in
    count += 1
    return .task { _, out in out.send(1 - input) }
  }

  private func endless(
    _ step: (TestDriver<Void, Int, Int>) throws(TestMismatch) -> Void
  ) -> (TestMismatch?, TestDriver<Void, Int, Int>) {
    let test = TestDriver(echo, state: 0, strictness: .loose)
    test.patience = 50
    let found = mismatch { () throws(TestMismatch) in
      try test.send(0)
      try step(test)
    }
    return (found, test)
  }

  @Test func `settling a chain of inputs without end ends, and names them`() {
    let (found, test) = endless { (test) throws(TestMismatch) in try test.settle() }
    #expect(found?.reason == .restless(turns: 50, inputs: ["1", "0"]))
    #expect(
      found?.message == """
        effects sent 50 inputs without time passing, the last of them 1, 0: each asks for the next; \
        let one of them end the chain, or wait for time (`patience` allows longer chains)
        """)
    #expect(test.state == 51)
  }

  @Test func `so do waiting for an input that does not come, and letting time pass`() {
    let received = endless { (test) throws(TestMismatch) in try test.receive(7) }.0
    #expect(received?.reason == .restless(turns: 50, inputs: ["1", "0"]))
    let advanced = endless { (test) throws(TestMismatch) in try test.advance(by: .seconds(1)) }.0
    #expect(advanced?.reason == .restless(turns: 50, inputs: ["1", "0"]))
  }

  @Test func `a chain that ends within the patience is applied to its end`() throws {
    let countdown = Dispatcher<Void, Int, Int>.update { last, input in
      last = input
      return input == 0 ? .none : .task { _, out in out.send(input - 1) }
    }
    let test = TestDriver(countdown, state: 0, strictness: .loose)
    test.patience = 50
    try test.send(50)
    try test.settle { $0 = 0 }
    try test.finish()
  }

  @Test func `the patience is a hundred thousand inputs`() {
    #expect(TestDriver(echo, state: 0, strictness: .loose).patience == 100_000)
  }
}
