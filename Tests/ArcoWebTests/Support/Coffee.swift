import Arco
import ArcoHTML
import ArcoWeb

struct Dose: Equatable, Sendable {
  var grams = 15
}

enum DoseInput: Equatable, Sendable {
  case plus
  case set(Int)
}

struct Brew: Equatable, Sendable {
  var beans = Dose()
  var water = Dose(grams: 30)
}

enum BrewInput: Equatable, Sendable {
  case beans(DoseInput)
  case water(DoseInput)
}

let dose = Dispatcher<Void, Dose, DoseInput>.reduce { dose, input in
  switch input {
  case .plus: dose.grams += 1
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

func doseFace(_ label: String) -> Face<Dose, DoseInput, HTML> {
  Face { dose, send in
    section(.ariaLabel(label)) {
      output("\(dose.grams)g", .ariaLabel("\(label) dose"))
      button("More", .ariaLabel("More \(label)"), .onClick { send(.plus) })
      input(
        .type(.range), .ariaLabel(label), .value("\(dose.grams)"),
        .onInput { text in send(.set(Int(text) ?? 0)) })
    }
  }
}

/// Two doses and what they make together.
func coffee() -> Component<Void, Brew, BrewInput, HTML> {
  Component(
    Dispatcher {
      beans
      water
    },
    Face.placing { parts in
      let beansView = parts.place(beans, doseFace("beans"))
      let waterView = parts.place(water, doseFace("water"))
      return parts.view { brew, send in
        h1("Coffee")
        beansView
        waterView
        p("Total \(brew.beans.grams + brew.water.grams)", .id("total"))
      }
    })
}
