import ArcoLaws
import ArcoOptics
import ArcoTesting
import Testing

private struct Pair: Equatable {
  var first: Int
  var second: Int
}

private struct Wrapped {
  var pair: Pair
  var tail: Int
  var computed: Int {
    get { tail }
    set { tail = newValue }
  }
}

private struct FirstField: LensOptic {
  func get(_ wrapped: Only) -> Pair { wrapped.pair }
  func modify<R, E: Error>(
    _ wrapped: inout Only, _ body: (inout Pair) throws(E) -> R
  ) throws(E) -> R { try body(&wrapped.pair) }
  var footprint: Footprint { .field(0) }
}

private struct SecondField: LensOptic {
  func get(_ pair: Pair) -> Int { pair.second }
  func modify<R, E: Error>(
    _ pair: inout Pair, _ body: (inout Int) throws(E) -> R
  ) throws(E) -> R { try body(&pair.second) }
  var footprint: Footprint { .field(1) }
}

/// A struct that begins where its only property begins.
private struct Only { var pair: Pair }
private struct Outer { var only: Only }

private struct Team {
  var names: [Int: String] = [:]
  var size = 0
}

struct FootprintTests {
  @Test func `what is unknown overlaps with everything`() {
    #expect(Footprint.unknown.overlaps(.case(1)))
    #expect(Footprint.field(2).overlaps(.unknown))
    #expect(storedDose.footprint == .unknown)
    #expect(Lens(\Wrapped.computed).footprint == .unknown)
  }

  @Test func `siblings do not overlap, and a place overlaps what is within it`() {
    #expect(!Footprint.case(0).overlaps(.case(1)))
    #expect(Footprint.case(0).overlaps(.case(0)))
    #expect(!Footprint.field(0).overlaps(.field(1)))
    let inner = Footprint.field(0).appending(.case(1))
    #expect(inner.overlaps(.field(0)))
    #expect(Footprint.field(0).overlaps(inner))
    #expect(!inner.overlaps(Footprint.field(0).appending(.case(2))))
    #expect(!inner.overlaps(.field(1)))
  }

