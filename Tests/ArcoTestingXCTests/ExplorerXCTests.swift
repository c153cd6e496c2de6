import ArcoCore
import ArcoExplorer
import XCTest

/// The explorer in XCTest: a walk and a question are two lines, also where steps trap.
final class ExplorerXCTests: XCTestCase {
  private static func explorer(bearing most: Int) -> Explorer<Int, Int> {
    let counter = Dispatcher<Void, Int, Int>.reduce { count, change in
      precondition(count + change <= most, "\(most + 1) is too many")
      count = max(0, min(count + change, 3))
    }
    return Explorer(counter, state: 0, inputs: [1, -1])
  }

  func testNothingTrapsHoldsWhereNothingDoes() throws {
    let walk = try Self.explorer(bearing: 4).walk(sheltered: true)
    XCTAssertTrue(walk.nothingTraps().holds, "\(walk.nothingTraps())")
  }

  func testATrapIsNamedWithItsWay() throws {
    let walk = try Self.explorer(bearing: 1).walk(sheltered: true)
    let verdict = walk.nothingTraps()
    XCTAssertEqual(
      verdict.description,
      """
      nothing traps: refuted: 2 is too many
      1. 1
      2. 1
      """)
    XCTAssertEqual(verdict.way?.replays(), true)
    XCTAssertEqual(walk.states, [0, 1])
  }

  func testAQuestionIsAnsweredWithAText() throws {
    let walk = try Self.explorer(bearing: 4).walk()
    XCTAssertTrue(walk.always("it is not negative") { $0.state >= 0 }.holds)
    XCTAssertEqual(
      walk.never("it is 2") { $0.state == 2 }.description,
      """
      it is 2: refuted
      1. 1
      2. 1
      """)
  }
}
