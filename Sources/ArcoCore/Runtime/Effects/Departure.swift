/// What becomes of the effects of a part, or of a whole driver, that is left.
///
/// What it does is in a subclass that ``Effect/finishing(within:)`` alone names, so that a small program
/// without such effects does not carry it.
class Departure {
  #if !hasFeature(Embedded)
    /// Hears when nothing is left to be finished, after the driver was stopped.
    final var whenOver: (() -> Void)?
  #endif

  /// Lets the effects of a node that was left go on that are to be finished; false if there are none.
  func takeOver(_ node: Node) -> Bool { false }

  /// Begins to end a driver that was stopped; false if nothing is to be finished.
  func begin(_ engine: Engine) -> Bool { false }

  /// Whether something of a driver that was stopped is not finished.
  func isUnderWay(_ engine: Engine) -> Bool { false }

  /// Whether an effect may begin although its node or its driver was left.
  func admits(_ effect: Running) -> Bool { false }

  /// Shows the nodes that were left.
  func each(_ look: (Node) -> Void) {}
}

@available(*, unavailable)
extension Departure: Sendable {}
