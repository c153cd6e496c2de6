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
    func take(_ key: String, at now: Duration) async -> Bool {
      guard let worker else { return counts.withLock { $0.take(key, at: now) } }
      return await worker.mayTry(key, of: name, atOnce: limit.atOnce, every: limit.every)
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
