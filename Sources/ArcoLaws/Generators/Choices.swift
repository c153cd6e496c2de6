import ArcoTesting

/// The choices that generators make on the way to a value.
///
/// A generator asks for numbers, and a smaller number means a simpler value. All that was chosen is
/// remembered, so a value that breaks a law is made smaller by making its choices fewer and
/// smaller: whatever was mapped, filtered or computed from them stays a value of its generator.
///
///     let dose = Generator { choices in
///       Dose(grams: choices.draw(.integer(in: 0...5)), label: choices.draw())
///     }
///
/// Edges are likelier than other values, but are made from the same kind of choices. So an edge is
/// shrunk to a plain value where that breaks the law too.
/// - Source: MacIver and Donaldson, *Test-case reduction via test-case generation*, ECOOP 2020.
public struct Choices: Sendable {
  /// How large the values may become, from 0; grows and falls from one try to the next.
  public let size: Int

  /// What was chosen so far; made again from the same list, a value is the same.
  private(set) var made: [UInt64] = []
  /// Whether a generator found no value for the numbers it was given.
  private(set) var isRejected = false
  /// How many lists are being drawn, each an element of the one before.
  var depth = 0

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
    choose(upTo: maximum) { $0.next(upTo: maximum) }
  }

  /// Chooses a number by a chance of its own.
  mutating func choose(
    upTo maximum: UInt64, by chance: (inout SeededRandom) -> UInt64
  ) -> UInt64 {
    let wanted = given == nil ? chance(&random) : given?.popFirst() ?? 0
    let choice = min(wanted, maximum)
    made.append(choice)
    return choice
  }

  /// Throws a die of so many sides, for what is no choice of its own: 0 where choices are given.
  mutating func die(_ sides: Int) -> Int {
    given == nil ? Int.random(in: 0..<sides, using: &random) : 0
  }

  /// Draws a value.
  public mutating func draw<Value>(_ generator: Generator<Value>) -> Value {
    generator.make(&self)
  }

  /// Draws a value of a type that knows how to make some.
  public mutating func draw<Value: Generatable>(_: Value.Type = Value.self) -> Value {
    draw(Value.generator)
  }

  /// Draws a value by these choices, as if they had come by chance. So a value of a chosen form
  /// shrinks as any other does.
  mutating func draw<Value>(_ generator: Generator<Value>, by script: [UInt64]) -> Value {
    guard given == nil else { return draw(generator) }
    given = script[...]
    defer { given = nil }
    return draw(generator)
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
    // The given choices lead to no value that fits. The law gets another value, drawn by chance,
    // but the try does not count.
    isRejected = true
    given = nil
    return draw(generator, tries: tries, where: fits)
  }
}
