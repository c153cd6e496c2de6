#if Server
  import ArcoCore

  /// Something that happens once and can be waited for.
  final class Signal: Sendable {
    private struct State {
      var isRaised = false
      var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Locked(State())

    var isRaised: Bool { state.withLock { $0.isRaised } }

    func raise() {
      let waiting = state.withLock { state in
        state.isRaised = true
        defer { state.waiting = [] }
        return state.waiting
      }
      for continuation in waiting { continuation.resume() }
    }

    /// A test whose time is over is cancelled: then it waits no longer, so that it fails and ends.
    func wait() async {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let isRaised = state.withLock { state in
            if !state.isRaised { state.waiting.append(continuation) }
            return state.isRaised
          }
          if isRaised { continuation.resume() }
        }
      } onCancel: {
        raise()
      }
    }
  }
#endif
