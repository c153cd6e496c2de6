/// Numbers that are drawn by a seed, the same ones in each run.
public struct Draw {
  private var seed: UInt64

  /// Begins to draw; another seed draws other numbers.
  public init(seed: UInt64 = 48) { self.seed = seed }

  /// A number from 0 on and below a bound, by SplitMix64.
  public mutating func number(below bound: Int) -> Int {
    seed &+= 0x9E37_79B9_7F4A_7C15
    var mixed = seed
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) % UInt64(bound))
  }

  /// All numbers below a bound in a random order. A benchmark takes one of them each turn, and begins again
  /// after the last, so that the same row comes back as late as possible.
  public mutating func order(of count: Int) -> [Int] {
    var order = Array(0..<count)
    for place in stride(from: count - 1, to: 0, by: -1) {
      order.swapAt(place, number(below: place + 1))
    }
    return order
  }
}
