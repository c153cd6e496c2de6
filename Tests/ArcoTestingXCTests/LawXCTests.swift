import ArcoCore
import ArcoLaws
import ArcoOptics
import XCTest

/// The suites of laws in XCTest: what they return is compared with nil.
final class LawXCTests: XCTestCase {
  private struct Dose: Equatable, Sendable, Generatable {
    var grams = 0
    var label = ""

    static let generator = Generator { choices in
      Dose(grams: choices.draw(.integer(in: -9...9)), label: choices.draw(.string()))
    }
  }

  func testLawfulOpticsAndDispatchersHaveNoCounterexample() {
    XCTAssertNil(LensLaws(Lens(\Dose.grams)).counterexample())
    XCTAssertNil(PrismLaws(StandardOptics.Some<Int>()).counterexample())
    let adding = Dispatcher<Void, Int, Int>.reduce { $0 = $0 &+ $1 }
    let doubling = Dispatcher<Void, Int, Int>.reduce { sum, _ in sum = sum &* 2 }
    XCTAssertNil(
      DispatcherLaws(adding, doubling, .empty(), state: .integer(), input: .integer())
        .counterexample())
  }

  func testABrokenLawHasATextToShow() {
    let clamping = Lens<Dose, Int>(
      get: { $0.grams },
      modify: { dose, change in
        change(&dose.grams)
        dose.grams = max(0, dose.grams)
      })
    let found = LensLaws(clamping, part: .integer(in: -9...9)).counterexample()
    XCTAssertEqual(found?.law, "get what you set")
    XCTAssertEqual(found?["part"], "-1")
    XCTAssertEqual(found?.expected, "-1")
    XCTAssertEqual(found?.found, "0")
    XCTAssertTrue(found?.description.contains("breaks “get what you set”") == true)
  }
}
