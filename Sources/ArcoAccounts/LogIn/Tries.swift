#if Server
  import ArcoCore
  import ArcoServer

  /// How often somebody may try, counted for all workers where there are some.
  final class Tries: Sendable {
    private let counts: Locked<TryCounts>
    private let limit: TryLimit
    private let name: String
    private let worker: Worker?

    /// - Parameter name: tries of one name are counted together by all workers.
    init(_ limit: TryLimit, _ name: String, of worker: Worker?) {
      self.limit = limit
      self.name = name
      self.worker = worker
      counts = Locked(TryCounts(atOnce: limit.atOnce, every: limit.every))
    }

    /// Whether one more try is allowed, which then counts.
    ///
    /// - Parameter factor: how many times as often this key may try.
    func take(_ key: String, times factor: Int = 1, at now: Duration) async -> Bool {
      guard let worker else { return counts.withLock { $0.take(key, times: factor, at: now) } }
      return await worker.mayTry(
        key, times: factor, of: name, atOnce: limit.atOnce, every: limit.every)
    }

    /// Whether a client may try once more, in each of its networks; then the try counts in all of them.
    ///
    /// - Parameter most: how many times as often as one client the widest network may try.
    func take(
      _ networks: ClientNetworks, _ key: String = "", upTo most: Int = .max, at now: Duration
    ) async -> Bool {
      for network in networks.all {
        let name = key.isEmpty ? network.name : "\(network.name) \(key)"
        guard await take(name, times: min(network.factor, most), at: now) else { return false }
      }
      return true
    }
  }

  /// How often one may try to log in.
  public struct TryLimit: Sendable {
    /// Tries at once.
    public var atOnce: Int
    /// After which time there is one more.
    public var every: Duration

    /// - Precondition: both are greater than zero.
    public init(atOnce: Int, every: Duration) {
      precondition(atOnce > 0 && every > .zero, "a limit of tries is greater than zero")
      self.atOnce = atOnce
      self.every = every
    }
  }
#endif
