import ArcoComonads
import Testing

@Suite struct DayTests {
  private let both = Store(1) { $0 }.zip(Zipper(["a", "b"])) { "\($0)\($1)" }

  @Test func `each side is moved for itself`() {
    #expect(both.extract() == "1a")
    #expect(both.select(.first(.put(2))).extract() == "2a")
    #expect(both.select(.second(.right())).extract() == "1b")
    #expect(both.select(.first(.put(2)).then(.second(.right()))).extract() == "2b")
  }

  @Test func `both sides are moved at once`() {
    var space = both
    let right = Update<Zippers, Void>.right().map { "moved" }
    let answers = space.move(by: .both(State<Int, Int>.get(), right))
    #expect(answers == Both(1, "moved"))
    #expect(space.extract() == "1b")
  }

  @Test func `any number of spaces of one kind stand side by side`() {
    let row = Space(each: [Zipper(["a", "b"]), Zipper(["c", "d"]), Zipper(["e"])])
    #expect(row.extract() == ["a", "c", "e"])
    #expect(row.select(.element(1, .right())).extract() == ["a", "d", "e"])
    let answered = row.select(.element(1, .right())).select(.element(0, .last()))
    #expect(answered.extract() == ["b", "d", "e"])
  }

  @Test func `a position with too many places is refused`() async {
    let exits = [
      await #expect(processExitsWith: .failure, observing: itsWords) {
        _ = Space(each: [Store(0) { $0 }]).moved(to: [1, 2])
      },
      await #expect(processExitsWith: .failure, observing: itsWords) {
        _ = Many<Stores<Int>>.reshape([0], at: [1, 2])
      },
    ]
    for exit in exits {
      #expect(exit.words.contains("a position of Many must contain one position for each space"))
    }
  }
}
