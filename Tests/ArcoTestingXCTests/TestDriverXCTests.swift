import ArcoCore
import ArcoTesting
import XCTest

/// The test driver in XCTest: steps are thrown from, and a mismatch ends the test with its text.
final class TestDriverXCTests: XCTestCase {
  private struct Note: Equatable, Sendable {
    var text = ""
    var isSaving = false
  }

  private enum NoteInput: Equatable, Sendable {
    case write(String)
    case save
    case saved
  }

  private static let behaviour = Dispatcher<Void, Note, NoteInput>.update { note, input in
    switch input {
    case .write(let text): note.text = text
    case .save:
      note.isSaving = true
      return .send(.saved, after: .seconds(1))
    case .saved: note.isSaving = false
    }
    return .none
  }

  func testAnEffectIsReceivedAndTheTestFinishes() throws {
    let test = TestDriver(Self.behaviour, state: Note())
    try test.send(.write("tea")) { $0.text = "tea" }
    try test.send(.save) { $0.isSaving = true }
    try test.advance(by: .seconds(1))
    try test.receive(.saved) { $0.isSaving = false }
    try test.settle()
    try test.finish()
  }

  @MainActor func testItWorksOnTheMainActor() throws {
    let test = TestDriver(Self.behaviour, state: Note())
    try test.send(.save) { $0.isSaving = true }
    try test.advance(by: .seconds(1))
    try test.receive(where: { $0 == .saved }, making: { $0.isSaving = false })
    try test.finish()
  }

  func testItWorksInAnAsynchronousTest() async throws {
    let test = TestDriver(Self.behaviour, state: Note())
    try test.send(.save) { $0.isSaving = true }
    await Task.yield()
    try test.advance(by: .seconds(1))
    try test.receive(.saved) { $0.isSaving = false }
    try test.finish()
  }

  func testAMismatchIsThrownWithTheLineOfItsStepAndItsText() {
    let test = TestDriver(Self.behaviour, state: Note())
    XCTAssertThrowsError(try test.send(.save)) { error in
      XCTAssertEqual(
        "\(error)",
        """
        TestDriverXCTests.swift:\(#line - 4): after sending .save the state is not what the test \
        expects
          isSaving: expected false, found true
        """)
    }
    XCTAssertThrowsError(try test.finish()) { error in
      XCTAssertEqual(
        "\(error)",
        """
        TestDriverXCTests.swift:\(#line - 4): the test ended before its inputs and effects were done
          not over: an effect without id, running
        """)
    }
  }

  #if !canImport(ObjectiveC)
    /// The failures of the test that runs, where a test is about them.
    private var failures: [String]?

    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      guard failures != nil else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      failures?.append("\(filePath):\(lineNumber)")
    }

    func testAReportedMismatchFailsAtTheLineOfItsStepAndTheTestGoesOn() throws {
      failures = []
      let test = TestDriver(Self.behaviour, state: Note(), report: record)
      try test.send(.save)
      try test.receive(.saved)
      let steps = #line - 2
      XCTAssertEqual(failures, ["\(#filePath):\(steps)", "\(#filePath):\(steps + 1)"])
      failures = nil
    }

    func testADriverThatIsLetGoOfWithWorkLeftFailsWhereItWasMade() throws {
      failures = []
      var test: TestDriver? = TestDriver(Self.behaviour, state: Note(), report: record)
      let made = #line - 1
      try test?.send(.save) { $0.isSaving = true }
      test = nil
      XCTAssertEqual(failures, ["\(#filePath):\(made)"])
      failures = nil
    }
  #endif
}

/// As the article "Testing a component" shows it.
private func record(_ mismatch: TestMismatch) {
  XCTFail(mismatch.message, file: mismatch.location.filePath, line: mismatch.location.line)
}
