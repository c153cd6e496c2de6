/// An effect as a queue's machine knows it.
package struct QueueTicket: Equatable, Sendable {
  /// Its place in the machine's table; used again after it left.
  package let place: Int
  /// Its number in the order of arrival, from 0; never used again.
  package let number: Int
}

/// Something a queue's machine wants done, or has decided.
package enum QueueStep: Equatable, Sendable {
  /// Start this effect.
  case start(QueueTicket)
  /// Nothing to do: this effect waits.
  case hold(QueueTicket)
  /// Stop this effect, which runs.
  case cancel(QueueTicket)
  /// Forget this effect, which did not start and will not.
  case discard(QueueTicket)
  /// Come back at this time, and at no other; nil for no more.
  case wake(Duration?)
}
