import ArcoLaws
import ArcoOptics
import Testing

struct ReversedTests {
  @Test func `an iso's is a lawful iso, and reversing twice changes nothing`() {
    let shifted = Iso<Int, String>(get: { "\($0)" }, embed: { Int($0) ?? 0 })
    let back = StandardOptics.Reversed<Iso<Int, String>>.self
    #expect(back.Whole.self == String.self)
    #expect(IsoLaws(Negated().reversed).counterexample() == nil)
    #expect(shifted.reversed.get("3") == 3)
    #expect(SameOpticLaws(Negated(), Negated().reversed.reversed).counterexample() == nil)
  }

  @Test func `a getter's is a review, and a review's is a getter`() {
    let count = Getter(\String.count)
    #expect(count.reversed.embed("abc") == 3)
    #expect(count.reversed.reversed.get("abc") == 3)
    #expect(DosePrism().reversed.get(Dose(grams: 1, label: "")) == .dose(Dose(grams: 1, label: "")))
    #expect(storedGrams.reversed.embed(Dose(grams: 7, label: "")) == 7)
    #expect(Getter.storing(NotePrism().reversed).get("x") == .note("x"))
  }
}
