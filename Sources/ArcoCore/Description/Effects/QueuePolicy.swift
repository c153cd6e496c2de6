extension Queue {
  /// How effects of one queue meet each other.
  ///
  ///     let search = Queue("search", .debounce(.milliseconds(300)))
  ///     let upload = Queue("upload", .concurrent(4))
  ///
  /// A policy has up to three parts: a gate that a new effect passes first (`debounce`, `throttle`),
  /// the room in which effects run (all others), and a spacing between starts (``spaced(by:)``).
  ///
  /// Waiting effects leave in the order in which they came, and no newcomer overtakes them. An effect
  /// that is discarded, or cancelled before its start, never starts.
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

    /// Which effect of a window of time is started at its end.
    public enum Pick: Equatable, Sendable {
      /// The one that came first; later ones are discarded.
      case first
      /// The one that came last; earlier ones are discarded.
      case latest
    }

    let room: Room
    var gate = Gate.open
    var spacing: Duration?

    private init(_ room: Room) { self.room = room }

    /// Starts every effect at once.
    public static var merge: Queue.Policy { Queue.Policy(.merge) }

    /// Runs one effect at a time; the others wait, first in, first out.
    public static var concat: Queue.Policy { Queue.Policy(.waiting(1)) }

    /// Starts every effect; the first that sends an input wins, and the others are cancelled.
    ///
    /// A failure does not win, even if its `catch:` gives an input. An effect that comes while the
    /// winner still runs is discarded. After that the next race begins.
    public static var race: Queue.Policy { Queue.Policy(.race) }

    /// Runs a few effects at a time; the others wait, first in, first out.
    ///
    /// - Precondition: `max` is at least 1.
    public static func concurrent(_ max: Int) -> Queue.Policy {
      Queue.Policy(.waiting(checked(max)))
    }

    /// Starts every effect at once, and cancels the oldest running ones beyond a limit.
    ///
    /// - Precondition: `max` is at least 1.
    public static func latest(_ max: Int = 1) -> Queue.Policy {
      Queue.Policy(.latest(checked(max)))
    }

    /// Discards a new effect while `max` effects run.
    ///
    /// The state change of the input that asked for it stays.
    /// - Precondition: `max` is at least 1.
    public static func oldest(_ max: Int = 1) -> Queue.Policy {
      Queue.Policy(.oldest(checked(max)))
    }

    /// Starts the latest effect once `wait` has passed without a newer one.
    ///
    /// - Parameter policy: how it meets those that run by then.
    /// - Precondition: `policy` is not a debounce or a throttle itself, and `wait` is not negative.
    public static func debounce(
      _ wait: Duration, then policy: Queue.Policy = .latest()
    ) -> Queue.Policy {
      gated(.debounce(checked(wait)), policy)
    }

    /// Starts the first effect at once, and then at most one in each window of time.
    ///
    /// - Parameter pick: which one of a window is started at its end.
    /// - Parameter policy: how it meets those that run by then.
    /// - Precondition: `policy` is not a debounce or a throttle itself, and `window` is not negative.
    public static func throttle(
      _ window: Duration, _ pick: Pick, then policy: Queue.Policy = .merge
    ) -> Queue.Policy {
      gated(.throttle(checked(window), pick), policy)
    }

    /// Returns this policy with a delay between starts: effects that come together start at 0, *d*,
    /// 2*d* and so on.
    ///
    /// This is not a debounce: the delay discards no effect. An effect that is cancelled before its
    /// turn leaves no gap: the next one takes its turn.
    /// - Precondition: `delay` is not negative.
    public func spaced(by delay: Duration) -> Queue.Policy {
      var spaced = self
      spaced.spacing = Self.checked(delay)
      return spaced
    }

    /// Whether a newcomer can be turned away because of those that run.
    var turnsAway: Bool {
      switch room {
      case .oldest, .race: true
      case .merge, .waiting, .latest: false
      }
    }

    /// How many effects run at once at most; nil for any number.
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
        duration >= .zero, "a queue cannot wait for less than no time: use .zero or more")
      return duration
    }
  }
}
