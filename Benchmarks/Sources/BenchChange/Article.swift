import Arco

/// The first article's program: two doses in a brew, its lenses made of `get` and `set`, its dispatcher
/// widened and combined. Its doses are placed, each with a view of its own.
enum Article {
  struct Dose: Sendable { let grams: Double }

  struct Brew: Sendable {
    let beans: Dose
    let water: Dose
  }

  enum DoseInput: Sendable { case increase(Double) }

  enum BrewInput: Sendable {
    case beans(DoseInput)
    case water(DoseInput)
  }

  static let beans = Lens<Brew, Dose>(
    get: { $0.beans }, set: { brew, beans in Brew(beans: beans, water: brew.water) })
  static let water = Lens<Brew, Dose>(
    get: { $0.water }, set: { brew, water in Brew(beans: brew.beans, water: water) })
  static let inBeans = Prism<BrewInput, DoseInput>(
    extract: { if case .beans(let input) = $0 { input } else { nil } }, embed: { .beans($0) })
  static let inWater = Prism<BrewInput, DoseInput>(
    extract: { if case .water(let input) = $0 { input } else { nil } }, embed: { .water($0) })

  static let dose = StateDispatcher<Void, Dose, DoseInput>.pure { input in
    switch input {
    case .increase(let grams): .modify { old in Dose(grams: old.grams + grams) }
    }
  }
  static let shown = Dispatcher<Void, Dose, DoseInput>.empty()
  static let shownBeans =
    shown.privateChild(state: beans) as Child<Void, Brew, BrewInput, Dose, DoseInput>
  static let shownWater =
    shown.privateChild(state: water) as Child<Void, Brew, BrewInput, Dose, DoseInput>
  static let brew = Dispatcher<Void, Brew, BrewInput>.empty()
    .combine(dose.widen(transformState: beans, transformInput: inBeans))
    .combine(dose.widen(transformState: water, transformInput: inWater))
    .combine(
      Dispatcher {
        shownBeans
        shownWater
      })

  /// A view of nothing.
  struct Blank: Content {
    static func child(_ slot: Slot<Blank>) -> Blank { Blank() }
  }

  private final class Runs { var count = 0 }

  /// How many doses' views run when one dose changes.
  @MainActor static func views() -> Int {
    let runs = Runs()
    let face = Face<Dose, DoseInput, Blank> { _, _ in
      runs.count += 1
      return Blank()
    }
    let driver = Driver(brew, state: Brew(beans: Dose(grams: 15), water: Dose(grams: 30)))
    let slot = driver.show(
      Face.placing { parts in
        _ = parts.place(shownBeans, face)
        _ = parts.place(shownWater, face)
        return parts.view { _, _ in Blank() }
      }
    ) { _ in }
    runs.count = 0
    driver.send(.beans(.increase(1)))
    _ = slot
    return runs.count
  }
}
