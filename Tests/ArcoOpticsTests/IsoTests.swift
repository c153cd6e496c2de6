import ArcoOptics
import Testing

struct IsoTests {
  let numbers = [-3, 0, 1, 8]
  let shifted = Iso<Int, Int>(get: { $0 + 3 }, embed: { $0 - 3 })

  @Test func `isos of every make obey the laws`() {
    #expect(breaches(ofIso: shifted, wholes: numbers, parts: numbers) == [])
    #expect(breaches(ofIso: shifted.reversed, wholes: numbers, parts: numbers) == [])
    #expect(breaches(ofIso: Negated(), wholes: numbers, parts: numbers) == [])
    #expect(breaches(ofIso: Iso(Negated()), wholes: numbers, parts: numbers) == [])
    #expect(breaches(ofIso: Itself<Int>(), wholes: numbers, parts: numbers) == [])
  }

  @Test func `an unlawful iso is caught`() {
    let halved = Iso<Int, Int>(get: { $0 / 2 }, embed: { $0 * 2 })
    #expect(names(breaches(ofIso: halved, wholes: [1], parts: [1])).contains("get-embed"))
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
