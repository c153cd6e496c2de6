#if !hasFeature(Embedded)
  /// The behaviour of watchers of the state while a driver is paused.
  final class Pausing {
    /// Whether the effects of `alive` are stopped, and not only named.
    var isStopping = false
    /// The sends that effects of `alive` belong to.
    var alive: Set<Int> = []
  }

  @available(*, unavailable)
  extension Pausing: Sendable {}
#endif
