/// A step that a queue's machine asks for, or a decision that it reports.
package enum QueueStep: Equatable, Sendable {
  /// Start this effect.
  case start(QueueTicket)
  /// Nothing to do: this effect waits.
  case hold(QueueTicket)
  /// Stop this effect, which runs.
  case cancel(QueueTicket)
  /// Forget this effect, which did not start and will not.
  case discard(QueueTicket)
  /// Come back at this time, and at no other; nil to come back at none.
  case wake(Duration?)
}
