#if Server
  import ArcoCore
  import HeapModule

  /// Wakes whoever asked for it, the sessions of a site above all: one task for all of them, as a task and a
  /// timer for each take four kilobytes as long as they wait.
  ///
  /// - ID: names who is to be woken.
  ///
  /// - Complexity: O(log *n*) for an alarm, with *n* of them waiting. One that nobody needs any more waits till it is due.
  package final class Alarms<ID: Sendable>: Sendable {
    private struct State {
      var waiting = Heap<Alarm<ID>>()
      var sleeper: Task<Void, Never>?
    }

    private let time: Timekeeper
    private let wake: @Sendable (ID) -> Void
    private let state = Locked(State())

    /// - Parameter wake: must not block.
    package init(time: Timekeeper, wake: @escaping @Sendable (ID) -> Void) {
      self.time = time
      self.wake = wake
    }

    deinit { state.withLock { $0.sleeper }?.cancel() }

    /// Wakes somebody at a time of `time.now()`.
    package func set(_ id: ID, at due: Duration) {
      let former = state.withLock { state -> Task<Void, Never>? in
        state.waiting.insert(Alarm(at: due, id: id))
        guard state.waiting.min?.at == due || state.sleeper == nil else { return nil }
        defer { state.sleeper = start() }
        return state.sleeper
      }
      former?.cancel()
    }

    /// How many wait.
    package var count: Int { state.withLock { $0.waiting.count } }

    /// Forgets all of them.
    func end() {
      let sleeper = state.withLock { state in
        state.waiting = Heap()
        return state.sleeper.take()
      }
      sleeper?.cancel()
    }

    // Detached, as a task keeps what is local to the one that it begins in: a request's, here.
    private func start() -> Task<Void, Never> {
      Task.detached { [time, weak self] in
        while !Task.isCancelled, let next = self?.ring() {
          do { try await time.sleep(next) } catch { return }
        }
      }
    }

    /// Wakes those that are due; returns when the next one is, nil for none.
    private func ring() -> Duration? {
      let now = time.now()
      var due: [ID] = []
      let next = state.withLock { state in
        while let first = state.waiting.min, first.at <= now {
          due.append(first.id)
          state.waiting.removeMin()
        }
        return state.waiting.min?.at
      }
      for id in due { wake(id) }
      return next
    }
  }

  private struct Alarm<ID: Sendable>: Comparable, Sendable {
    let at: Duration
    let id: ID

    static func < (one: Self, other: Self) -> Bool { one.at < other.at }
    static func == (one: Self, other: Self) -> Bool { one.at == other.at }
  }
#endif
