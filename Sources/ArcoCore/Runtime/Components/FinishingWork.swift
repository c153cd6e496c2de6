/// A running effect that may go on after its part or its driver was left.
///
/// `@unchecked Sendable` as its class is: it has no stored property.
class FinishingWork<State, Input: Sendable>: RunningWork<State, Input>, @unchecked Sendable {
  final override var grace: Duration? { limits?.grace }

  /// Applies an input at its instance. If that was left, the part that the state has in its place
  /// takes the input.
  final override func apply(_ input: Input) {
    if instance.isAlive { super.apply(input) } else { instance.forward(input) }
  }

  /// Applies a change of the state in the same way.
  final override func apply(_ change: (inout State) -> Void) {
    if instance.isAlive { super.apply(change) } else { instance.forward(change) }
  }
}
