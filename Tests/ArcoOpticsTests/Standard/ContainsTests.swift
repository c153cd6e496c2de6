import ArcoLaws
import ArcoOptics
import Testing

private struct Extras: OptionSet, Generatable {
  let rawValue: Int
  static let sugar = Extras(rawValue: 1)
  static let milk = Extras(rawValue: 2)
  static let generator = Generator<Int>.integer(in: 0...7).map { Extras(rawValue: $0) }
}

struct ContainsTests {
  @Test func `it obeys the laws of a lens`() {
    let sets = Generator<Set<Int>>.set(of: .integer(in: 0...4))
    #expect(LensLaws(StandardOptics.Contains<Set<Int>>(2), whole: sets).counterexample() == nil)
    #expect(LensLaws(StandardOptics.Contains<Extras>(.milk)).counterexample() == nil)
  }

  @Test func `several options at once are caught`() {
    let both = StandardOptics.Contains<Extras>([.sugar, .milk])
    #expect(LensLaws(both).counterexample()?.law == "setting twice is setting the last")
  }

  @Test func `setting inserts and removes, also when the change throws`() {
    var absent: Set = ["Ada"]
    StandardOptics.Contains("Alan").modify(&absent) { $0.toggle() }
    #expect(absent == ["Ada", "Alan"])
    func fail(_ isMember: inout Bool) throws(Refusal) {
      isMember = false
      throw Refusal()
    }
    #expect(throws: Refusal()) { try StandardOptics.Contains("Ada").modify(&absent, fail) }
    #expect(absent == ["Alan"])
  }
}
