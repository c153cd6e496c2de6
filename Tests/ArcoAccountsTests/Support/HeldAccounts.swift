#if Server
  import ArcoAccounts
  import ArcoCore

  /// Accounts whose answers a test holds back once they were read.
  struct HeldAccounts: Accounts {
    /// What a test holds back.
    final class Gate: Sendable {
      private struct State {
        var isClosed = false
        var waiting: [CheckedContinuation<Void, Never>] = []
        var arrived: [CheckedContinuation<Void, Never>] = []
      }

      private let state = Locked(State())
      /// Whether nothing can be read.
      let isBroken = Locked(false)
      /// How often something was read.
      let reads = Locked(0)

      /// Holds back the next answer.
      func close() { state.withLock { $0.isClosed = true } }

      /// Waits until an answer is held back.
      func arrival() async {
        await withCheckedContinuation { continuation in
          let isThere = state.withLock { state in
            if state.waiting.isEmpty { state.arrived.append(continuation) }
            return !state.waiting.isEmpty
          }
          if isThere { continuation.resume() }
        }
      }

      /// Lets the answer go.
      func open() {
        let waiting = state.withLock { state in
          defer { state.waiting = [] }
          return state.waiting
        }
        for answer in waiting { answer.resume() }
      }

      fileprivate func pass() async throws {
        struct Broken: Error {}
        if isBroken.withLock({ $0 }) { throw Broken() }
        reads.withLock { $0 += 1 }
        guard state.withLock({ $0.isClosed }) else { return }
        await withCheckedContinuation { continuation in
          let arrived = state.withLock { state in
            state.isClosed = false
            state.waiting.append(continuation)
            defer { state.arrived = [] }
            return state.arrived
          }
          for waiting in arrived { waiting.resume() }
        }
      }
    }

    private let inner: MemoryAccounts<Clerk>
    private let gate: Gate

    init(_ inner: MemoryAccounts<Clerk>, _ gate: Gate) {
      (self.inner, self.gate) = (inner, gate)
    }

    func account(named name: String) async throws -> Account<Clerk>? {
      let account = try await inner.account(named: name)
      try await gate.pass()
      return account
    }

    func user(_ id: String) async throws -> Clerk? {
      let user = try await inner.user(id)
      try await gate.pass()
      return user
    }

    func store(
      _ hash: PasswordHash, for id: String, inPlaceOf former: PasswordHash
    ) async throws {
      try await gate.pass()
      try await inner.store(hash, for: id, inPlaceOf: former)
    }
  }
#endif
