import ArcoCore
import ArcoOptics
import ArcoTesting
import Testing

/// What a test's log shows.
struct TestMismatchTests {
  private typealias Steps = (TestDriver<Server, Form, FormInput>) throws(TestMismatch) -> Void

  private func text(isDown: Bool = false, _ steps: Steps) -> String? {
    let test = Forms.test(isDown: isDown)
    return mismatch { () throws(TestMismatch) in try steps(test) }?.message
  }

  @Test func `a state that was not asserted`() {
    let found = text { test throws(TestMismatch) in try test.send(.save) }
    #expect(
      found == """
        after sending .save the state is not what the test expects
          isSaving: expected false, found true
        """)
  }

  @Test func `a state that is another`() {
    let found = text(isDown: true) { test throws(TestMismatch) in
      try test.send(.save) { $0.isSaving = true }
      try test.receive(.failed(SaveError())) {
        $0.tags = ["failed"]
        $0.note = Form.Note(text: "lost")
      }
    }
    #expect(
      found == """
        after receiving .failed(SaveError()) the state is not what the test expects
          isSaving: expected true, found false
          tags[0]: expected "failed", found nothing
          note.text: expected "lost", found "not saved"
        """)
  }

  @Test func `inputs that were not received are told once each, with how many there are`() {
    let many = Dispatcher<Void, Int, Bool>.effectful { _ in
      .task { _, out in
        for _ in 0..<40 { out.send(false) }
      }
    }
    let test = TestDriver(many, state: 0)
    let found = mismatch { () throws(TestMismatch) in
      try test.send(true)
      try test.finish()
    }
    #expect(
      found?.message == """
        the test ended before its inputs and effects were done
          not received: false, 40 times
          not over: an effect without id, running
        """)
  }

  @Test func `another input`() {
    let found = text { test throws(TestMismatch) in
      try test.send(.save) { $0.isSaving = true }
      try test.receive(.failed(SaveError()))
    }
    #expect(
      found == """
        another input waits to be received first
          expected  .failed(SaveError())
          found     .saved
        """)
  }

  @Test func `another input than a question or a form asks for`() {
    let question = text { test throws(TestMismatch) in
      try test.send(.save) { $0.isSaving = true }
      try test.receive(where: { $0 == .tick })
    }
    #expect(
      question == """
        another input waits to be received first
          expected  an input that the test asks for
          found     .saved
        """)
    let form = text { test throws(TestMismatch) in
      try test.send(.save) { $0.isSaving = true }
      try test.receive(matching: Forms.loaded)
    }
    #expect(
      form == """
        another input waits to be received first
          expected  an input with String
          found     .saved
        """)
  }

  @Test func `no input, as none runs`() {
    let found = text { test throws(TestMismatch) in try test.receive(.saved) }
    #expect(
      found == """
        .saved was not sent by any effect
          no effect runs
        """)
  }

  @Test func `no input, as its time has not come`() {
    let found = text { test throws(TestMismatch) in
      try test.send(.load)
      try test.send(.start)
      try test.send(.search("a"))
      try test.receive(matching: Forms.loaded)
    }
    #expect(
      found == """
        an input with String was not sent by any effect
          not over: an effect without id, running
          not over: effect "clock", running
          not over: an effect without id in queue "search", waiting
          the next timer is due in 0.3 seconds: advance(by:) lets time pass
        """)
  }

  @Test func `an end before all is over`() {
    let found = text { test throws(TestMismatch) in
      try test.send(.start)
      try test.send(.save) { $0.isSaving = true }
      try test.finish()
    }
    #expect(
      found == """
        the test ended before its inputs and effects were done
          not received: .saved
          not over: effect "clock", running
          not over: effect "save", running
        """)
  }

  @Test func `a move that nobody asserted`() {
    let found = text { test throws(TestMismatch) in
      try test.send(.stamp)
      try test.advance(by: .zero)
      try test.send(.stop)
    }
    #expect(
      found == """
        after moves of effects, which settle { … } asserts, the state is not what the test expects
          tags[0]: expected nothing, found "stamped"
        """)
  }

  @Test func `a problem that nobody took`() throws {
    let found = text { test throws(TestMismatch) in
      try test.send(.crash)
      try test.finish()
    }
    #expect(
      found == """
        the driver had a problem: an effect failed: SaveError(); return an input from its `catch:` \
        to show it to the user
        """)
    let test = Forms.test()
    try test.send(.crash)
    try test.settle()
    #expect(test.takeProblems().count == 1)
    try test.finish()
  }

  @Test func `effects that never rest`() {
    let found = text { test throws(TestMismatch) in
      try test.send(.busy)
      try test.settle()
    }
    #expect(
      found == """
        effects did not come to rest in 100000 turns, without time passing: let one of them end, \
        or wait for time
        """)
  }

  @Test func `a loose test's closure says what the state is like`() {
    let test = Forms.test(strictness: .loose)
    let found = mismatch { () throws(TestMismatch) in
      try test.send(.save)
      try test.settle { $0.isSaving = true }
    }
    #expect(
      found?.reason
        == .state(
          .settling, [StateDifference(path: "isSaving", expected: "true", found: "false")]))
  }
}
