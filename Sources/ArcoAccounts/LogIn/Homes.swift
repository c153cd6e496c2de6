#if Server
  import ArcoCore

  /// From where people have logged in to an account: there strangers cannot use up its tries.
  ///
  /// Memory is bounded: the newest places of an account; with too many accounts, the older half is forgotten.
  final class Homes: Sendable {
    fileprivate struct State {
      var networks: [String: [String]] = [:]
      /// Accounts, in the order of their first log in.
      var order: [String] = []
    }

    private let state = Locked(State())
    private let mostOfAccount: Int
    private let mostAccounts: Int

    init(mostOfAccount: Int = 8, mostAccounts: Int = 100_000) {
      (self.mostOfAccount, self.mostAccounts) = (mostOfAccount, mostAccounts)
    }

    func has(_ network: String, of account: String) -> Bool {
      state.withLock { $0.networks[account]?.contains(network) ?? false }
    }

    func add(_ network: String, of account: String) {
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
