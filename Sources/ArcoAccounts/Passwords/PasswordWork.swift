#if Server
  import ArcoCore
  import NIOPosix

  /// Makes and checks hashes on threads of their own, a few at a time.
  ///
  /// Each takes megabytes and a good part of a second: on the threads that serve pages, a handful of log
  /// ins would stop the site.
  package final class PasswordWork: Sendable {
    private struct State {
      var free: Int
      var waiting: [CheckedContinuation<Bool, Never>] = []
    }

    private let state: Locked<State>
    private let mostWaiting: Int

    /// - Parameters:
    ///   - atOnce: how many hashes are made at the same time.
    ///   - mostWaiting: how many may wait; more are refused.
    package init(atOnce: Int, mostWaiting: Int) {
      state = Locked(State(free: atOnce))
      self.mostWaiting = mostWaiting
    }

    /// What a hash answers; nil where too many wait already.
    package func run<Answer: Sendable>(_ work: @escaping @Sendable () -> Answer) async -> Answer? {
      guard await enter() else { return nil }
      defer { leave() }
      return try? await NIOThreadPool.singleton.runIfActive(work)
    }

    /// Waits for a free place. Returns false at once if too many callers wait already.
    private func enter() async -> Bool {
      await withCheckedContinuation { continuation in
        let mayEnter: Bool? = state.withLock { state in
          if state.free > 0 {
            state.free -= 1
            return true
          }
          guard state.waiting.count < mostWaiting else { return false }
          state.waiting.append(continuation)
          return nil
        }
        if let mayEnter { continuation.resume(returning: mayEnter) }
      }
    }

    private func leave() {
      let next = state.withLock { state in
        guard state.waiting.isEmpty else { return Optional(state.waiting.removeFirst()) }
        state.free += 1
        return nil
      }
      next?.resume(returning: true)
    }
  }
#endif
