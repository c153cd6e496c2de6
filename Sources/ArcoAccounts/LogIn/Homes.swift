#if Server
  import ArcoCore
  package import ArcoServer

  /// From where people have logged in to an account: there strangers cannot use up its tries.
  ///
  /// Memory is bounded: the newest places of an account; with too many accounts, the older half is forgotten. Where there
  /// are workers, their supervisor knows them, for as long as somebody may have been away.
  package final class Homes: Sendable {
    fileprivate struct State {
      var networks: [String: [String]] = [:]
      /// Accounts, in the order of their first log in.
      var order: [String] = []
    }

    private let state = Locked(State())
    private let mostOfAccount: Int
    private let mostAccounts: Int

    private let name: String
    private let worker: Worker?
    private static let memory: Duration = .seconds(90 * 24 * 3600)

    /// - Parameter name: places of one name are known to all workers together.
    package init(
      _ name: String, of worker: Worker?, mostOfAccount: Int = 8, mostAccounts: Int = 100_000
    ) {
      (self.name, self.worker) = (name, worker)
      (self.mostOfAccount, self.mostAccounts) = (mostOfAccount, mostAccounts)
    }

    package func has(_ network: String, of account: String) async -> Bool {
      if let worker { return await worker.owner(of: "\(name) \(network) \(account)") != nil }
      return state.withLock { $0.networks[account]?.contains(network) ?? false }
    }

    package func add(_ network: String, of account: String) {
      if let worker {
        return worker.hold(
          "\(name) \(network) \(account)", of: "\(name) \(account)", for: Self.memory,
          most: mostOfAccount)
      }
      state.withLock { state in
        if state.networks[account] == nil {
          if state.networks.count >= mostAccounts { state.forgetOlderHalf() }
          state.order.append(account)
        }
        var networks = state.networks[account, default: []]
        networks.removeAll { $0 == network }
        networks.append(network)
        if networks.count > mostOfAccount { networks.removeFirst() }
        state.networks[account] = networks
      }
    }
  }

  extension Homes.State {
    fileprivate mutating func forgetOlderHalf() {
      let older = order.prefix(order.count / 2)
      for account in older { networks[account] = nil }
      order.removeFirst(older.count)
    }
  }
#endif
