import Arco
import ArcoHTML
import ArcoWeb
import ArcoWebTesting
import Testing

// The coffee as the articles write it: lenses by `get` and `set`, prisms by hand, `widen` and
// `combine`.

private let beansLens = Lens<Brew, Dose>(
  get: { $0.beans }, set: { brew, dose in Brew(beans: dose, water: brew.water) })
private let waterLens = Lens<Brew, Dose>(
  get: { $0.water }, set: { brew, dose in Brew(beans: brew.beans, water: dose) })
private let beansPrism = Prism<BrewInput, DoseInput>(BrewInput.beans) {
  if case .beans(let input) = $0 { input } else { nil }
}
private let waterPrism = Prism<BrewInput, DoseInput>(BrewInput.water) {
  if case .water(let input) = $0 { input } else { nil }
}

private let widened = dose.widen(transformState: beansLens, transformInput: beansPrism)
  .combine(dose.widen(transformState: waterLens, transformInput: waterPrism))

/// What a change of one dose costs, however the doses are placed.
@MainActor struct ArticleFormTests {
  private final class Runs { var names: [String] = [] }

  private let runs = Runs()

  private func doseView(_ name: String) -> Face<Dose, DoseInput, HTML> {
    Face { [runs] dose, send in
      runs.names.append(name)
      return section(.ariaLabel(name)) {
        output("\(dose.grams)")
        button("More \(name)", .onClick { send(.plus) })
      }
    }
  }

  /// Clicks at one dose and then at the other: the views that run, and what crosses the wire.
  private func expectOneDose(_ page: TestPage) throws {
    for (name, shown) in [("beans", "16"), ("water", "31")] {
      runs.names = []
      let patches = page.patches
      try page.click("More \(name)")
      #expect(runs.names == [name])
      #expect(try page.text(of: "output", near: "More \(name)") == shown)
      #expect(page.patches == patches + 1)
      #expect(page.lastOperations.count == 1)
      #expect(page.lastPatchBytes <= 8)
    }
  }

  @Test func `with placed children, a change of one dose runs its view and sends its value`() throws
  {
    let beans = dose.child(state: beansLens, input: beansPrism)
    let water = dose.child(state: waterLens, input: waterPrism)
    let page = TestPage(
      Component(
        beans.dispatcher.combine(water.dispatcher),
        Face.placing { parts in
          let views = [
            parts.place(beans, doseView("beans")), parts.place(water, doseView("water")),
          ]
          return parts.view { _, _ in main { views } }
        }), state: Brew())
    try expectOneDose(page)
  }

  @Test func `with faces attached to widened dispatchers, a change of one dose does the same`()
    throws
  {
    let page = TestPage(
      Component(
        widened,
        Face.placing { parts in
          let views = [
            parts.attach(
              Component(.empty(), doseView("beans")), state: beansLens, input: beansPrism),
            parts.attach(
              Component(.empty(), doseView("water")), state: waterLens, input: waterPrism),
          ]
          return parts.view { _, _ in main { views } }
        }), state: Brew())
    try expectOneDose(page)
  }

  @Test func `below a reduction of the whole, a change of one dose does the same`() throws {
    let whole = Dispatcher<Void, Brew, BrewInput>.reduce { brew, input in
      switch input {
      case .beans(.plus): brew = Brew(beans: Dose(grams: brew.beans.grams + 1), water: brew.water)
      case .water(.plus): brew = Brew(beans: brew.beans, water: Dose(grams: brew.water.grams + 1))
      case .beans(.set), .water(.set): break
      }
    }
    let page = TestPage(
      Component(
        whole,
        Face.placing { parts in
          let views = [
            parts.attach(
              Component(.empty(), doseView("beans")), state: beansLens, input: beansPrism),
            parts.attach(
              Component(.empty(), doseView("water")), state: waterLens, input: waterPrism),
          ]
          return parts.view { _, _ in main { views } }
        }), state: Brew())
    try expectOneDose(page)
  }

  @Test func `with one view of the whole, nothing but the changed value crosses the wire`() throws {
    let page = TestPage(
      Component(widened) { brew, send in
        main {
          section {
            output("\(brew.beans.grams)", .id("beans"))
            button("More beans", .onClick { send(.beans(.plus)) })
          }
          section {
            output("\(brew.water.grams)", .id("water"))
            button("More water", .onClick { send(.water(.plus)) })
          }
        }
      }, state: Brew())
    for (name, shown) in [("beans", "16"), ("water", "31")] {
      try page.click("More \(name)")
      #expect(try page.text(of: "output#\(name)") == shown)
      #expect(page.lastOperations.count == 1)
      #expect(page.lastPatchBytes <= 8)
    }
  }
}
