#if Server
  /// Counts how often each input has crashed its worker.
  ///
  /// An input is identified by its session and the client's reference, which stays when the input
  /// is sent again. ``PageName`` identifies inputs of sessions that are not kept.
  package struct CrashCounts {
    /// The number of deaths after which an input is refused.
    package static let limit = 2
    /// The number of sessions that are remembered. Beyond it, the oldest are forgotten.
    package static let room = 10_000

    package init() {}

    /// The times of the latest deaths, by session and reference.
    private var deaths: [String: [Int: [UInt64]]] = [:]
    private var order: [String] = []

    /// Records that a worker died during an input. Returns the number of deaths.
    @discardableResult
    package mutating func note(_ reference: Int, of session: String, at time: UInt64 = 0) -> Int {
      if deaths[session] == nil {
        order.append(session)
        if order.count > Self.room { deaths[order.removeFirst()] = nil }
      }
      let times = (deaths[session]?[reference] ?? []) + [time]
      deaths[session, default: [:]][reference] = times.suffix(Self.limit)
      return times.count
    }

    /// The inputs of a session that must not be tried again.
    ///
    /// - Parameter time: deaths before this time do not count.
    package func refused(of session: String, since time: UInt64 = 0) -> [Int] {
      (deaths[session] ?? [:]).filter { $0.value.count { $0 >= time } >= Self.limit }
        .map { $0.key }.sorted()
    }
  }

  /// The time until a dead worker is restarted: none, unless workers keep dying early.
  package struct Backoff {
    /// The lifetime after which a death no longer counts as early.
    package static let steady: Duration = .seconds(5)

    package init() {}

    private var early = 0

    /// The pause before a restart, after a worker with this lifetime.
    package mutating func pause(after life: Duration) -> Duration {
      guard life < Self.steady else {
        early = 0
        return .zero
      }
      early += 1
      return early < 3 ? .zero : min(.milliseconds(100) * (1 << min(early - 3, 6)), .seconds(5))
    }
  }
#endif
