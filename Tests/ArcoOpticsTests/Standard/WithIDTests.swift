import ArcoLaws
import ArcoOptics
import Testing

struct WithIDTests {
  let rows = Generator<Int>.integer(in: 0...5).map { (0..<$0).map { Row(id: $0) } }
  let row = [Int].generator.map { Row(id: 2, box: Tracked($0)) }

  @Test func `it obeys the laws of an affine for changes that keep the id`() {
    #expect(
      AffineLaws(StandardOptics.WithID<[Row]>(2), whole: rows, part: row).counterexample() == nil)
    let scores = Generator<[Int: Int]>.dictionary(.integer(in: 0...4), .integer())
    #expect(AffineLaws(StandardOptics.WithID<[Int: Int]>(2), whole: scores).counterexample() == nil)
  }

  @Test func `a change of the id is caught`() {
    let others = Generator<Int>.integer(in: 0...9).map { Row(id: $0) }
    let found = AffineLaws(StandardOptics.WithID<[Row]>(2), whole: rows, part: others)
      .counterexample()
    #expect(found?.law == "extract what you set, if there is a part")
  }

  @Test func `a change copies nothing, also when it throws`() {
    var rows = [Row(id: 1), Row(id: 2), Row(id: 3)]
    let address = rows.address
    let second = StandardOptics.WithID<[Row]>(2).appending(Lens(\.box))
    _ = second.modifyIfPresent(&rows) { $0.append(1) }
    _ = Affine.storing(second).modifyIfPresent(&rows) { $0.append(2) }
    #expect(throws: Refusal()) { try second.modifyIfPresent(&rows, writeAndRefuse) }
    #expect(rows[1].box.numbers == [0, 1, 2, 9])
    #expect(rows[1].box.copies == 0)
    #expect(rows.address == address)
  }

  @Test func `in dictionaries and what is like them a change copies nothing either`() {
    var boxes = ["a": Tracked(), "b": Tracked()]
    let address = boxes.address
    _ = StandardOptics.WithID("b").modifyIfPresent(&boxes) { $0.append(1) }
    #expect(throws: Refusal()) {
      try StandardOptics.WithID("b").modifyIfPresent(&boxes, writeAndRefuse)
    }
    #expect(boxes["b"]?.numbers == [0, 1, 9])
    #expect(boxes["b"]?.copies == 0)
    #expect(boxes.address == address)
    var shelf = Shelf<String, Tracked>()
    shelf["b"] = Tracked()
    shelf["a"] = Tracked()
    _ = StandardOptics.WithID("b").modifyIfPresent(&shelf) { $0.append(1) }
    #expect(throws: Never.self) {
      try StandardOptics.WithID("c").modifyIfPresent(&shelf, writeAndRefuse)
    }
    #expect(shelf["b"]?.numbers == [0, 1])
    #expect(shelf["b"]?.copies == 0)
    #expect(shelf.keys == ["b", "a"])
  }

  @Test func `the element is found wherever it moves`() {
    var rows = [Row(id: 1), Row(id: 2)]
    rows.reverse()
    _ = StandardOptics.WithID(2).modifyIfPresent(&rows) { $0.box.append(7) }
    #expect(rows[0].box.numbers == [0, 7])
  }
}
