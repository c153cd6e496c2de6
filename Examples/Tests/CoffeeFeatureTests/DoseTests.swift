import CoffeeFeature
import Testing

struct DoseTests {
  @Test(arguments: [
    (-1.0, 0.0), (0.24, 0.0), (0.25, 0.5), (15.0, 15.0), (15.3, 15.5), (49.8, 50.0), (50.1, 50.0),
    (1e300, 50.0), (.infinity, 50.0), (-.infinity, 0.0),
  ])
  func `any wish becomes an amount of the scale`(wish: Double, grams: Double) {
    #expect(Dose(grams: wish).grams == grams)
  }

  @Test func `what is not a number changes nothing`() {
    var dose = Dose(grams: 12.5)
    dose.set(.nan)
    #expect(dose.grams == 12.5)
    #expect(Dose(grams: .nan).grams == 0)
  }

  @Test(arguments: [(0.0, "0.0g"), (0.5, "0.5g"), (9.0, "9.0g"), (15.5, "15.5g"), (50.0, "50.0g")])
  func `the text has one decimal`(grams: Double, text: String) {
    #expect(Dose(grams: grams).text == text)
  }
}
