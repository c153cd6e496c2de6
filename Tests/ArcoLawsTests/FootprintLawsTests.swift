import ArcoLaws
import ArcoOptics
import Testing

/// Says that it is the dose, and writes the spare one too.
private struct Spilling: LensOptic {
  func get(_ shop: Shop) -> Dose { shop.dose }
  func modify<R, E: Error>(
    _ shop: inout Shop, _ body: (inout Dose) throws(E) -> R
  ) throws(E) -> R {
    defer { shop.spare?.grams = shop.dose.grams }
    return try body(&shop.dose)
  }
  var footprint: Footprint { .field(0) }
}

private struct Spare: LensOptic {
  func get(_ shop: Shop) -> Dose? { shop.spare }
  func modify<R, E: Error>(
    _ shop: inout Shop, _ body: (inout Dose?) throws(E) -> R
  ) throws(E) -> R { try body(&shop.spare) }
  var footprint: Footprint { .field(2) }
}

struct FootprintLawsTests {
  @Test func `fields and cases that stay within their footprints have no counterexample`() {
    let shop = FootprintLaws([
      Place("dose", Lens(\Shop.dose)),
      Place("grams", Lens(\Shop.dose.grams)),
      Place("order", Lens(\Shop.order)),
      Place("ordered", Lens(\Shop.order).appending(toDose)),
      Place("note", Lens(\Shop.order).appending(toNote)),
      Place("spare", Lens(\Shop.spare).some),
    ])
    #expect(shop.counterexample() == nil)
    let order = FootprintLaws([Place("dose", toDose), Place("note", toNote)])
    #expect(order.counterexample() == nil)
  }

  @Test func `an optic that writes beyond its footprint is caught`() {
    let laws = FootprintLaws([Place("dose", Spilling()), Place("spare", Spare())])
    let breach = laws.counterexample()
    #expect(breach?.subject == "footprint in Shop")
    #expect(breach?.law == "writing “dose” leaves “spare” alone")
    #expect(
      breach?["whole"] == """
        Shop(dose: Dose(grams: 0, label: ""), order: .nothing, spare: Dose(grams: 0, label: ""))
        """)
    #expect(breach?["dose, written"] == "[Dose(grams: 1, label: \"\")]")
    #expect(breach?.found == "Dose(grams: 1, label: \"\")")
  }

  @Test func `a case that claims another's place is caught`() {
    let any = Prism<Order, Order>(extract: { $0 }, embed: { $0 }, footprint: .case(0))
    let breaches = FootprintLaws([Place("any", any), Place("note", toNote)]).counterexamples()
    #expect(
      Set(breaches.map(\.law)) == [
        "“any” and “note” are never both there", "“note” and “any” are never both there",
        "writing “any” leaves “note” alone", "writing “note” leaves “any” alone",
      ])
    let both = breaches.first { $0.law == "“any” and “note” are never both there" }
    #expect(both?["whole"] == ".note(\"\")")
  }

  @Test func `places that all overlap are not checked, and that counts as broken`() {
    let laws = FootprintLaws([Place("dose", Lens(\Shop.dose)), Place("shop", Itself<Shop>())])
    #expect(laws.counterexample()?.law == "some places do not overlap")
  }
}
