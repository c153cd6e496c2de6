/// The identity of an effect in its queue's machine.
package struct QueueTicket: Equatable, Sendable {
  /// The index in the machine's table. It is used again after the effect has left.
  package let index: Int
  /// The number in the order of arrival, from 0. It is never used again.
  package let number: Int
}
