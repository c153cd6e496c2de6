import ArcoLaws
import ArcoOptics
import Testing

struct EachValueTests {
  @Test func `it obeys the laws of a traversal`() {
    #expect(TraversalLaws(StandardOptics.EachValue<Int, Int>()).counterexample() == nil)
  }

  @Test func `a change copies nothing, also when it throws`() {
    var boxes = [1: Tracked(), 2: Tracked(), 3: Tracked()]
    let address = boxes.address
    StandardOptics.EachValue().modifyEach(&boxes) { $0.append(1) }
    Traversal.storing(StandardOptics.EachValue()).modifyEach(&boxes) { $0.append(2) }
    #expect(throws: Refusal()) { try StandardOptics.EachValue().modifyEach(&boxes, writeAndRefuse) }
    #expect(boxes.values.filter { $0.numbers == [0, 1, 2] }.count == 2)
    #expect(boxes.values.filter { $0.numbers == [0, 1, 2, 9] }.count == 1)
    #expect(boxes.values.allSatisfy { $0.copies == 0 })
    #expect(boxes.address == address)
  }

  @Test func `an empty dictionary has no values`() {
    var none: [Int: Int] = [:]
    StandardOptics.EachValue().modifyEach(&none) { $0 = 1 }
    #expect(none.isEmpty)
    #expect(StandardOptics.EachValue().values(in: none).isEmpty)
  }
}
