/// What becomes of the effects of a part, or of a whole driver, that is left.
///
/// What it does is in a subclass that ``Effect/finishing(within:)`` alone names, so that a small program
/// without such effects does not carry it.
class Departure {
  #if !hasFeature(Embedded)
    /// Hears when nothing is left to be finished, after the driver was stopped.
    final var whenOver: (() -> Void)?
  #endif

  /// Begins to end a driver that was stopped; false if nothing is to be finished.
  func begin(_ engine: Engine) -> Bool { mustOverride() }

  /// Whether something of a driver that was stopped is not finished.
  func isUnderWay(_ engine: Engine) -> Bool { mustOverride() }

  /// Shows the nodes that were left.
  func each(_ look: (EngineNode) -> Void) { mustOverride() }
}

@available(*, unavailable)
extension Departure: Sendable {}
