/// An effect that is about to start.
public struct PendingEffect {
  /// The id it was given, if any.
  public var id: EffectID? { running.id }
  let running: RunningEffect

  /// Whether it may go on after its part or its driver was left.
  package var isToBeFinished: Bool { running.grace != nil }

  /// Starts the effect, unless it was cancelled in the meantime; once at most.
  public func begin() { running.begin() }

  /// Lets the effect count as finished without starting it; does nothing once it was begun.
  public func discard() { running.owner.engine.perform(running.skip) }
}

@available(*, unavailable)
extension PendingEffect: Sendable {}
