import ArcoLaws
import ArcoOptics
import Testing

struct IsoTests {
  let shifted = Iso<Int, Int>(get: { $0 &+ 3 }, embed: { $0 &- 3 })

  @Test func `isos of every make obey the laws`() {
    #expect(IsoLaws(shifted).counterexample() == nil)
    #expect(IsoLaws(shifted.reversed).counterexample() == nil)
    #expect(IsoLaws(Negated()).counterexample() == nil)
    #expect(IsoLaws(Iso.storing(Negated())).counterexample() == nil)
    #expect(IsoLaws(Itself<Int>()).counterexample() == nil)
  }

  @Test func `reversing swaps the two forms`() {
    #expect(shifted.reversed.get(5) == 2)
    #expect(shifted.reversed.embed(2) == 5)
  }

  @Test func `a change in the other form copies nothing, and is put back when it throws`() {
    struct Wrapped { var box: Tracked }
    let iso = Iso<Wrapped, Tracked>(get: { $0.box }, embed: { Wrapped(box: $0) })
    var wrapped = Wrapped(box: Tracked())
    iso.modify(&wrapped) { $0.append(1) }
    func fail(_ box: inout Tracked) throws(Refusal) {
      box.append(2)
      throw Refusal()
    }
    #expect(throws: Refusal()) { try iso.modify(&wrapped, fail) }
    Itself<Wrapped>().modify(&wrapped) { $0.box.append(3) }
    #expect(wrapped.box.numbers == [0, 1, 2, 3])
    #expect(wrapped.box.copies == 0)
  }
}
