#if Server
  /// A rate limit: `rate` units a second, `burst` of them at once.
  ///
  /// Time is passed in, so that a test owns it.
  package struct TokenBucket: Sendable {
    private let rate: Double
    private let burst: Double
    private var level: Double
    private var filled: Duration

    package init(rate: Double, burst: Double, now: Duration) {
      self.rate = rate
      self.burst = burst
      self.level = burst
      self.filled = now
    }

    /// Takes one unit; false when none is left.
    package mutating func take(at now: Duration) -> Bool {
      let passed = now - filled
      let seconds = Double(passed.components.seconds) + Double(passed.components.attoseconds) / 1e18
      level = min(burst, level + max(0, seconds) * rate)
      filled = max(filled, now)
      guard level >= 1 else { return false }
      level -= 1
      return true
    }
  }
#endif
