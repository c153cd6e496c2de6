#if !hasFeature(Embedded)
  /// A running or waiting effect, as a test sees it.
  public struct UnfinishedEffect: Equatable, Sendable {
    /// The id of the effect, if it has one.
    public let id: EffectID?
    /// The name of the effect's queue, if it has one.
    public let queue: EffectID?
    /// True if the effect runs; false if it waits in its queue.
    public let hasBegun: Bool

    /// Makes a description of an effect.
    public init(id: EffectID?, queue: EffectID?, hasBegun: Bool) {
      self.id = id
      self.queue = queue
      self.hasBegun = hasBegun
    }
  }
#endif
