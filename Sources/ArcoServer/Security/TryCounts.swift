#if Server
  /// Limits tries by key: a few without a wait, and then one after another with a wait.
  ///
  /// The memory is bounded: with too many keys, the key with the oldest last try is removed. The
  /// caller passes the time.
  package struct TryCounts: Sendable {
    private struct Entry {
      var bucket: TokenBucket
      var last: Duration
    }

    private var entries: [String: Entry] = [:]
    /// The keys, ordered by their last try.
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

    /// Returns whether one more try is allowed, and counts it.
    ///
    /// - Parameter factor: a multiple of the limit for this key; the same for all tries of the key.
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

    /// Takes a try back, which was counted for nothing.
    package mutating func giveBack(_ key: String) { entries[key]?.bucket.giveBack() }

    /// Removes keys whose limit is fully restored. If there are still too many keys, removes the
    /// key with the oldest last try.
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
