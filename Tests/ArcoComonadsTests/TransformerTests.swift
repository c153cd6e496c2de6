import ArcoComonads
import Testing

@Suite struct TransformerTests {
  private let zipper = Zipper(["a", "b"])

  @Test func `a state around a space is moved beside it`() {
    let page = StoreT(state: "Ada", zipper.map { letter in { (name: String) in name + letter } })
    #expect(page.extract() == "Adaa")
    #expect(page.select(.first(.put("Bob"))).select(.second(.right())).extract() == "Bobb")
  }

  @Test func `surroundings change without moving what is inside`() {
    let page = EnvT(surroundings: "dark", zipper).select(.second(.right()))
    #expect(page.ask() == "dark")
    #expect(page.local { $0.count }.ask() == 4)
    #expect(page.local { $0.count }.extract() == "b")
    let both = page.extend { "\($0.ask()) \($0.extract())" }
    #expect(both.select(.second(.left())).extract() == "dark a")
  }

  @Test func `a log grows beside the space`() {
    let page = TracedT(tracing: zipper.map { letter in { (log: String) in "\(letter): \(log)" } })
    let moved = page.select(.first(.tell("x"))).select(.second(.right()))
    #expect(moved.extract() == "b: x")
    #expect(moved.trace("y") == "b: xy")
  }
}
