import ArcoLaws
import ArcoOptics
import ArcoTypeChanging
import Testing

struct PTraversalTests {
  let each = PTraversal<[Int], [String], Int, String>.each()

  @Test func `where types are equal it obeys the laws of a traversal`() {
    #expect(TraversalLaws(Traversal<[Int], Int>.storing(PTraversal.each())).counterexample() == nil)
    let values = Traversal<[Int: Int], Int>.storing(PTraversal.eachValue())
    #expect(TraversalLaws(values).counterexample() == nil)
    #expect(
      TraversalLaws(Traversal.storing(PTraversal(StandardOptics.Each<[Int]>()))).counterexample()
        == nil)
    #expect(
      TraversalLaws(Traversal.storing(PTraversal(PPrism(DosePrism())))).counterexample() == nil)
    #expect(TraversalLaws(Traversal.storing(PTraversal(PIso(Negated())))).counterexample() == nil)
  }

  @Test func `the elements of an array and the values of a dictionary change their type`() {
    #expect(each.modifying([1, 2]) { "\($0)" } == ["1", "2"])
    #expect(each.setting([1, 2], to: "x") == ["x", "x"])
    #expect(each.values(in: [1, 2]) == [1, 2])
    #expect(each.modifying([]) { "\($0)" } == [])
    let prices: [String: String] = PTraversal.eachValue().modifying(["a": 1]) { "\($0)" }
    #expect(prices == ["a": "1"])
  }

  @Test func `changing twice is changing by both, and keeps the number of parts`() {
    let back = PTraversal<[String], [Int], String, Int>.each()
    let law = Law("changing twice is changing by both") { trial in
      let whole = trial.draw("whole", [Int].self)
      let once = each.modifying(whole) { "\($0)" }
      trial.expect(back.values(in: once).count, equals: each.values(in: whole).count)
      let both = PTraversal.each().modifying(whole) { "\($0)".count }
      trial.expect(back.modifying(once) { $0.count }, equals: both)
    }
    #expect(law.counterexample() == nil)
  }

  @Test func `a change that throws ends at the first error`() throws {
    var seen: [Int] = []
    func fail(_ number: Int) throws(Refusal) -> String {
      seen.append(number)
      if number == 2 { throw Refusal() }
      return "\(number)"
    }
    #expect(throws: Refusal()) { try each.modifying([1, 2, 3], fail) }
    #expect(seen == [1, 2])
    #expect(try each.modifying([1, 3], fail) == ["1", "3"])
  }
}
