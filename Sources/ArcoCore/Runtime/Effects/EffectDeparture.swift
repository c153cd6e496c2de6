/// A departure as the nodes that are left and their effects know it.
class EffectDeparture: Departure {
  /// Keeps the effects of a node that was left going, if they are to be finished, and cancels the
  /// others; false if there are none to finish.
  func takeOver(_ node: EffectOwner) -> Bool { mustOverride() }

  /// Whether an effect may begin although its node or its driver was left.
  func admits(_ effect: RunningEffect) -> Bool { mustOverride() }
}
