/// A running effect that is finished though its part or its driver was left.
///
/// `@unchecked Sendable` as its class is: it has no stored property.
final class FinishingWork<State, Input: Sendable>: RunningWork<State, Input>, @unchecked Sendable {
  override var grace: Duration? { limits?.grace }

  /// Applies an input: at its instance, or where the state has that part after it was left.
  override func apply(_ input: Input) {
    if instance.isAlive { super.apply(input) } else { instance.forward(input) }
  }

  /// Applies a change of the state, likewise.
  override func apply(_ change: (inout State) -> Void) {
    if instance.isAlive { super.apply(change) } else { instance.forward(change) }
  }
}
