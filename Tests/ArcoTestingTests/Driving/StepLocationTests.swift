import ArcoCore
import ArcoTesting
import Testing

/// As the article "Testing a component" shows it.
private func record(_ mismatch: TestMismatch) {
  let step = mismatch.location
  Issue.record(
    Comment(rawValue: mismatch.message),
    sourceLocation: SourceLocation(
      fileID: "\(step.fileID)", filePath: "\(step.filePath)", line: Int(step.line),
      column: Int(step.column)))
}

struct StepLocationTests {
  private typealias Test = TestDriver<Server, Form, FormInput>

  private func expect(
    _ step: (Test) throws(TestMismatch) -> Void, at line: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let test = Forms.test()
    let found = mismatch { () throws(TestMismatch) in
      try test.send(.save) { $0.isSaving = true }
      try step(test)
    }
    #expect(
      found?.description.hasPrefix("StepLocationTests.swift:\(line): ") == true,
      "\(found?.description ?? "no mismatch")", sourceLocation: sourceLocation)
    #expect(found?.location.line == UInt(line), sourceLocation: sourceLocation)
  }

  @Test func `each step says where it stands`() {
    expect({ (test) throws(TestMismatch) in try test.send(.tick) }, at: #line)
    expect({ (test) throws(TestMismatch) in try test.receive(.tick) }, at: #line)
    expect({ (test) throws(TestMismatch) in try test.receive(matching: Forms.loaded) }, at: #line)
    expect({ (test) throws(TestMismatch) in try test.receive(where: { $0 == .tick }) }, at: #line)
    expect({ (test) throws(TestMismatch) in try test.settle { $0.seconds = 9 } }, at: #line)
    expect({ (test) throws(TestMismatch) in try test.finish() }, at: #line)
    expect(
      { (test) throws(TestMismatch) in
        try test.send(.busy)
        test.patience = 100
        try test.advance(by: .zero)
      }, at: #line - 1)
  }

  @Test func `a mismatch that is reported is an issue at its step, and the test goes on`() throws {
    let lines = Locked<[Int?]>([])
    let first = #line + 4
    try withKnownIssue {
      let test = TestDriver(
        Forms.behaviour, state: Form(), world: Server(), report: record)
      try test.send(.save)
      try test.receive(.tick)
      try test.receive(.saved) { $0.isSaving = false }
      try test.send(.tick) { $0.seconds = 2 }
      try test.finish()
    } matching: { issue in
      lines.withLock { $0.append(issue.sourceLocation?.line) }
      return issue.sourceLocation?.fileID == #fileID
    }
    #expect(lines.withLock(\.self) == [first, first + 1, first + 3])
  }

  @Test func `a driver that is let go of with work left says so where it was made`() throws {
    var found: [TestMismatch] = []
    var test: Test? = TestDriver(
      Forms.behaviour, state: Form(), world: Server(), report: { found.append($0) })
    let made = UInt(#line - 2)
    try test?.send(.save) { $0.isSaving = true }
    try test?.send(.start)
    test = nil
    #expect(found.map(\.location.line) == [made])
    #expect(
      found.first?.message == """
        the test driver made here was released before it was finished: end the test by finish()
          not received: .saved
          not over: effect "save", running
          not over: effect "clock", running
        """)
  }

  @Test func `one that is let go of says nothing twice, and nothing where all is over`() throws {
    var found: [TestMismatch] = []
    func test(_ strictness: Test.Strictness = .exhaustive) -> Test {
      TestDriver(
        Forms.behaviour, state: Form(), world: Server(), strictness: strictness,
        report: { found.append($0) })
    }
    try test().send(.tick) { $0.seconds = 1 }
    #expect(found.count == 0)
    try test(.loose).send(.start)
    #expect(found.count == 0)
    try test().send(.save)
    #expect(found.count == 1)
    try test().send(.stamp)
    #expect(found.count == 2)
    #expect(found.last?.message.contains("tags[0]: expected nothing, found \"stamped\"") == true)
    try test().send(.crash)
    #expect(found.count == 3)
    #expect(found.last?.message.hasPrefix("the driver had a problem: ") == true)
  }

  @Test func `a closure that changes nothing where nothing changed asserts nothing`() throws {
    let test = Forms.test()
    let sent = mismatch { () throws(TestMismatch) in try test.send(.load) { $0.seconds = 0 } }
    #expect(sent?.reason == .assertsNothing(.sending(".load")))
    #expect(
      sent?.message == """
        after sending .load nothing changed, and the closure of the step changes nothing: leave it out
        """)
    let settled = mismatch { () throws(TestMismatch) in try test.settle { _ in } }
    #expect(settled?.reason == .assertsNothing(.settling))
    try test.advance(by: .seconds(1))
    let received = mismatch { () throws(TestMismatch) in
      try test.receive(matching: Forms.loaded) { form, _ in form.seconds = 0 }
    }
    #expect(received?.message.contains("text: expected \"\", found \"draft\"") == true)
    let loose = Forms.test(strictness: .loose)
    try loose.settle { $0.seconds = 0 }
  }

  @Test func `what is left over after a step behind the end is said when the driver goes`() throws {
    var found: [TestMismatch] = []
    func test() throws -> Test {
      let test = TestDriver(
        Forms.behaviour, state: Form(), world: Server(), report: { found.append($0) })
      try test.send(.tick) { $0.seconds = 1 }
      try test.finish()
      return test
    }
    _ = try test()
    #expect(found.count == 0)
    try test().send(.save)
    #expect(found.count == 1)
    try test().send(.start)
    #expect(found.count == 2)
    #expect(found.last?.message.contains("not over: effect \"clock\", running") == true)
    let again = try test()
    try again.send(.save) { $0.isSaving = true }
    try again.receive(.saved) { $0.isSaving = false }
    try again.finish()
    try test().settle()
    #expect(found.count == 2)
  }
}
