import ArcoCore

/// Hands the changes of many sessions to a store, in groups: while one transaction runs, what comes
/// waits and makes up the next. So thousands of sessions share each sync of the disk.
///
/// Changes are carried out in the order in which they were handed over. A transaction that fails is
/// tried again until it does not, and what comes meanwhile waits behind it.
package final class CommitQueue: Sendable {
  /// A change, and who hears what became of it.
  private struct Waiting: Sendable {
    let change: SessionChange
    let whenKept: (@Sendable (ChangeRefusal?) -> Void)?
  }

  private struct State {
    var waiting: [Waiting] = []
    var isRunning = false
    var listeners: [@Sendable () -> Void] = []
  }

  /// The most changes of one transaction.
  package static let limit = 1_000

  private let store: any SessionStore
  private let pause: @Sendable (_ attempt: Int) async -> Void
  private let onTrouble: @Sendable (StoreError?) -> Void
  private let state = Locked(State())

  /// - Parameters:
  ///   - pause: waits before a transaction is tried again; the first time it is 1.
  ///   - onTrouble: hears of each failure, and nil when a transaction succeeds after it.
  package init(
    _ store: any SessionStore,
    pause: @escaping @Sendable (_ attempt: Int) async -> Void,
    onTrouble: @escaping @Sendable (StoreError?) -> Void
  ) {
    self.store = store
    self.pause = pause
    self.onTrouble = onTrouble
  }

  /// How many changes wait.
  package var count: Int { state.withLock { $0.waiting.count } }

  /// Adds a change. `whenKept` is called once it is kept or refused, on no particular thread.
  package func add(
    _ change: SessionChange, whenKept: (@Sendable (ChangeRefusal?) -> Void)? = nil
  ) {
    let begins = state.withLock { state in
      state.waiting.append(Waiting(change: change, whenKept: whenKept))
      defer { state.isRunning = true }
      return !state.isRunning
    }
    // Detached, as a task keeps what is local to the one that it begins in.
    if begins { Task.detached { await self.run() } }
  }

  /// Calls once nothing waits any more.
  package func whenEmpty(_ listener: @escaping @Sendable () -> Void) {
    let isEmpty = state.withLock { state in
      if state.isRunning { state.listeners.append(listener) }
      return !state.isRunning
    }
    if isEmpty { listener() }
  }

  private func run() async {
    while let group = nextGroup() {
      let refusals = await commit(group.map(\.change))
      for (place, waiting) in group.enumerated() { waiting.whenKept?(refusals[place]) }
    }
  }

  private func nextGroup() -> [Waiting]? {
    let (group, listeners) = state.withLock { state -> ([Waiting]?, [@Sendable () -> Void]) in
      guard !state.waiting.isEmpty else {
        state.isRunning = false
        defer { state.listeners = [] }
        return (nil, state.listeners)
      }
      let group = Array(state.waiting.prefix(Self.limit))
      state.waiting.removeFirst(group.count)
      return (group, [])
    }
    for listener in listeners { listener() }
    return group
  }

  private func commit(_ changes: [SessionChange]) async -> [Int: ChangeRefusal] {
    var attempt = 0
    while true {
      do throws(StoreError) {
        let refusals = try await store.commit(changes)
        if attempt > 0 { onTrouble(nil) }
        return refusals
      } catch {
        onTrouble(error)
        attempt += 1
        await pause(attempt)
      }
    }
  }
}
