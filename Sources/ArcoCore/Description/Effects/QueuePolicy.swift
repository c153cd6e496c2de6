extension Queue {
  /// A policy that decides when the effects of a queue start, wait or are cancelled.
  ///
  ///     let search = Queue("search", .debounce(.milliseconds(300)))
  ///     let upload = Queue("upload", .concurrent(4))
  ///
  /// A policy has up to three parts. A gate first delays or discards a new effect (`debounce`,
  /// `throttle`). Then a limit decides how many effects run at once, and whether a further one
  /// waits, is discarded, or replaces an older one (all other policies). At last, starts may be
  /// spaced in time (``spaced(by:)``).
  ///
  /// Waiting effects start in the order of their arrival, and no new effect overtakes them. An
  /// effect that is discarded, or cancelled before its start, never starts.
  public struct Policy: Equatable, Sendable {
    enum Gate: Equatable, Sendable {
      case open
      case debounce(Duration)
      case throttle(Duration, Pick)
    }

    enum Room: Equatable, Sendable {
      case merge
      case waiting(Int)
      case latest(Int)
      case oldest(Int)
      case race
    }

    /// The choice of the effect that a throttle starts at the end of a window of time.
    public enum Pick: Equatable, Sendable {
      /// The effect that came first; later ones are discarded.
      case first
      /// The effect that came last; earlier ones are discarded.
      case latest
    }

    let room: Room
    var gate = Gate.open
    var spacing: Duration?

    private init(_ room: Room) { self.room = room }

    /// Starts every effect immediately.
    public static var merge: Queue.Policy { Queue.Policy(.merge) }

    /// Runs one effect at a time; the others wait, first in, first out.
    public static var concat: Queue.Policy { Queue.Policy(.waiting(1)) }

    /// Starts every effect. The first effect that sends an input wins, and the others are
    /// cancelled.
    ///
    /// An effect that fails does not win, even if its `catch:` returns an input. A new effect that
    /// arrives while the winner still runs is discarded. When the winner has ended, the next race
    /// begins.
    public static var race: Queue.Policy { Queue.Policy(.race) }

    /// Runs up to `max` effects at a time; the others wait, first in, first out.
    ///
    /// - Precondition: `max` is at least 1.
    public static func concurrent(_ max: Int) -> Queue.Policy {
      Queue.Policy(.waiting(checked(max)))
    }

    /// Starts every effect immediately. If more than `max` run, the oldest are cancelled.
    ///
    /// - Precondition: `max` is at least 1.
    public static func latest(_ max: Int = 1) -> Queue.Policy {
      Queue.Policy(.latest(checked(max)))
    }

    /// Discards a new effect while `max` effects run.
    ///
    /// The state change of the input that started the effect remains.
    /// - Precondition: `max` is at least 1.
    public static func oldest(_ max: Int = 1) -> Queue.Policy {
      Queue.Policy(.oldest(checked(max)))
    }

    /// Starts the latest effect once `wait` has passed without a newer one.
    ///
    /// - Parameter policy: the policy that applies to the effect after the wait.
    /// - Precondition: `policy` is not a debounce or a throttle itself, and `wait` is not negative.
    public static func debounce(
      _ wait: Duration, then policy: Queue.Policy = .latest()
    ) -> Queue.Policy {
      gated(.debounce(checked(wait)), policy)
    }

    /// Starts the first effect immediately, and then at most one in each window of time.
    ///
    /// - Parameter pick: which effect of a window is started at its end.
    /// - Parameter policy: the policy that applies to the effect after the gate.
    /// - Precondition: `policy` is not a debounce or a throttle itself, and `window` is not
    ///   negative.
    public static func throttle(
      _ window: Duration, _ pick: Pick, then policy: Queue.Policy = .merge
    ) -> Queue.Policy {
      gated(.throttle(checked(window), pick), policy)
    }

    /// Returns this policy with a delay between starts: effects that arrive together start at 0,
    /// *d*, 2*d* and so on.
    ///
    /// Unlike a debounce, the delay discards no effect. An effect that is cancelled before its
    /// start leaves no gap: the next effect takes its turn.
    /// - Precondition: `delay` is not negative.
    public func spaced(by delay: Duration) -> Queue.Policy {
      var spaced = self
      spaced.spacing = Self.checked(delay)
      return spaced
    }

    /// Whether the policy may discard a new effect because of running effects.
    var turnsAway: Bool {
      switch room {
      case .oldest, .race: true
      case .merge, .waiting, .latest: false
      }
    }

    /// The largest number of effects that run at the same time; nil for no limit.
    public var limit: Int? {
      switch room {
      case .merge, .race: nil
      case .waiting(let max), .latest(let max), .oldest(let max): max
      }
    }

    private static func gated(_ gate: Gate, _ policy: Queue.Policy) -> Queue.Policy {
      precondition(
        policy.gate == .open,
        "a debounce or throttle cannot lead into another: give it .latest(), .concat or the like")
      var gated = policy
      gated.gate = gate
      return gated
    }

    private static func checked(_ max: Int) -> Int {
      precondition(
        max >= 1, "a queue that runs fewer than 1 effect at a time would run none: use 1")
      return max
    }

    private static func checked(_ duration: Duration) -> Duration {
      precondition(
        duration >= .zero, "a queue cannot wait for a negative time: use .zero or more")
      return duration
    }
  }
}
