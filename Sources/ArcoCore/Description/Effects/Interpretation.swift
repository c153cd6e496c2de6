/// How a driver carries out the effects it is asked for.
///
/// `live` starts them, `muted` starts none (previews, replay), `custom` decides for each: a test
/// records them, holds them back and begins them when it likes.
/// Inputs, moves and cancellations are not affected: they are part of the state's history.
public struct Interpretation {
  /// Decides about each effect; nil begins every effect at once.
  private(set) var decide: ((PendingEffect) -> Void)?
  /// Where queues, timers and deadlines take their time from.
  private(set) var time: TimeSource
  /// Hears what queues decide.
  private(set) var observe: ((Queue.Decision) -> Void)?
  /// Gives retries their random numbers; nil for those of the system.
  private(set) var chance: (() -> UInt64)?
  /// How many inputs may follow within one send.
  private(set) var followUps = 100_000

  #if !hasFeature(Embedded)
    /// Starts the tasks of effects; nil for detached tasks.
    package var spawn: Spawn?

    /// Starts a task.
    package typealias Spawn =
      @Sendable (_ run: @escaping @Sendable () async -> Void) -> Task<Void, Never>
  #endif

  private init(decide: ((PendingEffect) -> Void)?) {
    self.decide = decide
    #if hasFeature(Embedded)
      time = .still
    #else
      time = .continuous
    #endif
  }

  /// Starts every effect at once.
  public static var live: Interpretation { Interpretation(decide: nil) }

  /// Starts no effect; each counts as finished.
  public static var muted: Interpretation { Interpretation(decide: { $0.discard() }) }

  /// Leaves the decision to a closure, which may keep the effect and decide later.
  ///
  /// - Parameter decide: runs in the isolation of the driver's owner.
  public static func custom(_ decide: @escaping (PendingEffect) -> Void) -> Interpretation {
    Interpretation(decide: decide)
  }

  /// Returns this interpretation behind a closure that gets what carries out each effect, and may call it later.
  package func behind(
    _ gate: @escaping (_ carryOut: @escaping () -> Void) -> Void
  ) -> Interpretation {
    let carryOut = decide ?? { $0.begin() }
    var other = self
    other.decide = { effect in gate { carryOut(effect) } }
    return other
  }

  /// Returns this interpretation with another source of time for queues, timers, retries and
  /// deadlines.
  ///
  /// The default is the time of the machine. In a browser, time stands still until the host gives
  /// one.
  public func clock(_ time: TimeSource) -> Interpretation {
    var other = self
    other.time = time
    return other
  }

  /// Returns this interpretation with another source of random numbers for the waits of retries.
  ///
  /// - Parameter chance: returns the next number of some random sequence.
  public func randomness(_ chance: @escaping () -> UInt64) -> Interpretation {
    var other = self
    other.chance = chance
    return other
  }

  /// Returns this interpretation with another bound to how many inputs may follow within one send:
  /// those that handlers return, or that views and others send while it is under way.
  ///
  ///     let driver = Driver(brew, state: Brew(), interpretation: .live.limit(followUps: 1_000))
  ///
  /// Inputs beyond it are dropped, and the driver's `onProblem` hears which these were
  /// (``Problem/endlessInputs(_:limit:)``). The default is 100,000.
  /// - Precondition: `followUps` is at least 1.
  public func limit(followUps: Int) -> Interpretation {
    precondition(followUps >= 1, "a send that nothing may follow would do nothing: use 1 or more")
    var other = self
    other.followUps = followUps
    return other
  }

  /// Returns this interpretation with a closure that hears each decision of a queue, in order.
  public func observing(_ observe: @escaping (Queue.Decision) -> Void) -> Interpretation {
    var other = self
    other.observe = observe
    return other
  }
}

@available(*, unavailable)
extension Interpretation: Sendable {}
