import ArcoComonads
import Testing

@Suite struct SwitchTests {
  private let tabs = Switch(
    left: Store(0) { "inbox \($0)" }, right: Zipper(["page 1", "page 2"]))

  @Test func `one side is shown and both are remembered`() {
    let moved = tabs.select(.show(.right)).select(.right(.right())).select(.show(.left))
    #expect(moved.extract() == "inbox 0")
    #expect(moved.select(.show(.right)).extract() == "page 2")
  }

  @Test func `a hidden side is updated without being shown`() {
    let badge = tabs.select(.show(.right)).select(.left(.modify { $0 += 1 }))
    #expect(badge.side() == .right)
    #expect(badge.extract() == "page 1")
    #expect(badge.peek(side: .left) == "inbox 1")
  }

  @Test func `editing one side and showing the other is one step`() {
    let step = Update<Switches<Stores<Int>, Zippers>, Void>.left(.put(9)).then(.show(.right))
    let moved = tabs.select(step)
    #expect(moved.extract() == "page 1")
    #expect(moved.select(.show(.left)).extract() == "inbox 9")
  }
}
