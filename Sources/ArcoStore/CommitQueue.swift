import ArcoCore

/// Commits the changes of many sessions in groups: changes that arrive during a transaction form
/// the next one. So thousands of sessions share each disk sync.
///
/// Changes are committed in the order in which they were added. A failed transaction is repeated
/// until it succeeds, and later changes wait behind it.
///
/// Invariant: tickets number the changes from 1. The changes up to `settled` are committed or
/// refused. The later changes, up to `added`, are in the running transaction or wait.
package final class CommitQueue: Sendable {
  /// A change, and the callback for its result.
  private struct Waiting: Sendable {
    let change: SessionChange
    let ticket: Int
    let whenKept: (@Sendable (ChangeRefusal?) -> Void)?
  }

  /// A listener that waits until the changes up to a ticket are settled.
  private struct Barrier: Sendable {
    let ticket: Int
    let listener: @Sendable () -> Void
  }

  private struct State {
    /// New changes. They move to `next` all together, so that taking a group moves no other change.
    var waiting: [Waiting] = []
    /// The changes that come before the new ones.
    var next: ArraySlice<Waiting> = []
    var isRunning = false
    var added = 0
    var settled = 0
    /// The ticket of the newest change of each session that has unsettled changes.
    var newest: [String: Int] = [:]
    var barriers: [Barrier] = []

    /// The ticket that a new listener has to wait for; nil if all changes are settled.
    func ticket(of id: String?) -> Int? {
      guard let id else { return settled < added ? added : nil }
      return newest[id]
    }
  }

  /// The largest number of changes in one transaction.
  package static let limit = 1_000

  private let store: any SessionStore
  private let makeRoom: @Sendable () async -> Bool
  private let pause: @Sendable (_ attempt: Int) async -> Void
  private let onTrouble: @Sendable (StoreError?) -> Void
  private let state = Locked(State())

  /// - Parameters:
  ///   - makeRoom: deletes sessions if the store is full. Returns false if none may be deleted;
  ///     then new sessions without a subject are refused.
  ///   - pause: waits before a transaction is repeated. The first attempt is 1.
  ///   - onTrouble: called with each failure, and with nil when a transaction succeeds after a
  ///     failure.
  package init(
    _ store: any SessionStore,
    makeRoom: @escaping @Sendable () async -> Bool = { false },
    pause: @escaping @Sendable (_ attempt: Int) async -> Void,
    onTrouble: @escaping @Sendable (StoreError?) -> Void
  ) {
    self.store = store
    self.makeRoom = makeRoom
    self.pause = pause
    self.onTrouble = onTrouble
  }

  /// The number of changes that are neither committed nor refused, including those of the running
  /// transaction.
  package var count: Int { state.withLock { $0.added - $0.settled } }

  /// Adds a change. Calls `whenKept` on an arbitrary thread once the change is committed or
  /// refused.
  package func add(
    _ change: SessionChange, whenKept: (@Sendable (ChangeRefusal?) -> Void)? = nil
  ) {
    let begins = state.withLock { state in
      state.added += 1
      state.newest[change.id] = state.added
      state.waiting.append(Waiting(change: change, ticket: state.added, whenKept: whenKept))
      defer { state.isRunning = true }
      return !state.isRunning
    }
    // Detached, since a task would inherit the caller's task locals.
    if begins { Task.detached { await self.run() } }
  }

  /// Whether all earlier changes are committed or refused: of one session, or of all for nil.
  package func isSettled(_ id: String?) -> Bool { state.withLock { $0.ticket(of: id) == nil } }

  /// Calls a listener once all earlier changes are committed or refused. Later changes do not delay
  /// the call.
  ///
  /// - Parameter id: the session whose changes are meant; nil for all sessions.
  package func whenSettled(_ id: String?, _ listener: @escaping @Sendable () -> Void) {
    let isSettled = state.withLock { state in
      guard let ticket = state.ticket(of: id) else { return true }
      state.barriers.append(Barrier(ticket: ticket, listener: listener))
      return false
    }
    if isSettled { listener() }
  }

  private func run() async {
    while let group = nextGroup() {
      let refusals = await commit(group.map(\.change))
      for (place, waiting) in group.enumerated() { waiting.whenKept?(refusals[place]) }
      settle(group)
    }
  }

  private func nextGroup() -> [Waiting]? {
    state.withLock { state in
      if state.next.isEmpty {
        state.next = state.waiting[...]
        state.waiting = []
      }
      guard !state.next.isEmpty else {
        state.isRunning = false
        return nil
      }
      defer { state.next = state.next.dropFirst(Self.limit) }
      return Array(state.next.prefix(Self.limit))
    }
  }

  /// Records that a group is settled, and calls the listeners that waited for it.
  private func settle(_ group: [Waiting]) {
    let passed = state.withLock { state in
      state.settled += group.count
      for one in group where state.newest[one.change.id] == one.ticket {
        state.newest[one.change.id] = nil
      }
      let settled = state.settled
      let passed = state.barriers.filter { $0.ticket <= settled }
      if !passed.isEmpty { state.barriers.removeAll { $0.ticket <= settled } }
      return passed
    }
    for barrier in passed { barrier.listener() }
  }

  private func commit(_ changes: [SessionChange]) async -> [Int: ChangeRefusal] {
    var attempt = 0
    var refused: [Int: ChangeRefusal] = [:]
    var left = Array(changes.indices)
    while !left.isEmpty {
      do throws(StoreError) {
        let refusals = try await store.commit(left.map { changes[$0] })
        for (place, refusal) in refusals {
          // An earlier attempt may have succeeded although its answer was lost. Then the store has
          // these changes.
          if attempt > 0, refusal == .exists || refusal == .repeated { continue }
          refused[left[place]] = refusal
        }
        break
      } catch {
        attempt += 1
        if case .full = error {
          if await makeRoom() { continue }
          let strangers = left.filter { changes[$0].isOfNewStranger }
          for place in strangers { refused[place] = .unwritable("\(error)") }
          left.removeAll { changes[$0].isOfNewStranger }
          if !strangers.isEmpty { continue }
        }
        onTrouble(error)
        await pause(attempt)
      }
    }
    if attempt > 0 { onTrouble(nil) }
    return refused
  }
}

extension SessionChange {
  /// Whether the change adds a session without a subject.
  fileprivate var isOfNewStranger: Bool {
    if case .begin(let session) = self { session.subject == nil } else { false }
  }
}
