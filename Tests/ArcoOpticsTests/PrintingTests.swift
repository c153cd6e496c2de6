import ArcoOptics
import Testing

/// What optics print: what they are, and where they write.
struct PrintingTests {
  private struct Brew { var beans = 0, water = 0 }

  @Test func `stored optics print their type and their place`() {
    let beans = Lens<Int, Int>(get: { $0 }, modify: { $1(&$0) }, footprint: .field(1))
    #expect("\(beans)" == "Lens<Int, Int> at field 1")
    #expect("\(Lens<Int, Int>(get: { $0 }, set: { $1 }))" == "Lens<Int, Int>")
    #expect("\(Lens(\Brew.water))" == "Lens<Brew, Int> at bytes 8..<16")
    let some = Prism<Int?, Int>(extract: { $0 }, embed: { $0 }, footprint: .case(0))
    #expect("\(some)" == "Prism<Optional<Int>, Int> at case 0")
    #expect("\(Iso<Int, Int>(get: { $0 }, embed: { $0 }))" == "Iso<Int, Int>")
    #expect("\(Affine.storing(some))" == "Affine<Optional<Int>, Int> at case 0")
    #expect("\(Traversal.storing(StandardOptics.Each<[Int]>()))" == "Traversal<Array<Int>, Int>")
    #expect("\(Setter.storing(some))" == "Setter<Optional<Int>, Int> at case 0")
    #expect("\(Getter(\String.count))" == "Getter<String, Int>")
    #expect("\(Fold<[Int], Int> { $0 })" == "Fold<Array<Int>, Int>")
    #expect("\(AffineFold<[Int], Int> { $0.first })" == "AffineFold<Array<Int>, Int>")
    #expect("\(Review<Int?, Int> { $0 })" == "Review<Optional<Int>, Int>")
    #expect("\(StandardOptics.Filtered<Int> { $0 > 0 })" == "Filtered<Int>")
  }

  @Test func `compositions print as they are made`() {
    let beans = Lens(\Brew.beans)
    #expect(
      "\(beans.filtered { $0 > 0 })"
        == "Lens<Brew, Int> at bytes 0..<8.appending(Filtered<Int>)")
    #expect(
      "\(StandardOptics.Some<Int>().appending(StandardOptics.Some<Int>().reversed))"
        .hasPrefix("Some<Int>().appending(Some<Int>().reversed"))
  }

  @Test func `footprints print in words`() {
    let place = Footprint.field(2).appending(.case(1))
    #expect("\(place)" == "field 2, case 1")
    #expect("\(Footprint.unknown)" == "unknown")
    #expect("\(place.union(.field(0)))" == "(field 2, case 1 or field 0)")
  }
}
