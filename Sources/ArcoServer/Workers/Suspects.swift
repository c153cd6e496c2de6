#if Server
  /// Which inputs were in hand when a worker died, and how often.
  ///
  /// An input is known by its session and by the client's reference for it, which it keeps when it is
  /// sent again. Where no session is kept, ``PageName`` says what it is known by.
  package struct Suspects {
    /// How many deaths are enough.
    package static let limit = 2
    /// How many sessions are remembered; the oldest are forgotten.
    package static let room = 10_000

    package init() {}

    /// When they were, the last ones.
    private var deaths: [String: [Int: [UInt64]]] = [:]
    private var order: [String] = []

    /// Notes that a worker died with an input in hand; how often that was so by now.
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

    /// The inputs of a session that are not to be tried again.
    ///
    /// - Parameter time: deaths before it do not count.
    package func refused(of session: String, since time: UInt64 = 0) -> [Int] {
      (deaths[session] ?? [:]).filter { $0.value.count { $0 >= time } >= Self.limit }
        .map { $0.key }.sorted()
    }
  }

  /// When a worker that died is begun again: at once, unless it keeps on dying.
  package struct Backoff {
    /// One that lived as long did not die of how it began.
    package static let steady: Duration = .seconds(5)

    package init() {}

    private var early = 0

    /// How long to wait, after a worker that lived for so long.
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
