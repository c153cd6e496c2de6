#if Server
  /// The networks that a client is counted in, the narrowest first.
  ///
  /// An IPv4 client is counted by its address. An IPv6 client has a /64 to itself, and often a /56
  /// or a /48, which contain 256 and 65,536 such networks. So a /56 gets 4 times the limit of a
  /// /64, and a /48 gets 16 times.
  package struct ClientNetworks: Sendable {
    package struct Network: Hashable, Sendable {
      /// The key to count by.
      package let name: String
      /// The network's limit, in multiples of one client's limit.
      package let factor: Int
    }

    package let all: [Network]

    /// The networks of a client.
    ///
    /// - Parameter client: `Caller.network`. A text that is no address is a network of its own.
    package init(_ client: String) {
      let own = Network(name: client, factor: 1)
      guard let address = IPNetwork(client)?.first, !address.isIPv4 else {
        all = [own]
        return
      }
      all =
        [own]
        + Self.wider.map { bits, factor in
          Network(name: "\(IPNetwork(around: address, bits: bits))", factor: factor)
        }
    }

    private static let wider = [(bits: 56, factor: 4), (bits: 48, factor: 16)]
  }

  /// Counts of clients in each network.
  package struct NetworkCounts: Sendable {
    private var counts: [String: Int] = [:]
    /// How many clients were added and not removed.
    package private(set) var total = 0

    package init() {}

    /// The counts of a client's networks, the narrowest first.
    func of(_ networks: ClientNetworks) -> [Int] { networks.all.map { counts[$0.name] ?? 0 } }

    /// The narrowest network of a client that is at its limit; nil if all have room.
    ///
    /// - Parameters:
    ///   - most: the limit of a single client.
    ///   - others: the counts of other workers, for the client's networks.
    package func full(
      _ networks: ClientNetworks, most: Int, beside others: [Int] = []
    ) -> ClientNetworks.Network? {
      for (place, network) in networks.all.enumerated() {
        let elsewhere = place < others.count ? others[place] : 0
        let (granted, isMuch) = most.multipliedReportingOverflow(by: network.factor)
        if !isMuch, (counts[network.name] ?? 0) + elsewhere >= granted { return network }
      }
      return nil
    }

    package mutating func add(_ networks: ClientNetworks) {
      total += 1
      for network in networks.all { counts[network.name, default: 0] += 1 }
    }

    package mutating func remove(_ networks: ClientNetworks) {
      total -= 1
      for network in networks.all {
        guard let count = counts[network.name] else { continue }
        counts[network.name] = count > 1 ? count - 1 : nil
      }
    }
  }
#endif
