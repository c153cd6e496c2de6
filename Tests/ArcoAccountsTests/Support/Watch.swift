#if Server
  import ArcoCore
  import ArcoServer

  /// A clock that a test sets on.
  final class Watch: Clock, Sendable {
    struct Instant: InstantProtocol {
      var offset: Duration
      func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
      func duration(to other: Instant) -> Duration { other.offset - offset }
      static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct State {
      var passed = Duration.zero
      var lastSleeper = 0
      var sleepers: [Int: (until: Duration, waiting: CheckedContinuation<Void, any Error>)] = [:]
      var cancelled: Set<Int> = []
    }

    private let state = Locked(State())
    var now: Instant { Instant(offset: state.withLock { $0.passed }) }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
      let id = state.withLock { state in
        state.lastSleeper += 1
        return state.lastSleeper
      }
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          let outcome: Result<Void, any Error>? = state.withLock { state in
            if state.cancelled.contains(id) { return .failure(CancellationError()) }
            if deadline.offset <= state.passed { return .success(()) }
            state.sleepers[id] = (deadline.offset, continuation)
            return nil
          }
          if let outcome { continuation.resume(with: outcome) }
        }
      } onCancel: {
        let sleeper = state.withLock { state in
          state.cancelled.insert(id)
          return state.sleepers.removeValue(forKey: id)
        }
        sleeper?.waiting.resume(throwing: CancellationError())
      }
    }

    func advance(by duration: Duration) {
      let due = state.withLock { state in
        state.passed += duration
        let due = state.sleepers.filter { $0.value.until <= state.passed }
        for id in due.keys { state.sleepers[id] = nil }
        return due.values
      }
      for sleeper in due { sleeper.waiting.resume() }
    }

    var timekeeper: Timekeeper {
      Timekeeper(self) { 1_000_000 + Int(self.now.offset.components.seconds) }
    }
  }
#endif
