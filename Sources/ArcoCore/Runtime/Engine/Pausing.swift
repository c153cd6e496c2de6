#if !hasFeature(Embedded)
  /// What parts that look at their state do instead, while a driver is paused.
  final class Pausing {
    /// Whether they stop what is alive by it, beside saying what that is.
    var isStopping = false
    /// The sends that effects of `alive` belong to.
    var alive: Set<Int> = []
  }

  @available(*, unavailable)
  extension Pausing: Sendable {}
#endif
