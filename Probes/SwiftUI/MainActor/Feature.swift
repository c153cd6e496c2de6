// A feature in a module whose default isolation is the main actor, as new targets of Xcode have it:
// what is no view says that it is not isolated. Compiled with and without that default, in Swift 5
// and in Swift 6 mode.
import Arco

nonisolated struct Dose: Equatable, Sendable {
  var grams = 15.0
}

nonisolated enum DoseInput: Equatable, Sendable {
  case plus
  case set(Double)
}

nonisolated let dose = Dispatcher<Void, Dose, DoseInput>.reduce { dose, input in
  switch input {
  case .plus: dose.grams = min(50, dose.grams + 1)
  case .set(let grams): dose.grams = min(max(0, grams), 50)
  }
}

nonisolated struct Brew: Equatable, Sendable {
  var beans = Dose()
  var water = Dose(grams: 30)
}

nonisolated enum BrewInput: Equatable, Sendable {
  case beans(DoseInput)
  case water(DoseInput)
}

nonisolated let beans = dose.child(
  state: Lens(\Brew.beans),
  input: Prism({ BrewInput.beans($0) }) { if case .beans(let input) = $0 { input } else { nil } })
nonisolated let water = dose.child(
  state: Lens(\Brew.water),
  input: Prism({ BrewInput.water($0) }) { if case .water(let input) = $0 { input } else { nil } })
nonisolated let brew = Dispatcher<Void, Brew, BrewInput> {
  beans
  water
}
