#if Server
  import ArcoCore
  import NIOPosix

  /// Makes and checks hashes on threads of their own, a few at a time.
  ///
  /// Each takes megabytes and a good part of a second. On the threads that serve pages, a few log
  /// ins would stop the site.
  package final class PasswordHasher: Sendable {
    private struct State {
      var free: Int
      var lastNumber = 0
      var waiting: [(number: Int, continuation: CheckedContinuation<Bool, Never>)] = []
    }

    private let state: Locked<State>
    private let mostWaiting: Int

    /// - Parameters:
    ///   - atOnce: the number of hashes that are computed at the same time.
    ///   - mostWaiting: the number of callers that may wait. Beyond it, callers are refused.
    package init(atOnce: Int, mostWaiting: Int) {
      state = Locked(State(free: atOnce))
      self.mostWaiting = mostWaiting
    }

    /// The number of waiting callers, for tests.
    package var waiting: Int { state.withLock { $0.waiting.count } }

    /// Runs work on a thread of the pool. Nil if too many callers wait already, or if the task is
    /// cancelled before the work begins.
    package func run<Answer: Sendable>(_ work: @escaping @Sendable () -> Answer) async -> Answer? {
      guard await enter() else { return nil }
      defer { leave() }
      return try? await NIOThreadPool.singleton.runIfActive(work)
    }

    /// Waits for a free place. Returns false immediately if too many callers wait already, or if
    /// the task is cancelled.
    private func enter() async -> Bool {
      let number = state.withLock { state in
        state.lastNumber += 1
        return state.lastNumber
      }
      return await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let mayEnter: Bool? = state.withLock { state in
            // Within the lock, so that a cancellation from now on finds the continuation.
            if Task.isCancelled { return false }
            if state.free > 0 {
              state.free -= 1
              return true
            }
            guard state.waiting.count < mostWaiting else { return false }
            state.waiting.append((number, continuation))
            return nil
          }
          if let mayEnter { continuation.resume(returning: mayEnter) }
        }
      } onCancel: {
        let cancelled = state.withLock { state in
          state.waiting.firstIndex { $0.number == number }.map { state.waiting.remove(at: $0) }
        }
        cancelled?.continuation.resume(returning: false)
      }
    }

    private func leave() {
      let next = state.withLock { state in
        guard state.waiting.isEmpty else { return Optional(state.waiting.removeFirst()) }
        state.free += 1
        return nil
      }
      next?.continuation.resume(returning: true)
    }
  }
#endif
