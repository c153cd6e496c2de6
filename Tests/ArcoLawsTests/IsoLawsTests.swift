import ArcoLaws
import ArcoOptics
import Testing

struct IsoLawsTests {
  @Test func `lawful isos have no counterexample`() {
    let shifted = Iso<Int, Int>(get: { $0 &+ 3 }, embed: { $0 &- 3 })
    #expect(IsoLaws(shifted).counterexample() == nil)
    #expect(IsoLaws(shifted.reversed).counterexample() == nil)
    #expect(IsoLaws(Itself<Dose>()).counterexample() == nil)
  }

  @Test func `each round trip catches the iso that breaks it`() {
    let halved = Iso<Int, Int>(get: { $0 / 2 }, embed: { $0 &* 2 })
    let there = IsoLaws(halved).counterexample()
    #expect(there?.law == "embedding what you got gives the whole back")
    #expect(there?["whole"] == "1")
    #expect(there?.found == "0")
    let back = IsoLaws(
      halved.reversed, whole: .integer(in: -99...99), part: .integer(in: -99...99)
    ).counterexamples().first
    #expect(back?.law == "get what you embedded")
    #expect(back?["part"] == "1")
    #expect(back?.found == "0")
  }

  @Test func `an iso that writes another value than it embeds is caught`() {
    struct Late: IsoOptic {
      func get(_ number: Int) -> Int { 0 &- number }
      func embed(_ number: Int) -> Int { 0 &- number }
      func modify<R, E: Error>(
        _ number: inout Int, _ body: (inout Int) throws(E) -> R
      ) throws(E) -> R { try body(&number) }
    }
    let breach = IsoLaws(Late()).counterexamples()
      .first { $0.law == "if there is a part, writing a part equals embedding it" }
    #expect(breach?["part"] == "1")
    #expect(breach?.expected == "-1")
    #expect(breach?.found == "1")
  }
}
