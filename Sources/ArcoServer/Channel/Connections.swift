#if Server
  import ArcoCore
  import CArcoWorkers
  import Logging
  import NIOCore

  /// The open connections of this process, counted for each client and in all.
  final class Connections: Sendable {
    enum Refusal: Equatable {
      case tooManyOfClient
      case full
    }

    private struct State {
      var counts = NetworkCounts()
      var all = 0
      var most: Int
    }

    private let mostOfClient: Int
    private let state: Locked<State>

    init(_ limits: Limits) {
      mostOfClient = limits.mostConnectionsOfClient
      state = Locked(State(most: limits.mostConnections))
    }

    /// Raises the number of files that this process may have open, if that is wanted, and takes no more connections
    /// than that number leaves room for.
    ///
    /// - Parameter each: how many files a connection may need.
    func fitToOpenFiles(raising: Bool, each: Int) {
      let files = Int(clamping: arco_open_files(raising ? 1 : 0))
      // An eighth is for the application, its store and its log.
      state.withLock { $0.most = min($0.most, max(1, (files - files / 8) / each)) }
    }

    /// The most connections there may be.
    var most: Int { state.withLock { $0.most } }

    /// Counts a connection, unless there are too many.
    ///
    /// - Parameter networks: of the client; nil for a proxy, which counts in all only.
    func enter(_ networks: ClientNetworks?) -> Refusal? {
      state.withLock { state in
        if state.all >= state.most { return .full }
        if let networks {
          if state.counts.full(networks, most: mostOfClient) != nil { return .tooManyOfClient }
          state.counts.add(networks)
        }
        state.all += 1
        return nil
      }
    }

    func leave(_ networks: ClientNetworks?) {
      state.withLock { state in
        state.all -= 1
        if let networks { state.counts.remove(networks) }
      }
    }

    /// Whether more than half of the connections are taken that a client, or everybody, may have. Then idle ones end
    /// soon.
    func isCrowded(_ networks: ClientNetworks?) -> Bool {
      state.withLock { state in
        if state.all > state.most / 2 { return true }
        guard let networks else { return false }
        return state.counts.full(networks, most: max(1, mostOfClient / 2)) != nil
      }
    }
  }

  extension Site {
    /// Counts a connection for as long as it is open, or closes it at once, as there are too many.
    ///
    /// - Parameter peer: the address at its other end; nil for a socket of this machine.
    /// - Returns: whether it is open.
    func admit(_ channel: any Channel, peer: String?) -> Bool {
      let address = peer.flatMap { IPAddress($0) }
      let networks = clientNetworks(of: address)
      guard let refusal = connections.enter(networks) else {
        let connections = connections
        channel.closeFuture.whenComplete { _ in connections.leave(networks) }
        return true
      }
      channel.close(promise: nil)
      explain(refusal, Caller(address: address))
      return false
    }

    /// The networks that the connections of a peer are counted in; nil where they are counted in all only: of a
    /// trusted proxy, which has many clients, and of a socket of this machine.
    func clientNetworks(of peer: IPAddress?) -> ClientNetworks? {
      guard let peer, !proxies.trusts(peer) else { return nil }
      return ClientNetworks(Caller(address: peer).network)
    }

    private func explain(_ refusal: Connections.Refusal, _ caller: Caller) {
      switch refusal {
      case .tooManyOfClient:
        log(of: caller.network).write(
          .notice, "connections",
          """
          A client has too many connections (limits.connectionsPerAddress), and more are closed at once. If it is \
          your proxy, set configuration.trustedProxies. Said once an hour for each network.
          """, ["client.address": "\(caller.network)"])
      case .full:
        // By no client's fault: said once an hour.
        log(of: "").write(
          .warning, "all connections",
          """
          There are \(connections.most) connections, which is all that limits.connections and the open files of the \
          process allow, and more are closed at once. Said once an hour.
          """)
      }
    }
  }
#endif
