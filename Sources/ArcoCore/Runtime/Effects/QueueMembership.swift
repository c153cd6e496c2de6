/// An effect's membership in its queue.
final class QueueMembership {
  /// The queue it is in, until it leaves it.
  var queue: RunningQueue?
  /// Its number there.
  var ticket = QueueTicket(index: 0, number: 0)
  /// The sender of the input that asked for the effect.
  var asker: Sender?

  init(asker: Sender?) { self.asker = asker }
}
