/// A departure as the nodes that are left and their effects know it.
class EffectDeparture: Departure {
  /// Lets the effects of a node that was left go on that are to be finished; false if there are none.
  func takeOver(_ node: EffectOwner) -> Bool { mustOverride() }

  /// Whether an effect may begin although its node or its driver was left.
  func admits(_ effect: RunningEffect) -> Bool { mustOverride() }
}
