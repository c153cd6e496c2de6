/// An effect that is about to start, as ``Interpretation/custom(_:)`` receives it.
public struct PendingEffect {
  /// The id of the effect, if it has one.
  public var id: EffectID? { running.id }
  let running: RunningEffect

  /// True if the effect may continue after its component or its driver has gone.
  package var isToBeFinished: Bool { running.grace != nil }

  /// Starts the effect, unless it was cancelled in the meantime. A second call does nothing.
  public func begin() { running.begin() }

  /// Treats the effect as finished without starting it. Does nothing once the effect has begun.
  public func discard() { running.owner.engine.perform(running.skip) }
}

@available(*, unavailable)
extension PendingEffect: Sendable {}
