#if Server
  import ArcoCore

  /// Wakes whoever asked for it, the sessions of a site above all: one task for all of them, as a task and a
  /// timer for each take four kilobytes as long as they wait.
  ///
  /// - ID: names who is to be woken.
  ///
  /// - Complexity: O(log *n*) for an alarm, with *n* of them waiting. One that nobody needs any more waits till it is due.
  package final class Alarms<ID: Sendable>: Sendable {
    private struct State {
      var waiting = Waiting<ID>()
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
        guard state.waiting.first == due || state.sleeper == nil else { return nil }
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
        state.waiting = Waiting()
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
        while let first = state.waiting.first, first <= now {
          due.append(state.waiting.removeFirst())
        }
        return state.waiting.first
      }
      for id in due { wake(id) }
      return next
    }
  }

  private struct Alarm<ID> {
    let at: Duration
    let id: ID
  }

  /// Alarms as a heap: none is due before the one at half of its place.
  private struct Waiting<ID> {
    private var alarms: [Alarm<ID>] = []

    var count: Int { alarms.count }

    /// When the first one is due.
    var first: Duration? { alarms.first?.at }

    mutating func insert(_ alarm: Alarm<ID>) {
      alarms.append(alarm)
      var place = alarms.count - 1
      while place > 0, alarms[place].at < alarms[(place - 1) / 2].at {
        alarms.swapAt(place, (place - 1) / 2)
        place = (place - 1) / 2
      }
    }

    /// - Precondition: there is one.
    mutating func removeFirst() -> ID {
      alarms.swapAt(0, alarms.count - 1)
      let first = alarms.removeLast()
      var place = 0
      while true {
        let below = (2 * place + 1..<min(2 * place + 3, max(alarms.count, 2 * place + 1)))
        guard let least = below.min(by: { alarms[$0].at < alarms[$1].at }),
          alarms[least].at < alarms[place].at
        else { return first.id }
        alarms.swapAt(place, least)
        place = least
      }
    }
  }
#endif
