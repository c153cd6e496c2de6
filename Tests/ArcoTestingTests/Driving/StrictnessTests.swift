import ArcoCore
import ArcoTesting
import Testing

/// What a test has to say, and what goes wrong where it does not.
struct StrictnessTests {
  private typealias Steps = (TestDriver<Server, Form, FormInput>) throws(TestMismatch) -> Void

  private func reason(
    _ strictness: TestDriver<Server, Form, FormInput>.Strictness = .exhaustive, _ steps: Steps
  ) -> TestMismatch.Reason? {
    let test = Forms.test(strictness: strictness)
    return mismatch { () throws(TestMismatch) in try steps(test) }?.reason
  }

  private enum Next: CaseIterable {
    case send, settle, finish, receive, leave

    func take(_ test: TestDriver<Server, Form, FormInput>) throws(TestMismatch) {
      switch self {
      case .send: try test.send(.load)
      case .settle: try test.settle()
      case .finish: try test.finish()
      case .receive: try test.receive(.tick)
      case .leave: try test.leave()
      }
    }
  }

  private func isState(_ reason: TestMismatch.Reason?, _ moment: TestMismatch.Moment) -> Bool {
    if case .state(moment, _)? = reason { true } else { false }
  }

  @Test func `an exhaustive test says every change of every step`() {
    #expect(isState(reason { t throws(TestMismatch) in try t.send(.save) }, .sending(".save")))
    #expect(
      isState(
        reason { test throws(TestMismatch) in
          try test.send(.save) { $0.isSaving = true }
          try test.receive(.saved)
        }, .receiving(".saved")))
    #expect(
      isState(
        reason { test throws(TestMismatch) in
          try test.send(.stamp)
          try test.settle()
        }, .settling))
    #expect(
      isState(
        reason { test throws(TestMismatch) in
          try test.send(.stamp)
          try test.finish()
        }, .settling))
  }

  @Test func `a move that came while time passed is asserted before the next step`() {
    for next in [Next.send, .receive, .leave] {
      let found = reason { test throws(TestMismatch) in
        try test.send(.stamp)
        try test.advance(by: .seconds(1))
        try next.take(test)
      }
      #expect(isState(found, .moving))
    }
    let asserted = reason { test throws(TestMismatch) in
      try test.send(.stamp)
      try test.advance(by: .seconds(1))
      try test.settle { $0.tags = ["stamped"] }
      try test.finish()
    }
    #expect(asserted == nil)
  }

  @Test func `a loose test asserts what its closures write, and the rest may be anything`() {
    #expect(
      reason(.loose) { test throws(TestMismatch) in
        try test.send(.save)
        try test.send(.start)
        try test.send(.stamp)
        try test.send(.tick)
        try test.send(.tick) { $0.seconds = 2 }
        try test.finish()
      } == nil)
    #expect(
      isState(
        reason(.loose) { test throws(TestMismatch) in try test.send(.tick) { $0.seconds = 2 } },
        .sending(".tick")))
    #expect(
      isState(
        reason(.loose) { test throws(TestMismatch) in
          try test.send(.save)
          try test.receive(.saved) { $0.isSaving = true }
        }, .receiving(".saved")))
  }

  @Test func `a problem that nobody took fails the next step of whatever kind, also a loose one`() {
    for strictness in [TestDriver<Server, Form, FormInput>.Strictness.exhaustive, .loose] {
      for next in Next.allCases {
        let found = reason(strictness) { test throws(TestMismatch) in
          try test.send(.crash)
          try test.advance(by: .seconds(1))
          try next.take(test)
        }
        guard case .problem? = found else {
          Issue.record("\(String(describing: found))")
          return
        }
      }
    }
  }

  @Test func `a problem that was taken is taken once, and the next one is heard of`() throws {
    let test = Forms.test()
    try test.send(.crash)
    try test.advance(by: .zero)
    #expect(test.takeProblems().count == 1)
    #expect(test.takeProblems().count == 0)
    try test.send(.crash)
    try test.advance(by: .zero)
    #expect(mismatch { () throws(TestMismatch) in try test.send(.load) } != nil)
  }

  @Test func `an input is received in its turn, and no later one before it`() throws {
    let test = Forms.test()
    try test.send(.save) { $0.isSaving = true }
    try test.send(.search("a"))
    try test.advance(by: .seconds(1))
    let found = mismatch { () throws(TestMismatch) in try test.receive(.loaded("a")) }
    #expect(found?.reason == .unexpected(expected: ".loaded(\"a\")", found: ".saved"))
    try test.receive(.saved) { $0.isSaving = false }
    try test.receive(.loaded("a")) { $0.text = "a" }
    try test.finish()
  }

  @Test func `time stands where it was led, and a timer that is due then goes off`() throws {
    let test = Forms.test()
    #expect(test.time.now == .zero)
    try test.send(.start)
    try test.advance(by: .milliseconds(999))
    #expect(test.time.now == .milliseconds(999))
    #expect(mismatch { () throws(TestMismatch) in try test.receive(.tick) } != nil)
    try test.advance(by: .milliseconds(1))
    try test.receive(.tick) { $0.seconds = 1 }
    try test.advance(by: .zero)
    #expect(test.time.now == .seconds(1))
    try test.send(.stop)
    try test.finish()
  }

  @Test func `a finished test may go on, and what it then leaves is asked for at its next end`()
    throws
  {
    let test = Forms.test()
    try test.finish()
    try test.send(.start)
    let found = mismatch { () throws(TestMismatch) in try test.finish() }
    guard case .unfinished(let inputs, let effects)? = found?.reason else {
      Issue.record("\(String(describing: found))")
      return
    }
    #expect(inputs == [])
    #expect(effects.count == 1)
    try test.send(.stop)
    try test.finish()
  }
}
