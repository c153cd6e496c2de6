import ArcoLaws
import ArcoOptics
import ArcoTesting

/// The wholes and parts that the suites look into.
struct Dose: Equatable, Sendable, Generatable {
  var grams = 0
  var label = ""

  static let generator = Generator { choices in
    Dose(
      grams: choices.draw(.integer(in: -9...9)),
      label: choices.draw(.string(of: .element(of: ["a", "b"]))))
  }
}

enum Order: Equatable, Sendable, Generatable {
  case nothing
  case dose(Dose)
  case note(String)

  static let generator = Generator<Order>.oneOf([
    .just(.nothing), Dose.generator.map { .dose($0) }, String.generator.map { .note($0) },
  ])
}

struct Shop: Equatable, Sendable, Generatable {
  var dose = Dose()
  var order = Order.nothing
  var spare: Dose?

  static let generator = Generator { choices in
    Shop(dose: choices.draw(), order: choices.draw(), spare: choices.draw())
  }
}

let toDose = Prism(Order.dose, footprint: .case(1)) {
  if case .dose(let dose) = $0 { dose } else { nil }
}
let toNote = Prism(Order.note, footprint: .case(2)) {
  if case .note(let text) = $0 { text } else { nil }
}
