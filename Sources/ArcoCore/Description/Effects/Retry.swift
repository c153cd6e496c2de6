/// A plan by which a failed task runs again, after waits that grow and are partly random.
///
///     let save: Effect<World, Todos, TodosInput> = .task(
///       queue: Queue("save", .concat), retry: Retry(3, after: .milliseconds(200))
///     ) { world, out throws(SaveError) in
///       guard let items = await out.read({ $0.items }) else { return }
///       try await world.save(items)
///     } catch: { .failed($0) }
///
/// The *n*th wait is `first` · `factor`ⁿ⁻¹, at most `longest`. A random part of up to `jitter`
/// percent is subtracted, so that clients that failed together do not retry together. An effect
/// keeps its place in its queue while it waits for the next try.
public struct Retry: Equatable, Sendable {
  /// The number of tries after the first one.
  public let times: Int
  /// The wait before the second try.
  public let first: Duration
  /// The factor by which each wait is longer than the previous wait.
  public let factor: Int
  /// The upper bound of a wait.
  public let longest: Duration
  /// The largest part of a wait that may be subtracted at random, in percent.
  public let jitter: Int

  /// Makes a plan of retries.
  ///
  /// - Precondition: `times` is at least 1, `factor` at least 1, `jitter` from 0 to 100, and the
  ///   durations are not negative.
  public init(
    _ times: Int, after first: Duration = .milliseconds(500), factor: Int = 2,
    longest: Duration = .seconds(30), jitter: Int = 25
  ) {
    precondition(times >= 1, "a retry of fewer than 1 times is none: leave it out")
    precondition(factor >= 1, "the factor of a retry must be at least 1: waits must not shrink")
    precondition((0...100).contains(jitter), "the jitter of a retry must be 0 to 100 percent")
    precondition(
      first >= .zero && longest >= .zero, "a retry cannot wait for a negative time")
    self.times = times
    self.first = first
    self.factor = factor
    self.longest = longest
    self.jitter = jitter
  }

  /// Returns the wait after a number of failures, counted from 1; nil if no further try follows.
  ///
  /// - Parameter chance: returns a random number. It is called once if there is jitter.
  public func wait(afterFailures failures: Int, chance: () -> UInt64) -> Duration? {
    guard failures >= 1, failures <= times else { return nil }
    var wait = min(first, longest)
    var left = failures - 1
    while left > 0, factor > 1, wait > .zero, longest > wait {
      wait = min(wait * factor, longest)
      left -= 1
    }
    guard jitter > 0 else { return wait }
    // The jitter is chosen in thousandths of its largest value.
    return wait - wait * (jitter * Int(chance() % 1_001)) / 100_000
  }
}
