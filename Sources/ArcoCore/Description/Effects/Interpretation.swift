/// A policy by which a driver carries out effects.
///
/// `live` starts every effect. `muted` starts none, for previews and replays. `custom` decides for
/// each effect: a test can record an effect, hold it back and begin it later. Inputs, moves and
/// cancellations are not affected, as they are part of the state's history.
public struct Interpretation {
  /// Decides about each effect. If it is nil, every effect begins immediately.
  private(set) var decide: ((PendingEffect) -> Void)?
  /// The clock of queues, timers, retries and deadlines.
  private(set) var time: TimeSource
  /// Receives the decisions of queues.
  private(set) var observe: ((Queue.Decision) -> Void)?
  /// Returns random numbers for retries; nil for the system's generator.
  private(set) var chance: (() -> UInt64)?
  /// The limit on follow-up inputs within one send.
  private(set) var followUps = 100_000

  #if !hasFeature(Embedded)
    /// Starts the tasks of effects. If it is nil, tasks are detached.
    package var spawn: Spawn?
    /// Receives the input that a timer will send, when the timer is set. It runs in the isolation of
    /// the driver's owner.
    package var hearTimer: ((Any) -> Void)?

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

  /// Starts every effect immediately.
  public static var live: Interpretation { Interpretation(decide: nil) }

  /// Starts no effect; each effect counts as finished.
  public static var muted: Interpretation { Interpretation(decide: { $0.discard() }) }

  /// Passes each effect to a closure, which may begin or discard it immediately, or keep it and
  /// decide later.
  ///
  /// - Parameter decide: decides about one effect. It runs in the isolation of the driver's owner.
  public static func custom(_ decide: @escaping (PendingEffect) -> Void) -> Interpretation {
    Interpretation(decide: decide)
  }

  /// Returns this interpretation behind a gate: a closure that receives a function for each effect.
  /// The effect is carried out when the gate calls the function, immediately or later.
  package func behind(
    _ gate: @escaping (_ carryOut: @escaping () -> Void) -> Void
  ) -> Interpretation {
    let carryOut = decide ?? { $0.begin() }
    var other = self
    other.decide = { effect in gate { carryOut(effect) } }
    return other
  }

  /// Returns this interpretation with another clock for queues, timers, retries and deadlines.
  ///
  /// The default is the system's continuous clock. In a browser the default time stands still,
  /// until the host passes a clock.
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

  /// Returns this interpretation with another limit on follow-up inputs. These are the inputs that
  /// handlers return, and inputs that arrive from views or elsewhere during the send.
  ///
  ///     let driver = Driver(brew, state: Brew(), interpretation: .live.limit(followUps: 1_000))
  ///
  /// Inputs beyond the limit are dropped, and the driver reports
  /// ``Problem/endlessInputs(_:limit:)`` with their names. The default is 100,000.
  /// - Precondition: `followUps` is at least 1.
  public func limit(followUps: Int) -> Interpretation {
    precondition(followUps >= 1, "the limit of follow-up inputs in a send must be at least 1")
    var other = self
    other.followUps = followUps
    return other
  }

  /// Returns this interpretation with a closure that receives each decision of a queue, in order.
  public func observing(_ observe: @escaping (Queue.Decision) -> Void) -> Interpretation {
    var other = self
    other.observe = observe
    return other
  }
}

@available(*, unavailable)
extension Interpretation: Sendable {}
