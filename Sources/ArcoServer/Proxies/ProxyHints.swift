#if Server
  import ArcoCore

  /// Which networks the log has told of: each once an hour, and a bounded number of them.
  final class ProxyHints: Sendable {
    static let pause = Duration.seconds(3600)
    static let most = 64

    private let told = Locked<[IPNetwork: Duration]>([:])

    /// Whether this peer's network is to be told of now, which then counts as done.
    func isDue(_ peer: IPAddress, at now: Duration) -> Bool {
      let network = IPNetwork(around: peer, bits: peer.isIPv4 ? 96 + 24 : 64)
      return told.withLock { told in
        if let last = told[network], now < last + Self.pause { return false }
        if told.count >= Self.most { told = told.filter { now < $0.value + Self.pause } }
        guard told.count < Self.most else { return false }
        told[network] = now
        return true
      }
    }
  }
#endif
