import Arco

struct Dose: Equatable, Sendable {
  var grams = 15.0
}

enum DoseInput: Equatable, Sendable {
  case plus
  case minus
  case set(Double)
}

struct Brew: Equatable, Sendable {
  var beans = Dose()
  var water = Dose(grams: 30)
  var sends = 0
}

enum BrewInput: Equatable, Sendable {
  case beans(DoseInput)
  case water(DoseInput)
}

let dose = Dispatcher<Void, Dose, DoseInput>.reduce { dose, input in
  switch input {
  case .plus: dose.grams += 1
  case .minus: dose.grams -= 1
  case .set(let grams): dose.grams = grams
  }
}

let beansInput = Prism(BrewInput.beans, footprint: .case(0)) {
  if case .beans(let dose) = $0 { dose } else { nil }
}
let waterInput = Prism(BrewInput.water, footprint: .case(1)) {
  if case .water(let dose) = $0 { dose } else { nil }
}
let beans = dose.child(state: Lens(\Brew.beans), input: beansInput)
let water = dose.child(state: Lens(\Brew.water), input: waterInput)
let brew = Dispatcher<Void, Brew, BrewInput> {
  beans
  water
  Dispatcher<Void, Brew, BrewInput>.reduce { brew, _ in brew.sends += 1 }
}

/// A view without any host: nested text.
indirect enum Text: Content {
  case line(String)
  case list([Text])
  case slot(Slot<Text>)

  static func child(_ slot: Slot<Text>) -> Text { .slot(slot) }

  var shown: String {
    switch self {
    case .line(let line): line
    case .list(let items): items.map(\.shown).joined(separator: " ")
    case .slot(let slot): slot.instances.map(\.content.shown).joined(separator: ",")
    }
  }
}
