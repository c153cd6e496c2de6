extension Queue {
  /// A decision of a queue about an effect, for logs and tests.
  ///
  ///     var log: [Queue.Decision] = []
  ///     let driver = Driver(
  ///       shop, state: Shop(), world: world, interpretation: .live.observing { log.append($0) })
  public struct Decision: Equatable, Sendable {
    /// The kinds of decisions.
    public enum Verdict: Equatable, Sendable {
      /// The effect starts now.
      case starts
      /// The effect waits: for a place, for its turn, or for time to pass.
      case waits
      /// The effect did not start, and never will.
      case discarded
      /// The effect ran and was stopped.
      case cancelled
      /// The effect ended by itself.
      case ended
      /// The effect failed. Its place in the queue is free.
      case failed
    }

    /// The queue's name.
    public let queue: EffectID
    /// The effect's number in the order of arrival at this queue of one component instance, from 0.
    public let number: Int
    /// The id that the effect was given, if any.
    public let id: EffectID?
    /// The decision.
    public let verdict: Verdict
    /// The time of the decision, by the driver's ``TimeSource``.
    public let time: Duration
  }
}
