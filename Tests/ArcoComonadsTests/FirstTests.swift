import ArcoComonads
import Testing

@Suite struct FirstTests {
  @Test func `a store shows the state it is moved to`() {
    let counter = Store(0) { "counted \($0)" }
    #expect(counter.select(.modify { $0 += 1 }).extract() == "counted 1")
    #expect(counter.experiment { [$0 - 1, $0 + 1] } == ["counted -1", "counted 1"])
  }

  @Test func `a machine moves by inputs`() {
    let door = Moore(initial: 0, update: { $0 += $1 }, render: { "\($0)" })
    #expect(door.select(.input(3).then(.inputs([4, 5]))).extract() == "12")
  }
}
