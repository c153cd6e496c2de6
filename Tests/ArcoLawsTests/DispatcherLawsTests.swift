import ArcoCore
import ArcoLaws
import ArcoOptics
import Testing

private typealias Line = Dispatcher<Void, Int, Int>

private struct Cup: Equatable, Sendable, Generatable {
  var level = 0
  var name = ""

  static let generator = Generator { choices in Cup(level: choices.draw(), name: choices.draw()) }
}

private enum CupInput: Sendable, Generatable {
  case pour(Int)
  case rename

  static let generator = Generator<CupInput>.oneOf([
    .just(.rename), Generator<Int>.integer(in: -9...9).map { .pour($0) },
  ])
}

private let pour = Prism(CupInput.pour) { if case .pour(let sip) = $0 { sip } else { nil } }

/// A line that calculates, sends on and starts effects, each by chance.
private let lines = Generator<Line> { choices in
  let factor = choices.draw(.integer(in: 0...5))
  let term = choices.draw(.integer(in: 0...5))
  let mode = choices.draw(.integer(in: 0...3))
  return .update { number, input in
    number = number &* factor &+ term &+ input
    let start = Effect<Void, Int, Int>.callback(id: EffectID("w", term)) { _, _ in
      Cancellation {}
    }
    return switch input > 0 ? mode : 0 {
    case 1: start
    case 2: .send(input / 2)
    case 3: .batch(start, .send(input / 2), .move { $0 = $0 &* 7 })
    default: .none
    }
  }
}

/// A line that does another thing each time.
private func impure() -> Line {
  let flicker = Flicker()
  return .reduce { number, _ in number &+= flicker.next() }
}

struct DispatcherLawsTests {
  private let level = Lens(\Cup.level)

  @Test func `dispatchers of every kind combine lawfully`() {
    let drawn = lines.values(60)
    for number in 0..<20 {
      let (a, b, c) = (drawn[number * 3], drawn[number * 3 + 1], drawn[number * 3 + 2])
      let laws = DispatcherLaws(a, b, c, state: .integer(), input: .integer(in: 0...7))
      #expect(laws.counterexample(tries: 30) == nil)
    }
  }

  @Test func `dispatchers of every kind widen lawfully`() {
    let drawn = lines.values(30)
    for (a, b) in zip(drawn, drawn.dropFirst()) {
      let laws = WideningLaws(
        a, b, state: level, input: pour, wholes: Cup.generator, inputs: CupInput.generator)
      #expect(laws.counterexample(tries: 20) == nil)
      let nesting = NestingLaws(
        a, state: StandardOptics.Some<Cup>(), level, input: StandardOptics.Some<CupInput>(), pour,
        wholes: Cup?.generator,
        inputs: CupInput?.generator)
      #expect(nesting.counterexample(tries: 20) == nil)
    }
  }

  @Test func `an impure dispatcher breaks what it is in`() {
    let pure = Line.reduce { $0 &+= $1 }
    let breaches = DispatcherLaws(impure(), pure, pure, state: .integer(), input: .integer())
      .counterexamples()
    #expect(
      breaches.map(\.law) == [
        "empty before changes nothing", "empty after changes nothing", "combining is associative",
        "a list is combined in its order",
      ])
    #expect(breaches.first?["state"] == "0")
    #expect(breaches.first?["inputs"] == "[0]")
    #expect(breaches.first?.expected.hasPrefix("the state after input 1: ") == true)
    let wide = WideningLaws(
      impure(), pure, state: level, input: pour, wholes: Cup.generator,
      inputs: CupInput.generator
    ).counterexamples()
    #expect(
      wide.map(\.law) == [
        "widening distributes over combine", "widening by the identity changes nothing",
      ])
    #expect(wide.first?["inputs"] == "[.pour(0)]")
    let nested = NestingLaws(
      impure(), state: Itself<Cup>(), level, input: Itself<CupInput>(), pour,
      wholes: Cup.generator, inputs: CupInput.generator
    ).counterexample()
    #expect(nested?.law == "widening in two steps is widening by the composed optics")
  }

  @Test func `two orders that do the same are told from two that do not`() {
    let pour = Line.reduce { level, amount in level += amount }
    let limit = Line.reduce { level, _ in level = min(level, 250) }
    let breach = CommutingLaws(
      pour, limit, state: .integer(in: 0...400), input: .integer(in: 0...200)
    ).counterexample()
    #expect(breach?.law == "either order does the same")
    #expect(breach?.found.hasPrefix("the state after input") == true)
    let drain = Line.reduce { level, amount in level -= amount / 2 }
    #expect(
      CommutingLaws(pour, drain, state: .integer(in: 0...400), input: .integer(in: 0...200))
        .counterexample() == nil)
  }

  @Test func `either order starts the same effects for each input, in whichever order`() {
    func starting(_ name: StaticString, _ isMeant: @escaping @Sendable (Int) -> Bool) -> Line {
      .effectful { isMeant($0) ? .callback(id: EffectID(name)) { _, _ in .none } : .none }
    }
    let (all, other) = (starting("a") { _ in true }, starting("b") { _ in true })
    #expect(CommutingLaws(all, other, state: .integer(), input: .integer()).counterexample() == nil)
    let once = Line.update { number, _ in
      defer { number = 1 }
      return number == 0 ? .callback(id: "once") { _, _ in .none } : .none
    }
    let breach = CommutingLaws(
      once, Line.reduce { number, _ in number = 1 }, state: .integer(in: 0...1), input: .integer()
    ).counterexample()
    #expect(breach?.found.hasPrefix("effects after input 1: ") == true)
  }

  @Test func `effects are compared too`() {
    let flicker = Flicker()
    let starting = Line.effectful { _ in
      .callback(id: EffectID("w", flicker.next())) { _, _ in Cancellation {} }
    }
    let breach = DispatcherLaws(starting, .empty(), .empty(), state: .integer(), input: .integer())
      .counterexample()
    #expect(breach?.law == "empty before changes nothing")
    #expect(breach?.found.hasPrefix("effects after input 1: ") == true)
  }

  @Test func `a prism that claims every input breaks the law of other cases`() {
    let laws = WideningLaws(
      Line.reduce { $0 &+= $1 }, .empty(), state: level, input: OddInput(), wholes: Cup.generator,
      inputs: CupInput.generator)
    let breach = laws.counterexamples().first { $0.law == "an input of another case does nothing" }
    #expect(breach != nil)
  }
}

/// Extracts nothing the first time it is asked about an input, and then something.
private struct OddInput: PrismOptic {
  let flicker = Flicker()

  func extract(_ input: CupInput) -> Int? { flicker.next() % 2 == 0 ? 7 : nil }
  func embed(_ number: Int) -> CupInput { .pour(number) }
}
