#if Server
  import ArcoCore
  import NIOPosix

  /// Makes and checks hashes on threads of their own, a few at a time.
  ///
  /// Each takes megabytes and a good part of a second: on the threads that serve pages, a handful of log
  /// ins would stop the site.
  final class PasswordWork: Sendable {
    private struct State {
      var free: Int
      var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state: Locked<State>
    private let mostWaiting: Int

    /// - Parameters:
    ///   - atOnce: how many hashes are made at the same time.
    ///   - mostWaiting: how many may wait; more are refused.
    init(atOnce: Int, mostWaiting: Int) {
      state = Locked(State(free: atOnce))
      self.mostWaiting = mostWaiting
    }

    /// What a hash answers; nil where too many wait already.
    func run<Answer: Sendable>(_ work: @escaping @Sendable () -> Answer) async -> Answer? {
      let isFull = state.withLock { $0.free == 0 && $0.waiting.count >= mostWaiting }
      guard !isFull else { return nil }
      await enter()
      defer { leave() }
      return try? await NIOThreadPool.singleton.runIfActive(work)
    }

    private func enter() async {
      await withCheckedContinuation { continuation in
        let mayEnter = state.withLock { state in
          guard state.free == 0 else {
            state.free -= 1
            return true
          }
          state.waiting.append(continuation)
          return false
        }
        if mayEnter { continuation.resume() }
      }
    }

    private func leave() {
      let next = state.withLock { state in
        guard state.waiting.isEmpty else { return Optional(state.waiting.removeFirst()) }
        state.free += 1
        return nil
      }
      next?.resume()
    }
  }
#endif
