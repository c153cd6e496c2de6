import ArcoArchitectures
import ArcoComonads
import Testing

/// Positions as a driver keeps them.
@Suite struct PresentTests {
  @Test func `moving and looking is selecting and extracting`() {
    let zipper = Zipper(["a", "b", "c"])
    var present = Present(zipper)
    present.move(by: .right())
    #expect(zipper.at(present).extract() == zipper.select(.right()).extract())
    #expect(present.move(by: Update.reading { $0.index }) == 1)
    #expect(present == Present(zipper.right()))
  }

  @Test func `a present begins where its space is`() {
    let told = Traced { (told: String) in told }.select(.tell("a"))
    var present = Present(told)
    #expect(present.position == "a")
    present.move(by: .tell("b"))
    #expect(told.at(present).extract() == "ab")
  }

  @Test func `a machine is asked, and the answers come with it`() {
    var present = Present<Cofrees<Tasks>>(origin: [])
    #expect(present.ask(.add(3)) == .done)
    let talk = Free<Tasks, Tasks.Answer>.ask(.add(4)) { _ in .ask(.count) { .done($0) } }
    #expect(present.ask(talk) == .number(2))
    #expect(present.position.state == [3, 4])
  }

  @Test func `a machine receives in place`() {
    var present = Present(Moore(initial: [1], update: { $0.append($1) }, render: { $0 }))
    present.receive(2)
    #expect(present.position.state == [1, 2])
    #expect(present.origin.state == [1])
  }
}
