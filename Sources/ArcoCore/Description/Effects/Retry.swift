/// When a failed task is tried again: after waits that grow, each less a random part.
///
///     let save: Effect<World, Todos, TodosInput> = .task(
///       queue: Queue("save", .concat), retry: Retry(3, after: .milliseconds(200))
///     ) { world, out throws(SaveError) in
///       guard let items = await out.read({ $0.items }) else { return }
///       try await world.save(items)
///     } catch: { .failed($0) }
///
/// The *n*th wait is `first` · `factor`ⁿ⁻¹, at most `longest`, less a random part of up to `jitter`
/// percent, so that clients that failed together do not come back together. An effect keeps its
/// place in its queue while it waits for another try.
public struct Retry: Equatable, Sendable {
  /// How many tries follow the first one.
  public let times: Int
  /// The wait before the second try.
  public let first: Duration
  /// The factor by which each wait is longer than the one before.
  public let factor: Int
  /// The longest that a wait can be.
  public let longest: Duration
  /// How much of a wait may be taken off at random, in percent.
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
    precondition(factor >= 1, "waits that shrink would press on what is overloaded: use 1 or more")
    precondition((0...100).contains(jitter), "jitter is a part of the wait: use 0 to 100 percent")
    precondition(
      first >= .zero && longest >= .zero, "a retry cannot wait for less than no time")
    self.times = times
    self.first = first
    self.factor = factor
    self.longest = longest
    self.jitter = jitter
  }

  /// Returns how long to wait after a number of failures, counted from 1; nil if there is no other
  /// try.
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
    // In steps of a thousandth of what may be taken off.
    return wait - wait * (jitter * Int(chance() % 1_001)) / 100_000
  }
}
