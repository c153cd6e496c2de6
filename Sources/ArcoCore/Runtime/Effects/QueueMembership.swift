/// What an effect is in its queue.
final class QueueMembership {
  /// The line it is in, until it leaves it.
  var line: QueueLine?
  /// Its number there.
  var ticket = QueueTicket(place: 0, number: 0)
  /// Who sent the input that asked for it.
  var asker: Sender?

  init(asker: Sender?) { self.asker = asker }
}
