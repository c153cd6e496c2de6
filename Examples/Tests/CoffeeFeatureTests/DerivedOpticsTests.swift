import Arco
import ArcoMacros
import CoffeeFeature
import Testing

/// The brew of the feature, with its optics written by the macro.
@Optics private struct Cup: Equatable {
  var beans: Dose = Dose(grams: 15)
  var water: Dose = Dose(grams: 30)
}

@Optics private enum CupInput {
  case beans(DoseInput)
  case water(DoseInput)
}

private let cup = Dispatcher<Void, Cup, CupInput> {
  dose.child(state: Cup.lenses.beans, input: CupInput.prisms.beans)
  dose.child(state: Cup.lenses.water, input: CupInput.prisms.water)
}

@MainActor struct DerivedOpticsTests {
  @Test func `a brew with derived optics does what the one with optics by hand does`() {
    let derived = Driver(cup, state: Cup())
    let byHand = Driver(brew, state: Brew())
    let inputs: [DoseInput] = [.plus, .plus, .minus, .set(7.25), .set(99), .plus]
    for (turn, input) in inputs.enumerated() {
      let isForBeans = turn.isMultiple(of: 2)
      derived.send(isForBeans ? .beans(input) : .water(input))
      byHand.send(isForBeans ? .beans(input) : .water(input))
      #expect(derived.state == Cup(beans: byHand.state.beans, water: byHand.state.water))
    }
  }
}
