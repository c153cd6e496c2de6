#if Server
  /// A rate limit: `rate` units a second, `burst` of them without a wait.
  ///
  /// Time is passed in, so that a test owns it. No maintained library has such a limit, nor the
  /// bounded maps and networks of addresses that limits are counted by (`TryCounts`,
  /// `RecencyQueue`, `IPNetwork`).
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
      guard due(at: now) == nil else { return false }
      level -= 1
      return true
    }

    /// Gives a unit back that was taken for nothing.
    package mutating func giveBack() { level = min(burst, level + 1) }

    /// When the next unit is available; nil if a unit is available now.
    package mutating func due(at now: Duration) -> Duration? {
      let passed = now - filled
      let seconds = Double(passed.components.seconds) + Double(passed.components.attoseconds) / 1e18
      level = min(burst, level + max(0, seconds) * rate)
      filled = max(filled, now)
      // The tolerance is for rounding: a unit that is due counts as available.
      guard level < 1 - 1e-9 else { return nil }
      // At most some thirty years: a longer wait of a tiny rate might be no `Duration`.
      return now + .seconds(min((1 - level) / rate, 1e9))
    }
  }
#endif
