import ArcoOptics
import Testing

struct ReviewTests {
  let label = Review<Dose, String> { Dose(grams: 0, label: $0) }

  @Test func `reviews of every make build the whole`() {
    #expect(label.embed("a") == Dose(grams: 0, label: "a"))
    #expect(Review.storing(NotePrism()).embed("a") == .note("a"))
    #expect(Review.storing(NotePrism()).footprint == .case(1))
  }

  @Test func `a prism and a review make one`() {
    #expect(DosePrism().appending(label).embed("a") == .dose(Dose(grams: 0, label: "a")))
    let order: Review<Order, String> = Review.storing(Review.storing(DosePrism()).appending(label))
    #expect(order.embed("b") == .dose(Dose(grams: 0, label: "b")))
    #expect(
      label.appending(Prism<String, Int>(extract: { Int($0) }, embed: { "\($0)" })).embed(3).label
        == "3")
  }
}
