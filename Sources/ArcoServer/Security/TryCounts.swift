#if Server
  /// How often somebody may try: for each key a few times at once, and then slowly.
  ///
  /// Memory is bounded: with too many keys, the key whose last try is the oldest is forgotten. Time is passed in.
  package struct TryCounts: Sendable {
    private struct Entry {
      var bucket: TokenBucket
      var last: Duration
    }

    private var entries: [String: Entry] = [:]
    /// The keys by their last try.
    private var order = RecencyQueue<String>()
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
    /// - Complexity: O(1), amortised.
    package mutating func take(_ key: String, times factor: Int = 1, at now: Duration) -> Bool {
      if entries[key] == nil { makeRoom(now) }
      let rate = Double(factor) / (every / .seconds(1))
      let burst = Double(factor) * Double(atOnce)
      var entry =
        entries[key] ?? Entry(bucket: TokenBucket(rate: rate, burst: burst, now: now), last: now)
      entry.last = now
      order.add(key)
      defer { entries[key] = entry }
      return entry.bucket.take(at: now)
    }

    /// Forgets keys that may try as often as a new key. If there are too many keys all the same, forgets the key
    /// whose last try is the oldest.
    private mutating func makeRoom(_ now: Duration) {
      let whole = every * atOnce
      while let oldest = order.first(), let entry = entries[oldest],
        entries.count >= mostKeys || now - entry.last >= whole
      {
        order.remove(oldest)
        entries[oldest] = nil
      }
    }
  }
#endif
