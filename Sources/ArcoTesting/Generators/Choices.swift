/// The choices that generators make on the way to a value.
///
/// A generator asks for numbers, and a smaller number means a simpler value. All that was chosen is
/// remembered, so a value that breaks a law is made smaller by making its choices fewer and
/// smaller: whatever was mapped, filtered or computed from them stays a value of its generator.
///
///     Generator { choices in Dose(grams: choices.draw(.integer(in: 0...5)), label: choices.draw()) }
///
/// - Source: MacIver and Donaldson, *Test-case reduction via test-case generation*, ECOOP 2020.
public struct Choices: Sendable {
  /// How large the values may become, from 0; grows and falls from one try to the next.
  public let size: Int

  /// What was chosen so far; made again from the same list, a value is the same.
  private(set) var made: [UInt64] = []
  /// Whether a generator found no value for the numbers it was given.
  private(set) var isRejected = false

  private var random: SeededRandom
  private var given: ArraySlice<UInt64>?

  /// Chooses by chance.
  init(random: SeededRandom, size: Int) {
    self.random = random
    self.size = size
  }

  /// Chooses what is given, and zero when that is used up.
  init(given: [UInt64], size: Int) {
    self.init(random: SeededRandom(seed: 0), size: size)
    self.given = given[...]
  }

  /// Chooses a number from 0, the simplest, up to a maximum.
  ///
  /// Up to 256 all are equally likely; beyond, so are their lengths in bits.
  public mutating func choose(upTo maximum: UInt64) -> UInt64 {
    choose(upTo: maximum) { random in
      guard maximum >= 256 else { return UInt64.random(in: 0...maximum, using: &random) }
      let bits = Int.random(in: 0...(64 - maximum.leadingZeroBitCount), using: &random)
      let mask = bits == 64 ? .max : (1 as UInt64) << UInt64(bits) - 1
      return UInt64.random(in: 0...min(mask, maximum), using: &random)
    }
  }

  /// Draws a value.
  public mutating func draw<Value>(_ generator: Generator<Value>) -> Value {
    generator.make(&self)
  }

  /// Draws a value of a type that knows how to make some.
  public mutating func draw<Value: Generatable>(_: Value.Type = Value.self) -> Value {
    draw(Value.generator)
  }

  /// Goes on as long as chance or what is given says so: `step` once for each element of a list.
  mutating func `repeat`(_ count: ClosedRange<Int>, _ step: (inout Choices) -> Void) {
    let most = min(count.upperBound, count.lowerBound.addingReportingOverflow(size).partialValue)
    let wanted = Int.random(in: count.lowerBound...max(count.lowerBound, most), using: &random)
    for number in 0..<count.upperBound {
      if number >= count.lowerBound {
        guard choose(upTo: 1, by: { _ in number < wanted ? 1 : 0 }) == 1 else { return }
      }
      step(&self)
    }
  }

  /// Draws until a value fits; what did not is forgotten.
  mutating func draw<Value>(
    _ generator: Generator<Value>, tries: Int, where fits: (Value) -> Bool
  ) -> Value {
    let before = made
    for _ in 0..<tries {
      let value = draw(generator)
      if fits(value) { return value }
      made = before
    }
    precondition(given != nil, "no value fits the filter of a generator, after \(tries) tries")
    // What was given leads nowhere. The law still gets a value that fits, but is not asked for it.
    isRejected = true
    given = nil
    return draw(generator, tries: tries, where: fits)
  }

  private mutating func choose(
    upTo maximum: UInt64, by chance: (inout SeededRandom) -> UInt64
  ) -> UInt64 {
    let choice = given == nil ? chance(&random) : min(given?.popFirst() ?? 0, maximum)
    made.append(choice)
    return choice
  }
}
