import ArcoCore
import ArcoTesting
import Testing

/// What a driver cannot carry out is a mismatch, unless the test takes it.
struct ProblemTests {
  private enum Ball: Equatable, Sendable { case ping, pong }

  private let echo = Dispatcher<Void, Int, Ball>.update { count, input in
    count += 1
    return .send(input == .ping ? .pong : .ping)
  }

  @Test func `a send that never ends is a mismatch at its step, which names the inputs`() {
    let test = TestDriver(echo, state: 0)
    let found = mismatch { () throws(TestMismatch) in try test.send(.ping) { $0 = 1 } }
    let line = UInt(#line - 1)
    #expect(found?.location.line == line)
    #expect(
      found?.message.hasPrefix("the driver had a problem: a send was followed by more than") == true
    )
    #expect(found?.message.contains(": ping, pong;") == true, "\(found?.message ?? "")")
  }

  @Test func `so it is where the state is as expected, at the next step`() {
    let still = Dispatcher<Void, Int, Ball>.effectful { .send($0 == .ping ? .pong : .ping) }
    for strictness in [TestDriver<Void, Int, Ball>.Strictness.exhaustive, .loose] {
      let test = TestDriver(still, state: 0, strictness: strictness)
      let found = mismatch { () throws(TestMismatch) in
        try test.send(.ping)
        try test.finish()
      }
      #expect(found?.message.contains("ping") == true)
    }
  }

  @Test func `one who shows mismatches is shown the problem first, and then the state`() throws {
    var found: [TestMismatch] = []
    let test = TestDriver(echo, state: 0, report: { found.append($0) })
    try test.send(.ping) { $0 = 1 }
    try test.finish()
    #expect(found.count == 2)
    guard case .problem? = found.first?.reason, case .state? = found.last?.reason else {
      Issue.record("\(found)")
      return
    }
  }

  @Test func `a test that expects it takes it`() throws {
    let still = Dispatcher<Void, Int, Ball>.effectful { .send($0 == .ping ? .pong : .ping) }
    let test = TestDriver(still, state: 0)
    try test.send(.ping)
    guard case .endlessInputs(_, 100_000)? = test.takeProblems().first else {
      Issue.record("no such problem")
      return
    }
    try test.finish()
  }
}
