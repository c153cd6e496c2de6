#if !hasFeature(Embedded)
  /// An effect that is not over, as a test sees it.
  public struct UnfinishedEffect: Equatable, Sendable {
    /// The id that it was given, if any.
    public let id: EffectID?
    /// The name of the queue that it is in, if any.
    public let queue: EffectID?
    /// Whether it runs. If not, it waits for its turn in its queue.
    public let hasBegun: Bool

    /// Describes an effect.
    public init(id: EffectID?, queue: EffectID?, hasBegun: Bool) {
      self.id = id
      self.queue = queue
      self.hasBegun = hasBegun
    }
  }
#endif
