/// An effect as a queue's machine knows it.
package struct QueueTicket: Equatable, Sendable {
  /// Its index in the machine's table; used again after it left.
  package let index: Int
  /// Its number in the order of arrival, from 0; never used again.
  package let number: Int
}
