#if Server
  /// How often somebody may try: for each key a few times at once, and then slowly.
  ///
  /// Memory is bounded: with too many keys, those that have tried least are forgotten. Time is passed in.
  package struct TryCounts: Sendable {
    private struct Entry {
      var bucket: TokenBucket
      var last: Duration
    }

    private var entries: [String: Entry] = [:]
    private let atOnce: Int
    private let every: Duration
    private let mostKeys: Int

    /// - Precondition: both limits are greater than zero.
    package init(atOnce: Int, every: Duration, mostKeys: Int = 100_000) {
      self.atOnce = atOnce
      self.every = every
      self.mostKeys = mostKeys
    }

    /// Whether one more try is allowed, which then counts.
    ///
    /// - Parameter factor: how many times as often this key may try; the same for all tries of a key.
    package mutating func take(_ key: String, times factor: Int = 1, at now: Duration) -> Bool {
      if entries[key] == nil, entries.count >= mostKeys { clear(now) }
      let rate = Double(factor) / (every / .seconds(1))
      let burst = Double(factor) * Double(atOnce)
      var entry =
        entries[key] ?? Entry(bucket: TokenBucket(rate: rate, burst: burst, now: now), last: now)
      entry.last = now
      defer { entries[key] = entry }
      return entry.bucket.take(at: now)
    }

    /// Forgets those that may try as often as a new one; if all are fresh, the older half.
    private mutating func clear(_ now: Duration) {
      let whole = every * atOnce
      entries = entries.filter { now - $0.value.last < whole }
      guard entries.count >= mostKeys else { return }
      let middle = entries.values.map(\.last).sorted()[entries.count / 2]
      entries = entries.filter { $0.value.last > middle }
    }
  }
#endif
