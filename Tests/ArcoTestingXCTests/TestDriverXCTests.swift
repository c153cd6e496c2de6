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
      return .after(.seconds(1), .saved)
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

  func testAMismatchIsThrownWithItsText() {
    let test = TestDriver(Self.behaviour, state: Note())
    XCTAssertThrowsError(try test.send(.save)) { error in
      XCTAssertEqual(
        "\(error)",
        """
        after sending .save the state is not what the test expects
          isSaving: expected false, found true
        """)
    }
    XCTAssertThrowsError(try test.finish()) { error in
      XCTAssertEqual(
        "\(error)",
        """
        the test ended before what it started
          not over: an effect without id, running
        """)
    }
  }
}
