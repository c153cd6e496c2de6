#if !hasFeature(Embedded)
  /// Names one piece of work that may be done again, so that who receives it can tell doubles.
  ///
  ///     let order = Effect<World, Prices, PricesInput>.task(restartedBy: .load) { world, key, out in
  ///       out.send(.loaded(await world.order(once: key.description)))
  ///     }
  ///
  /// Work that is done again after its process ended has the key that it had before. No other work
  /// has it, in any process: it is 128 bits of chance.
  /// - In the literature: an idempotency key.
  public struct EffectKey: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The first 64 bits.
    public let high: UInt64
    /// The last 64 bits.
    public let low: UInt64

    /// Makes the one with these bits.
    public init(high: UInt64, low: UInt64) {
      self.high = high
      self.low = low
    }

    /// The bits as 32 hexadecimal digits.
    public var description: String { Self.digits(high) + Self.digits(low) }

    private static func digits(_ bits: UInt64) -> String {
      let digits = String(bits, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
  }
#endif
