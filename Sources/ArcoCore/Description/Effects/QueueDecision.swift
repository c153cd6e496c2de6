extension Queue {
  /// What a queue decided about an effect: a line of the log that tests assert on.
  ///
  ///     var log: [Queue.Decision] = []
  ///     let driver = Driver(
  ///       shop, state: Shop(), world: world, interpretation: .live.observing { log.append($0) })
  public struct Decision: Equatable, Sendable {
    /// What was decided.
    public enum Verdict: Equatable, Sendable {
      /// It starts now.
      case starts
      /// It waits: for a place, for its turn, or for time to pass.
      case waits
      /// It did not start, and never will.
      case discarded
      /// It ran and was stopped.
      case cancelled
      /// It ended by itself.
      case ended
      /// It failed, which frees its place as well.
      case failed
    }

    /// The queue's name.
    public let queue: EffectID
    /// The effect's number in the order of arrival at this queue of one component instance, from 0.
    public let number: Int
    /// The id that the effect was given, if any.
    public let id: EffectID?
    /// What was decided.
    public let verdict: Verdict
    /// When, by the driver's source of time.
    public let time: Duration
  }
}
