import Arco
import ArcoMacros
import CoffeeFeature
import Testing

@MainActor struct OpticsByHandTests {
  private let lenses = Brew.lenses
  private let prisms = Brew.Input.prisms
  private let other = Dose(grams: 7.5)

  @Test func `a brew with optics by hand does what the one with derived optics does`() {
    let byHand = Driver(brewByHand, state: Brew())
    let derived = Driver(brew, state: Brew())
    let inputs: [Dose.Input] = [.plus, .plus, .minus, .set(7.25), .set(99), .plus]
    for (turn, input) in inputs.enumerated() {
      let whole = turn.isMultiple(of: 2) ? Brew.Input.beans(input) : .water(input)
      byHand.send(whole)
      derived.send(whole)
      #expect(byHand.state == derived.state)
    }
    #expect(byHand.state == Brew(beans: Dose(grams: 50), water: Dose(grams: 8.5)))
  }

  @Test func `a lens by hand leads where the derived one leads`() {
    let brew = Brew(beans: Dose(grams: 1), water: Dose(grams: 2))
    #expect(OpticsByHand.beans.get(brew) == lenses.beans.get(brew))
    #expect(OpticsByHand.water.get(brew) == lenses.water.get(brew))
    #expect(OpticsByHand.beans.setting(brew, to: other) == lenses.beans.setting(brew, to: other))
    #expect(OpticsByHand.water.setting(brew, to: other) == lenses.water.setting(brew, to: other))
  }

  @Test(arguments: [Brew.Input.beans(.plus), .water(.minus)])
  func `a prism by hand leads where the derived one leads`(input: Brew.Input) {
    #expect(OpticsByHand.beansInput.extract(input) == prisms.beans.extract(input))
    #expect(OpticsByHand.waterInput.extract(input) == prisms.water.extract(input))
    #expect(OpticsByHand.beansInput.embed(.plus) == prisms.beans.embed(.plus))
    #expect(OpticsByHand.waterInput.embed(.plus) == prisms.water.embed(.plus))
  }

  @Test func `by either, what happens to the beans leaves the water alone`() {
    #expect(!OpticsByHand.beans.footprint.overlaps(OpticsByHand.water.footprint))
    #expect(!lenses.beans.footprint.overlaps(lenses.water.footprint))
    #expect(OpticsByHand.beansInput.footprint == prisms.beans.footprint)
    #expect(OpticsByHand.waterInput.footprint == prisms.water.footprint)
  }
}
