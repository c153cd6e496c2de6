import ArcoTesting

extension Choices {
  /// Chooses the distance of a number from the simplest one. Small distances are likely, as are the
  /// largest, and those at which a number needs another byte.
  mutating func distance(upTo maximum: UInt64) -> UInt64 {
    choose(upTo: maximum) { random in
      switch Int.random(in: 0..<8, using: &random) {
      case 0 where maximum >= 16: Self.edge(upTo: maximum, &random)
      case 1 where maximum >= 256: Self.edge(upTo: maximum, &random)
      case 2...4 where maximum >= 64: UInt64.random(in: 0...12, using: &random)
      default: random.next(upTo: maximum)
      }
    }
  }

  private static func edge(upTo maximum: UInt64, _ random: inout SeededRandom) -> UInt64 {
    let bits = [7, 8, 15, 16, 31, 32, 53, 63].map { (1 as UInt64) << $0 }
    let edges = bits.flatMap { [$0 - 1, $0] }.filter { $0 <= maximum }
    let isLast = edges.isEmpty || Bool.random(using: &random)
    return isLast
      ? maximum - UInt64.random(in: 0...1, using: &random)
      : edges[Int.random(in: 0..<edges.count, using: &random)]
  }
}

extension SeededRandom {
  /// Returns a number. Up to a maximum of 256 all numbers are equally likely; above, all lengths in
  /// bits are.
  mutating func next(upTo maximum: UInt64) -> UInt64 {
    guard maximum >= 256 else { return UInt64.random(in: 0...maximum, using: &self) }
    let bits = Int.random(in: 0...(64 - maximum.leadingZeroBitCount), using: &self)
    let mask = bits == 64 ? .max : (1 as UInt64) << UInt64(bits) - 1
    return UInt64.random(in: 0...min(mask, maximum), using: &self)
  }
}
