import ArcoLaws
import ArcoOptics
import Testing

/// An optic that is another one at each look.
private struct Flickering: LensOptic {
  let flicker = Flicker()
  var isFootprint = false

  func get(_ number: Int) -> Int { isFootprint ? number : number &+ flicker.next() }
  func modify<R, E: Error>(
    _ number: inout Int, _ body: (inout Int) throws(E) -> R
  ) throws(E) -> R {
    if !isFootprint { number &+= flicker.next() }
    return try body(&number)
  }
  func visit<E: Error>(_ number: Int, _ body: (Int) throws(E) -> Bool) throws(E) -> Bool {
    try body(get(number))
  }
  var footprint: Footprint { isFootprint ? .field(flicker.next()) : .unknown }
}

/// Writes another value at each look.
private struct Drifting: LensOptic {
  let flicker = Flicker()

  func get(_ number: Int) -> Int { number }
  func modify<R, E: Error>(
    _ number: inout Int, _ body: (inout Int) throws(E) -> R
  ) throws(E) -> R {
    defer { number &+= flicker.next() }
    return try body(&number)
  }
}

struct CompositionLawsTests {
  @Test func `optics of every kind compose lawfully`() {
    let affine = CompositionLaws(Lens(\Shop.order), toDose, Lens(\Dose.grams))
    #expect(affine.counterexample() == nil)
    let traversal = CompositionLaws(
      StandardOptics.Each<[Shop]>(), Lens(\Shop.spare), StandardOptics.Some(),
      whole: [Shop].generator, part: Dose.generator)
    #expect(traversal.counterexample() == nil)
  }

  @Test func `optics that change between looks break every law of composing`() {
    let found = CompositionLaws(Flickering(), Itself<Int>(), Itself<Int>()).counterexamples()
    let written = CompositionLaws(Drifting(), Itself<Int>(), Itself<Int>()).counterexamples()
    let footprints = CompositionLaws(
      Flickering(isFootprint: true), Itself<Int>(), Itself<Int>()
    ).counterexamples()
    #expect(
      found.map(\.law).filter { $0.hasSuffix("found") } == [
        "composing is associative: the parts that are found",
        "the identity before changes nothing: the parts that are found",
        "the identity after changes nothing: the parts that are found",
      ])
    #expect(
      written.map(\.law) == [
        "composing is associative: the parts that are written",
        "the identity before changes nothing: the parts that are written",
        "the identity after changes nothing: the parts that are written",
      ])
    #expect(footprints.map(\.law) == ["composing is associative: the footprint"])
    #expect(found.first?["whole"] == "0")
  }

  @Test func `the same optic in two makes is the same, and another is not`() {
    let grams = Lens<Dose, Int>(get: { $0.grams }, set: { Dose(grams: $1, label: $0.label) })
    #expect(SameOpticLaws(Lens(\Dose.grams), grams).counterexample() == nil)
    let count = Lens<Dose, Int>(
      get: { $0.label.count }, set: { Dose(grams: $0.grams, label: "\($1)") })
    let breaches = SameOpticLaws(grams, count, whole: Dose.generator, part: .integer())
      .counterexamples(tries: 50)
    #expect(breaches.count == 2)
    #expect(breaches.first?.law == "both are the same: the parts that are found")
    #expect(breaches.first?["whole"] == "Dose(grams: 1, label: \"\")")
  }
}
