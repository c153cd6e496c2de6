#if Server
  import ArcoCore
  import ArcoServer

  /// A clock that a test sets on. Nobody is woken by it.
  final class Watch: Clock, Sendable {
    struct Instant: InstantProtocol {
      var offset: Duration
      func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
      func duration(to other: Instant) -> Duration { other.offset - offset }
      static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private let passed = Locked(Duration.zero)
    var now: Instant { Instant(offset: passed.withLock { $0 }) }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
      try await Task.sleep(for: .seconds(3_600))
    }

    func advance(by duration: Duration) { passed.withLock { $0 += duration } }

    var timekeeper: Timekeeper {
      Timekeeper(self) { 1_000_000 + Int(self.now.offset.components.seconds) }
    }
  }
#endif
