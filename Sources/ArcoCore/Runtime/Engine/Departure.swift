/// The handling of the effects of a part that is left, or of a driver that is stopped.
///
/// The code is in a subclass that only ``Effect/finishing(within:)`` names, so that a small program
/// without such effects does not contain it.
class Departure {
  #if !hasFeature(Embedded)
    /// Hears when nothing is left to be finished, after the driver was stopped.
    final var whenOver: (() -> Void)?
  #endif

  /// Begins to end a driver that was stopped; false if nothing is to be finished or to follow.
  func begin(_ engine: Engine) -> Bool { mustOverride() }

  /// Whether something of a driver that was stopped is not finished.
  func isUnderWay(_ engine: Engine) -> Bool { mustOverride() }

  /// Calls `look` with each node that was left.
  func each(_ look: (EngineNode) -> Void) { mustOverride() }
}

@available(*, unavailable)
extension Departure: Sendable {}