  @Test func `what follows an unknown step is somewhere within what came before it`() {
    let pair = Lens(\Wrapped.pair)
    let swapped = Iso<Pair, Pair>(
      get: { Pair(first: $0.second, second: $0.first) },
      embed: { Pair(first: $0.second, second: $0.first) })
    // Writes the second, though it says the first of what was swapped.
    let through = pair.appending(swapped).appending(Lens(\Pair.first))
    #expect(through.footprint.overlaps(pair.appending(Lens(\Pair.second)).footprint))
    #expect(through.footprint.overlaps(pair.footprint))
    #expect(!through.footprint.overlaps(Lens(\Wrapped.tail).footprint))
    let known = Footprint.field(0)
    let last = Footprint.case(1)
    #expect(
      known.appending(.unknown).appending(last)
        == known.appending(Footprint.unknown.appending(last)))
    #expect(known.union(last).appending(.unknown).overlaps(last))
  }

  @Test func `elements are told apart by their ids, and overlap with each other`() {
    let rows = Lens(\Team.names)
    #expect(rows[id: 1].footprint == rows[id: 1].footprint)
    #expect(rows[id: 1].footprint != rows[id: 2].footprint)
    #expect(rows[key: 1].footprint != rows[key: 2].footprint)
    #expect(Itself<[Int]>()[at: 1].footprint != Itself<[Int]>()[at: 2].footprint)
    #expect(Footprint.element(1) != Footprint.element("1"))
    // An element may be given the id of another.
    #expect(rows[id: 1].footprint.overlaps(rows[id: 2].footprint))
    #expect(rows[id: 1].footprint.overlaps(rows.eachValue().footprint))
    #expect(!rows[id: 1].footprint.overlaps(Lens(\Team.size).footprint))
  }

  @Test func `overlapping is symmetric`() {
    let places: [Footprint] = [
      .unknown, .element(1), .element(2), Footprint.field(0).appending(.element(1)), .field(0),
      .field(1), .case(0), Lens(\Wrapped.pair).footprint,
      Lens(\Wrapped.tail).footprint, Lens(\Wrapped.pair.second).footprint,
      Footprint.field(0).appending(.case(0)), Footprint.field(0).union(.case(1)),
      Footprint.field(0).appending(Footprint.case(0).union(.case(1))),
      Lens(\Wrapped.pair).footprint.union(Lens(\Wrapped.tail).footprint),
    ]
    for one in places {
      #expect(one.overlaps(one))
      for other in places { #expect(one.overlaps(other) == other.overlaps(one)) }
    }
  }

  @Test func `a place overlaps a union if it overlaps one of the two, also below another place`() {
    let either = Footprint.case(0).union(.case(2))
    #expect(either.overlaps(.case(0)))
    #expect(either.overlaps(.case(2)))
    #expect(!either.overlaps(.case(1)))
    #expect(!either.overlaps(Footprint.case(1).union(.case(3))))
    #expect(either.overlaps(Footprint.case(3).union(.case(2))))
    let below = Footprint.field(1).appending(either)
    #expect(below.overlaps(Footprint.field(1).appending(.case(2))))
    #expect(Footprint.field(1).appending(.case(2)).overlaps(below))
    #expect(!below.overlaps(Footprint.field(1).appending(.case(1))))
    #expect(!Footprint.field(1).appending(.case(1)).overlaps(below))
    #expect(!below.overlaps(.field(0)))
    #expect(below.overlaps(.field(1)))
    // What comes after a union is within one of the two.
    #expect(!either.appending(.field(4)).overlaps(.case(1)))
    #expect(either.appending(.field(4)).overlaps(Footprint.case(2).appending(.field(5))))
  }

  @Test func `stored properties know their bytes`() {
    let pair = Lens(\Wrapped.pair).footprint
    let second = Lens(\Wrapped.pair.second).footprint
    let first = Lens(\Wrapped.pair.first).footprint
    let tail = Lens(\Wrapped.tail).footprint
    #expect(pair.overlaps(second))
    #expect(!first.overlaps(second))
    #expect(!pair.overlaps(tail))
    #expect(!Lens(\Wrapped.pair).appending(Lens(\Pair.first)).footprint.overlaps(tail))
  }

  @Test func `places from different sources overlap`() {
    #expect(Lens(\Wrapped.pair).footprint.overlaps(.field(1)))
    #expect(Footprint.case(0).overlaps(.field(1)))
  }

  @Test func `below an unknown place nothing is known`() {
    #expect(Footprint.unknown.appending(.case(1)) == .unknown)
    #expect(Footprint.field(1).appending(.unknown).overlaps(.field(1)))
    #expect(!Footprint.field(1).appending(.unknown).overlaps(.field(2)))
    #expect(storedDose.appending(Lens(\Dose.grams)).footprint == .unknown)
  }

  @Test func `the identity's place is neutral`() {
    let pair = Lens(\Wrapped.pair)
    #expect(Itself().appending(pair).footprint.overlaps(pair.footprint))
    #expect(pair.appending(Itself()).footprint == pair.footprint)
    #expect(Itself().appending(pair).footprint == pair.footprint)
    #expect(Itself<Int>().footprint.overlaps(.case(1)))
    #expect(StandardOptics.Some<Int>().footprint == .case(1))
  }

  @Test func `two types in the same bytes are not taken for one`() {
    let one = Lens(\Outer.only).appending(FirstField()).footprint
    let other = Lens(\Outer.only.pair).appending(SecondField()).footprint
    #expect(one.overlaps(other))
  }

  @Test func `what our optics write lies inside their footprints`() {
    let shop = FootprintLaws([
      Place("dose", Lens(\Shop.dose)),
      Place("grams", Lens(\Shop.dose.grams)),
      Place("label", Lens(\Shop.dose).appending(Lens(\.label))),
      Place("order", Lens(\Shop.order)),
      Place("ordered", Lens(\Shop.order).appending(DosePrism())),
      Place("ordered grams", Lens(\Shop.order).appending(storedDosePrism).appending(GramsLens())),
      Place("note", Lens(\Shop.order).appending(NotePrism())),
      Place("letters", Lens(\Shop.order).appending(NotePrism()).appending(Letters())),
      Place("either", Lens(\Shop.spare).some.orElse(Lens(\Shop.dose))),
      Place("spare", Affine.storing(Lens(\Shop.spare).some)),
      Place("total", Lens(\Shop.total).filtered { $0 > 0 }, part: .integer(in: 1...9)),
      Place(
        "sizes", zip(Lens(\Shop.dose.grams), Lens(\Shop.total)),
        part: .pair(.integer(), .integer()), partsAreEqual: ==),
    ])
    #expect(shop.counterexample() == nil)
  }

  @Test func `cases that do not overlap never both extract`() {
    #expect(!DosePrism().footprint.overlaps(NotePrism().footprint))
    let order = FootprintLaws([
      Place("dose", DosePrism()), Place("note", NotePrism()),
      Place("stored dose", storedDosePrism), Place("stored note", storedNotePrism),
    ])
    #expect(order.counterexample() == nil)
  }
}

private struct Letters: IsoOptic {
  func get(_ text: String) -> [Character] { Array(text) }
  func embed(_ letters: [Character]) -> String { String(letters) }
}
