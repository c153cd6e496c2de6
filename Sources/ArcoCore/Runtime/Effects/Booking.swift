/// What few effects have: a place in a queue, and timers.
final class Booking {
  /// The queue it is in, until it leaves it.
  var line: QueueLine?
  /// What it is in its queue.
  var ticket = QueueTicket(place: 0, number: 0)
  /// The effect whose input asked for it.
  var asker: Running?
  /// Its deadline, and the waits before other tries.
  var timers: [Cancellation] = []
}
