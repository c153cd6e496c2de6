import ArcoLaws
import ArcoOptics
import ArcoTypeChanging
import Testing

private struct Box<Held> { var held: Held }

private func box<Old, New>() -> PIso<Box<Old>, Box<New>, Old, New> {
  PIso(get: { $0.held }, embed: { Box(held: $0) })
}

struct PIsoTests {
  @Test func `where types are equal it obeys the laws of an iso`() {
    let laws = IsoLaws(
      Iso<Box<Int>, Int>.storing(box()), whole: Int.generator.map { Box(held: $0) },
      part: .integer(),
      wholesAreEqual: { $0.held == $1.held }, partsAreEqual: ==)
    #expect(laws.counterexample() == nil)
    #expect(IsoLaws(Iso.storing(PIso(Negated()))).counterexample() == nil)
  }

  @Test func `it changes types, and back`() throws {
    let changed: Box<String> = box().modifying(Box(held: 7)) { "\($0)" }
    #expect(changed.held == "7")
    let held: PIso<Int, String, Box<Int>, Box<String>> = box().reversed
    #expect(held.get(3).held == 3)
    #expect(held.modifying(3) { Box(held: "\($0.held)") } == "3")
    func fail(_: Int) throws(Refusal) -> String { throw Refusal() }
    #expect(throws: Refusal()) { let _: Box<String> = try box().modifying(Box(held: 7), fail) }
  }

  @Test func `changing twice is changing by both`() {
    let law = Law("changing twice is changing by both") { trial in
      let whole = Box(held: trial.draw("held", Int.self))
      let once: Box<String> = box().modifying(whole) { "\($0)" }
      let twice: Box<Int> = box().modifying(once) { $0.count }
      let both: Box<Int> = box().modifying(whole) { "\($0)".count }
      trial.expect(twice.held, equals: both.held)
    }
    #expect(law.counterexample() == nil)
  }
}
