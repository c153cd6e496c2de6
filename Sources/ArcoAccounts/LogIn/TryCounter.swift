#if Server
  import ArcoCore
  import ArcoServer

  /// A limit of tries, counted over all workers if there are any.
  final class TryCounter: Sendable {
    private let counts: Locked<TryCounts>
    private let limit: TryLimit
    private let name: String
    private let worker: Worker?

    /// - Parameter name: the name of the limit. All workers count tries with one name together.
    init(_ limit: TryLimit, _ name: String, of worker: Worker?) {
      self.limit = limit
      self.name = name
      self.worker = worker
      counts = Locked(TryCounts(atOnce: limit.atOnce, every: limit.every))
    }

    /// Returns whether one more try is allowed, and counts it.
    ///
    /// - Parameter factor: a multiple of the limit for this key.
    func take(_ key: String, times factor: Int = 1, at now: Duration) async -> Bool {
      guard let worker else { return counts.withLock { $0.take(key, times: factor, at: now) } }
      return await worker.mayTry(
        key, times: factor, of: name, atOnce: limit.atOnce, every: limit.every)
    }

    /// Returns whether a client may try once more, in each of its networks. Counts the try in all
    /// of them.
    ///
    /// - Parameter most: the largest multiple of the limit, for the widest network.
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

  /// A rate limit for tries to log in: some at once, and then one more after each period.
  public struct TryLimit: Sendable {
    /// The number of tries that are allowed without a wait.
    public var atOnce: Int
    /// The period after which one more try is allowed.
    public var every: Duration

    /// Makes a limit.
    ///
    /// - Precondition: both values are greater than zero.
    public init(atOnce: Int, every: Duration) {
      precondition(atOnce > 0 && every > .zero, "TryLimit: both values must be greater than zero")
      self.atOnce = atOnce
      self.every = every
    }
  }
#endif
