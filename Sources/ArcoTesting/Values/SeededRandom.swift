/// A generator of random numbers that a seed determines.
///
///     var random = SeededRandom(seed: 7)
///     let roll = Int.random(in: 0..<6, using: &random)
///
/// - Complexity: O(1) a number; allocates nothing.
/// - Source: Steele, Lea, Flood, *Fast splittable pseudorandom number generators*, OOPSLA 2014.
///   In the literature: SplitMix64.
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes a generator. Equal seeds give equal numbers, on every platform.
  public init(seed: UInt64) { state = seed }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SeededRandom {
  /// Returns a number from 0 up to, but not including, a bound.
  package mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// Returns true with a probability of one in `count`.
  package mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  /// Returns true with a probability in percent.
  package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
