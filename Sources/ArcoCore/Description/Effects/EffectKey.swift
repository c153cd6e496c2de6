#if !hasFeature(Embedded)
  /// A key of work that may run twice, so that the receiver of the work can recognise the second
  /// run.
  ///
  ///     let order = Effect<World, Prices, PricesInput>.task(restartedBy: .load) { world, key, out in
  ///       out.send(.loaded(await world.order(once: key.description)))
  ///     }
  ///
  /// Work that runs again after its process ended has the same key as before. No other work has
  /// this key, in any process: a key consists of 128 random bits.
  /// - In the literature: an idempotency key.
  public struct EffectKey: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The first 64 bits.
    public let high: UInt64
    /// The last 64 bits.
    public let low: UInt64

    /// Makes a key from its bits.
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
