import ArcoArchitectures
import ArcoComonads
import ArcoCore
import ArcoHTML
import ArcoOptics
import ArcoWeb
import ArcoWebTesting
import Testing

// The app of an article on Bow Arch's lenses and prisms, in its terms: states with a lens each, inputs
// with a prism each, a dispatcher for each part, widened and combined, and a component of a store.
private struct BeansState: Equatable, Sendable {
  let grams: Double
}

private struct WaterState: Equatable, Sendable {
  let grams: Double
}

private struct BrewState: Equatable, Sendable {
  let beans: BeansState
  let water: WaterState
}

private enum WeightInput: Sendable {
  case update(Double)
  case increase(Double)
  case decrease(Double)
}

private enum BrewInput: Sendable {
  case beans(WeightInput)
  case water(WeightInput)
}

private let beansLens = Lens<BrewState, BeansState>(
  get: { brew in brew.beans },
  set: { brew, beans in BrewState(beans: beans, water: brew.water) }
)
private let waterLens = Lens<BrewState, WaterState>(
  get: { brew in brew.water },
  set: { brew, water in BrewState(beans: brew.beans, water: water) }
)

private let beansPrism = Prism<BrewInput, WeightInput>(
  extract: { input in
    switch input {
    case .beans(let weight): weight
    case .water: nil
    }
  },
  embed: { weight in .beans(weight) }
)
private let waterPrism = Prism<BrewInput, WeightInput>(
  extract: { input in
    switch input {
    case .beans: nil
    case .water(let weight): weight
    }
  },
  embed: { weight in .water(weight) }
)

private typealias BeansDispatcher = StateDispatcher<Void, BeansState, WeightInput>
private typealias WaterDispatcher = StateDispatcher<Void, WaterState, WeightInput>
private typealias BrewDispatcher = StateDispatcher<Void, BrewState, BrewInput>

private let beansDispatcher = BeansDispatcher.pure { input in
  switch input {
  case .update(let grams):
    return .set(BeansState(grams: grams))
  case .increase(let grams):
    return .modify { previous in BeansState(grams: previous.grams + grams) }
  case .decrease(let grams):
    return .modify { previous in BeansState(grams: previous.grams - grams) }
  }
}

private let waterDispatcher = WaterDispatcher.pure { input in
  switch input {
  case .update(let grams):
    return .set(WaterState(grams: grams))
  case .increase(let grams):
    return .modify { previous in WaterState(grams: previous.grams + grams) }
  case .decrease(let grams):
    return .modify { previous in WaterState(grams: previous.grams - grams) }
  }
}

private let widenedBeans: BrewDispatcher = beansDispatcher.widen(
  transformState: beansLens,
  transformInput: beansPrism
)
private let widenedWater: BrewDispatcher = waterDispatcher.widen(
  transformState: waterLens,
  transformInput: waterPrism
)

private let brewDispatcher = BrewDispatcher.empty()
  .combine(widenedBeans)
  .combine(widenedWater)

private func slider(
  _ name: String, _ grams: Double, _ move: @escaping (Double) -> Void
) -> HTML {
  input(
    .type(.range), .ariaLabel(name), .min(0), .max(500), .step(0.5), .value(grams),
    .onNumber { move($0) })
}

@MainActor private func brewComponent() -> StoreComponent<Void, BrewState, BrewInput, HTML> {
  StoreComponent(
    initialState: BrewState(beans: BeansState(grams: 15), water: WaterState(grams: 30)),
    environment: (),
    dispatcher: brewDispatcher,
    render: { brew, handle in
      main {
        p(.id("beans")) { "\(Int(brew.beans.grams))g of beans" }
        slider("Beans", brew.beans.grams) { handle(.beans(.update($0))) }
        button(
          "More beans",
          .onClick {
            handle(.beans(.increase(0.5)))
            handle(.beans(.increase(0.5)))
          })
        button("Fewer beans", .onClick { handle(.beans(.decrease(1))) })
        p(.id("water")) { "\(Int(brew.water.grams))g of water" }
        slider("Water", brew.water.grams) { handle(.water(.update($0))) }
        button("Full pot", .onClick { handle(.water(.update(250))) })
      }
    }
  )
}

@MainActor struct CoffeeArticleTests {
  @Test func `the coffee of the first article runs in its own terms`() throws {
    let page = TestPage(brewComponent())
    try page.click("More beans")
    try page.click("More beans")
    try page.click("Fewer beans")
    try page.click("Full pot")
    #expect(try page.text(of: "p#beans") == "16g of beans")
    #expect(try page.text(of: "p#water") == "250g of water")
  }

  @Test func `its two sliders each move their own number`() throws {
    let page = TestPage(brewComponent())
    try page.fill("Beans", with: "20.5")
    try page.fill("Water", with: "45")
    #expect(try page.text(of: "p#beans") == "20g of beans")
    #expect(try page.element("Beans").value == "20.5")
    #expect(try page.text(of: "p#water") == "45g of water")
  }

  @Test func `its behaviour is tested without any view`() {
    let driver = Driver(
      brewDispatcher,
      state: BrewState(beans: BeansState(grams: 1), water: WaterState(grams: 2)))
    driver.send(.water(.increase(3)))
    #expect(driver.state == BrewState(beans: BeansState(grams: 1), water: WaterState(grams: 5)))
  }

  @Test func `a dispatcher widens to a larger environment under the article's labels`() {
    let wide: StateDispatcher<String, BrewState, BrewInput> = beansDispatcher.widen(
      transformEnvironment: { (_: String) in () },
      transformState: beansLens,
      transformInput: beansPrism)
    let driver = Driver(
      wide, state: BrewState(beans: BeansState(grams: 1), water: WaterState(grams: 2)), world: "")
    driver.send(.beans(.increase(1)))
    #expect(driver.state.beans.grams == 2)
  }
}
