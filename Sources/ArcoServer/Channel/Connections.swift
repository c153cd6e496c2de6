#if Server
  import ArcoCore
  import CArcoWorkers
  import Logging
  import NIOCore

  /// Counts the open connections of this process: for each client, and in total.
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

    /// Raises the limit of open files if that is wanted, and accepts only as many connections as
    /// the limit allows.
    ///
    /// - Parameter each: the largest number of files for a connection.
    func fitToOpenFiles(raising: Bool, each: Int) {
      let files = Int(clamping: arco_open_files(raising ? 1 : 0))
      // An eighth of the files is left for the application, its store and its log.
      state.withLock { $0.most = min($0.most, max(1, (files - files / 8) / each)) }
    }

    /// The limit of open connections in total. ``enter(_:)`` refuses a connection beyond it.
    var most: Int { state.withLock { $0.most } }

    /// Counts a connection, unless there are too many.
    ///
    /// - Parameter networks: the client's networks; nil for a proxy, which counts in the total
    ///   only.
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

    /// Whether this client, or all clients together, have more than half of the connections that
    /// their limit allows. Then idle connections end soon.
    func isCrowded(_ networks: ClientNetworks?) -> Bool {
      state.withLock { state in
        if state.all > state.most / 2 { return true }
        guard let networks else { return false }
        return state.counts.full(networks, most: max(1, mostOfClient / 2)) != nil
      }
    }
  }

  extension Site {
    /// Counts a connection for as long as it is open. Closes it immediately if there are too many.
    ///
    /// - Parameter peer: the peer's address; nil for a socket of this machine.
    /// - Returns: false if the connection was closed.
    func admit(_ channel: any Channel, peer: String?) -> Bool {
      let address = peer.flatMap { IPAddress($0) }
      let networks = clientNetworks(of: address)
      guard let refusal = connections.enter(networks) else {
        let connections = connections
        channel.closeFuture.whenComplete { _ in connections.leave(networks) }
        return true
      }
      // Not at once: NIO registers a worker's connection after its set-up, and a debug build asserts that it is open then.
      channel.eventLoop.execute { channel.close(promise: nil) }
      explain(refusal, Caller(address: address))
      return false
    }

    /// The networks that count a peer's connections. Nil for a trusted proxy, which has many
    /// clients, and for a socket of this machine: they count in the total only.
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
          A client has reached limits.connectionsPerAddress: its new connections are closed immediately. If the client is \
          your proxy, set configuration.trustedProxies. Logged at most once an hour for each network.
          """, ["client.address": "\(caller.network)"])
      case .full:
        // No client's fault, so it is logged once an hour.
        log(of: "").write(
          .warning, "all connections",
          """
          There are \(connections.most) connections, as many as limits.connections and the process's limit of open files \
          allow: new ones are closed immediately. Logged at most once an hour.
          """)
      }
    }
  }
#endif
