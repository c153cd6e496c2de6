import ArcoLaws
import ArcoOptics
import ArcoTesting

/// The wholes and parts that the suites look into.
struct Dose: Equatable, Sendable {
  var grams: Int
  var label: String
}

enum Order: Equatable, Sendable {
  case dose(Dose)
  case note(String)
  case nothing
}

struct Shop: Equatable, Sendable {
  var dose: Dose
  var order: Order
  var spare: Dose?
  var total: Int
}

struct DoseLens: LensOptic {
  func get(_ shop: Shop) -> Dose { shop.dose }
  func modify<R, E: Error>(
    _ shop: inout Shop, _ body: (inout Dose) throws(E) -> R
  ) throws(E) -> R { try body(&shop.dose) }
}

struct OrderLens: LensOptic {
  func get(_ shop: Shop) -> Order { shop.order }
  func modify<R, E: Error>(
    _ shop: inout Shop, _ body: (inout Order) throws(E) -> R
  ) throws(E) -> R { try body(&shop.order) }
}

struct GramsLens: LensOptic {
  func get(_ dose: Dose) -> Int { dose.grams }
  func modify<R, E: Error>(
    _ dose: inout Dose, _ body: (inout Int) throws(E) -> R
  ) throws(E) -> R { try body(&dose.grams) }
}

struct DosePrism: PrismOptic {
  func extract(_ order: Order) -> Dose? { if case .dose(let dose) = order { dose } else { nil } }
  func embed(_ dose: Dose) -> Order { .dose(dose) }
  var footprint: Footprint { .case(0) }
}

struct NotePrism: PrismOptic {
  func extract(_ order: Order) -> String? { if case .note(let text) = order { text } else { nil } }
  func embed(_ text: String) -> Order { .note(text) }
  var footprint: Footprint { .case(1) }
}

struct Negated: IsoOptic {
  func get(_ number: Int) -> Int { 0 &- number }
  func embed(_ number: Int) -> Int { 0 &- number }
}

let storedDose = Lens<Shop, Dose>(get: { $0.dose }, modify: { shop, change in change(&shop.dose) })
let storedGrams = Lens<Dose, Int>(
  get: { $0.grams }, set: { Dose(grams: $1, label: $0.label) })
let storedDosePrism = Prism(Order.dose, footprint: .case(0)) {
  if case .dose(let dose) = $0 { dose } else { nil }
}
let storedNotePrism = Prism(Order.note, footprint: .case(1)) {
  if case .note(let text) = $0 { text } else { nil }
}
let firstOfAll = Affine<[Int], Int>(
  extract: { $0.first },
  modifyIfPresent: { numbers, change in if !numbers.isEmpty { change(&numbers[0]) } })

extension Dose: Generatable {
  static let generator = Generator { choices in
    Dose(grams: choices.draw(.integer(in: -9...9)), label: choices.draw(.string(count: 0...2)))
  }
}

extension Order: Generatable {
  static let generator = Generator<Order>.oneOf([
    .just(.nothing), String.generator.map(Order.note), Dose.generator.map(Order.dose),
  ])
}

extension Shop: Generatable {
  static let generator = Generator { choices in
    Shop(
      dose: choices.draw(), order: choices.draw(), spare: choices.draw(), total: choices.draw())
  }
}
