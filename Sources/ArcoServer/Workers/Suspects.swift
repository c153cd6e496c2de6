#if Server
  /// Which inputs were in hand when a worker died, and how often.
  ///
  /// An input is known by its session and by the client's reference for it, which it keeps when it is
  /// sent again.
  package struct Suspects {
    /// How many deaths are enough.
    package static let limit = 2
    /// How many sessions are remembered; the oldest are forgotten.
    package static let room = 10_000

    package init() {}

    private var deaths: [String: [Int: Int]] = [:]
    private var order: [String] = []

    /// Notes that a worker died with an input in hand; how often that was so by now.
    @discardableResult
    package mutating func note(_ reference: Int, of session: String) -> Int {
      if deaths[session] == nil {
        order.append(session)
        if order.count > Self.room { deaths[order.removeFirst()] = nil }
      }
      let count = (deaths[session]?[reference] ?? 0) + 1
      deaths[session, default: [:]][reference] = count
      return count
    }

    /// The inputs of a session that are not to be tried again.
    package func refused(of session: String) -> [Int] {
      (deaths[session] ?? [:]).filter { $0.value >= Self.limit }.map { $0.key }.sorted()
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
