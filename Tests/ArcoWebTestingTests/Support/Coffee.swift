import Arco
import ArcoHTML
import ArcoWeb

struct Brew: Equatable, Sendable {
  var beans = 15
  var water = 30
}

enum BrewInput: Equatable, Sendable {
  case beans(Int)
  case water(Int)
}

/// Two doses, each with a slider and a button, and what they make together.
func coffee() -> Component<Void, Brew, BrewInput, HTML> {
  Component(
    .reduce { brew, input in
      switch input {
      case .beans(let grams): brew.beans = grams
      case .water(let grams): brew.water = grams
      }
    }
  ) { brew, send in
    h1("Coffee")
    dose("beans", brew.beans) { send(.beans($0)) }
    dose("water", brew.water) { send(.water($0)) }
    p("Total \(brew.beans + brew.water)", .id("total"))
  }
}

private func dose(_ label: String, _ grams: Int, set: @escaping (Int) -> Void) -> HTML {
  section(.ariaLabel(label)) {
    output("\(grams)g", .ariaLabel("\(label) dose"))
    button("More", .ariaLabel("More \(label)"), .onClick { set(grams + 1) })
    input(
      .type(.range), .ariaLabel(label), .max(500), .value("\(grams)"),
      .onInput { set(Int($0) ?? 0) })
  }
}
