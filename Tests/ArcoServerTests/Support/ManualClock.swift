#if Server
  import ArcoCore
  import ArcoServer

  /// A clock that a test moves.
  final class ManualClock: Clock, Sendable {
    struct Instant: InstantProtocol {
      var offset: Duration
      func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
      func duration(to other: Instant) -> Duration { other.offset - offset }
      static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper {
      var id: Int
      var until: Instant
      var continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
      var now = Instant(offset: .zero)
      var ids = 0
      var cancelled: Set<Int> = []
      var sleepers: [Sleeper] = []
    }

    private let state = Locked(State())

    var now: Instant { state.withLock { $0.now } }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
      let id = state.withLock { state in
        state.ids += 1
        return state.ids
      }
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          let outcome: Result<Void, any Error>? = state.withLock { state in
            if state.cancelled.contains(id) { return .failure(CancellationError()) }
            if deadline <= state.now { return .success(()) }
            state.sleepers.append(Sleeper(id: id, until: deadline, continuation: continuation))
            return nil
          }
          if let outcome { continuation.resume(with: outcome) }
        }
      } onCancel: {
        let sleeper = state.withLock { state -> Sleeper? in
          state.cancelled.insert(id)
          guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else { return nil }
          return state.sleepers.remove(at: index)
        }
        sleeper?.continuation.resume(throwing: CancellationError())
      }
    }

    /// How many wait for a time of it.
    var sleepers: Int { state.withLock { $0.sleepers.count } }

    /// Whether somebody waits for a time, counted from the start of the clock.
    func isAwaited(at time: Duration) -> Bool {
      state.withLock { $0.sleepers.contains { $0.until.offset == time } }
    }

    func advance(by duration: Duration) {
      let due = state.withLock { state in
        state.now = state.now.advanced(by: duration)
        let due = state.sleepers.filter { $0.until <= state.now }
        state.sleepers.removeAll { $0.until <= state.now }
        return due
      }
      for sleeper in due { sleeper.continuation.resume() }
    }

    /// Lets time pass, a millisecond at a time, until a body is through; returns its answer and how much passed.
    func pass<R: Sendable>(
      during body: () async throws -> R
    ) async rethrows -> (answer: R, passed: Duration) {
      let begin = now
      let passing = Task {
        while !Task.isCancelled {
          advance(by: .milliseconds(1))
          await Task.yield()
        }
      }
      defer { passing.cancel() }
      let answer = try await body()
      return (answer, begin.duration(to: now))
    }

    /// A timekeeper on this clock, its wall clock at 1,000,000 seconds plus what has passed.
    var timekeeper: Timekeeper {
      Timekeeper(self) { 1_000_000 + Int(self.now.offset.components.seconds) }
    }
  }
#endif
