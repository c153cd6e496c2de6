#if Server
  import ArcoCore
  import ArcoServer

  /// How often somebody may try: for each key a few times at once, and then slowly.
  ///
  /// Memory is bounded: with too many keys, those that have tried least are forgotten.
  final class Tries: Sendable {
    private struct Entry {
      var bucket: TokenBucket
      var last: Duration
    }

    private let entries = Locked<[String: Entry]>([:])
    private let atOnce: Int
    private let every: Duration
    private let mostKeys: Int

    init(_ limit: TryLimit, mostKeys: Int = 100_000) {
      atOnce = limit.atOnce
      every = limit.every
      self.mostKeys = mostKeys
    }

    /// Whether one more try is allowed, which then counts.
    func take(_ key: String, at now: Duration) -> Bool {
      entries.withLock { entries in
        if entries[key] == nil, entries.count >= mostKeys { clear(&entries, now) }
        let (seconds, attoseconds) = every.components
        let rate = 1 / (Double(seconds) + Double(attoseconds) / 1e18)
        var entry =
          entries[key]
          ?? Entry(bucket: TokenBucket(rate: rate, burst: Double(atOnce), now: now), last: now)
        entry.last = now
        defer { entries[key] = entry }
        return entry.bucket.take(at: now)
      }
    }

    /// Forgets those that may try as often as a new one; if all are fresh, the older half.
    private func clear(_ entries: inout [String: Entry], _ now: Duration) {
      let whole = every * atOnce
      entries = entries.filter { now - $0.value.last < whole }
      guard entries.count >= mostKeys else { return }
      let middle = entries.values.map(\.last).sorted()[entries.count / 2]
      entries = entries.filter { $0.value.last > middle }
    }
  }

  /// How often one may try to log in.
  public struct TryLimit: Sendable {
    /// Tries at once.
    public var atOnce: Int
    /// After which time there is one more.
    public var every: Duration

    /// - Precondition: both are greater than zero.
    public init(atOnce: Int, every: Duration) {
      precondition(atOnce > 0 && every > .zero, "a limit of tries is greater than zero")
      self.atOnce = atOnce
      self.every = every
    }
  }
#endif
