import ArcoTesting

/// The numbers that a generator chooses to make a value.
///
/// A smaller number means a simpler value. All choices are recorded. To shrink a value that breaks
/// a law, its choices are made fewer and smaller. So the smaller value still comes from the same
/// generator, however the choices were mapped, filtered or combined.
///
///     let dose = Generator { choices in
///       Dose(grams: choices.draw(.integer(in: 0...5)), label: choices.draw())
///     }
///
/// Edge cases are more likely than other values, but are made from the same kind of choices. So an
/// edge case shrinks to a plain value if the plain value breaks the law too.
/// - Source: MacIver and Donaldson, *Test-case reduction via test-case generation*, ECOOP 2020.
public struct Choices: Sendable {
  /// The size of the values, from 0. It varies from one try to the next.
  public let size: Int

  /// The choices so far. The same list of choices makes the same value.
  private(set) var made: [UInt64] = []
  /// Whether a generator found no value for the given choices.
  private(set) var isRejected = false
  /// The number of nested lists that are being drawn.
  var depth = 0

  private var random: SeededRandom
  private var given: ArraySlice<UInt64>?

  /// Makes random choices.
  init(random: SeededRandom, size: Int) {
    self.random = random
    self.size = size
  }

  /// Makes the given choices, and then zeros.
  init(given: [UInt64], size: Int) {
    self.init(random: SeededRandom(seed: 0), size: size)
    self.given = given[...]
  }

  /// Chooses a number from 0, the simplest, up to a maximum.
  ///
  /// Up to a maximum of 256 all numbers are equally likely; above, all lengths in bits are.
  public mutating func choose(upTo maximum: UInt64) -> UInt64 {
    choose(upTo: maximum) { $0.next(upTo: maximum) }
  }

  /// Chooses a number from 0, the simplest, up to a maximum.
  ///
  /// - Parameter chance: makes the random number, and so decides how likely each number is. It is
  ///   not called if the choices are given.
  mutating func choose(
    upTo maximum: UInt64, by chance: (inout SeededRandom) -> UInt64
  ) -> UInt64 {
    let wanted = given == nil ? chance(&random) : given?.popFirst() ?? 0
    let choice = min(wanted, maximum)
    made.append(choice)
    return choice
  }

  /// Returns a random number below `sides` that is not recorded as a choice; 0 if choices are
  /// given.
  mutating func die(_ sides: Int) -> Int {
    given == nil ? Int.random(in: 0..<sides, using: &random) : 0
  }

  /// Draws a value.
  public mutating func draw<Value>(_ generator: Generator<Value>) -> Value {
    generator.make(&self)
  }

  /// Draws a value of a type that has a generator.
  public mutating func draw<Value: Generatable>(_: Value.Type = Value.self) -> Value {
    draw(Value.generator)
  }

  /// Draws a value with these choices, as if they were random. So the value shrinks like any other.
  mutating func draw<Value>(_ generator: Generator<Value>, by script: [UInt64]) -> Value {
    guard given == nil else { return draw(generator) }
    given = script[...]
    defer { given = nil }
    return draw(generator)
  }

  /// Draws until a value passes the filter. Choices of refused values are dropped.
  mutating func draw<Value>(
    _ generator: Generator<Value>, tries: Int, where fits: (Value) -> Bool
  ) -> Value {
    let before = made
    for _ in 0..<tries {
      let value = draw(generator)
      if fits(value) { return value }
      made = before
    }
    precondition(given != nil, "no value passed the filter of a generator in \(tries) tries")
    // The given choices produce no value that passes. The law gets a random value instead, but the
    // try does not count.
    isRejected = true
    given = nil
    return draw(generator, tries: tries, where: fits)
  }
}
