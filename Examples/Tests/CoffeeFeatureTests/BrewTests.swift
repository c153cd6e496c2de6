import Arco
import ArcoTesting
import CoffeeFeature
import Testing

@MainActor struct BrewTests {
  @Test func `it begins with fifteen grams of beans and thirty of water`() {
    #expect(Brew().beans.grams == 15)
    #expect(Brew().water.grams == 30)
    #expect(Brew().ratioText == "1 : 2.0")
  }

  @Test func `each dose hears its own inputs`() {
    let driver = Driver(brew, state: Brew())
    driver.send(.beans(.plus))
    driver.send(.beans(.plus))
    driver.send(.water(.minus))
    driver.send(.water(.set(40.3)))
    #expect(driver.state == Brew(beans: Dose(grams: 17), water: Dose(grams: 40.5)))
  }

  @Test func `the ends of the scale hold`() {
    let driver = Driver(brew, state: Brew(beans: Dose(grams: 0.5), water: Dose(grams: 49.5)))
    for _ in 0..<3 {
      driver.send(.beans(.minus))
      driver.send(.water(.plus))
    }
    #expect(driver.state == Brew(beans: Dose(grams: 0), water: Dose(grams: 50)))
  }

  @Test func `no sequence of inputs leaves the scale`() {
    var random = SystemRandomNumberGenerator()
    let seed = random.next()
    var source = SeededRandom(seed: seed)
    let driver = Driver(brew, state: Brew())
    let wishes = [-.infinity, -3, 0.2, 17.77, 1e18, .nan, .infinity]
    for _ in 0..<2_000 {
      let wish = wishes[Int(source.next() % UInt64(wishes.count))]
      let input = [Dose.Input.plus, .minus, .set(wish)][Int(source.next() % 3)]
      driver.send(source.next() % 2 == 0 ? .beans(input) : .water(input))
      for grams in [driver.state.beans.grams, driver.state.water.grams] {
        #expect(Dose.range.contains(grams) && Double(Int(grams * 2)) == grams * 2, "seed \(seed)")
      }
    }
  }

  @Test(arguments: [
    (15.0, 30.0, "1 : 2.0"), (15, 0, "1 : 0.0"), (0.5, 50, "1 : 100.0"), (30, 50, "1 : 1.7"),
  ])
  func `the ratio is water for each gram of beans`(beans: Double, water: Double, text: String) {
    #expect(Brew(beans: Dose(grams: beans), water: Dose(grams: water)).ratioText == text)
  }

  @Test func `without beans there is no ratio`() {
    let brew = Brew(beans: Dose(grams: 0), water: Dose(grams: 30))
    #expect(brew.ratio == nil)
    #expect(brew.ratioText == nil)
  }
}
