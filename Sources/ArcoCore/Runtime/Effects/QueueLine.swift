/// One queue of one component instance, with the effects in it.
///
/// What it does is in a subclass that a `Queue` alone names, so that a small program without queues
/// does not carry it.
class QueueLine {
  final let queue: Queue

  init(_ queue: Queue) { self.queue = queue }

  /// Whether another line could take over without a difference.
  var isForgettable: Bool { true }

  /// Takes an effect in; the state is settled.
  func arrive(_ effect: Running) {}

  /// Hears that an effect has ended by itself.
  func finish(_ effect: Running) {}

  /// Hears that a running effect has sent its first input.
  func sent(_ effect: Running) {}

  /// Lets go of those among some effects that were stopped which are in it.
  func cancel(_ effects: [Running]) {}

  /// Stops every effect; nothing starts here any more.
  func close() {}

  /// Begins those whose turn it is, now that the state is settled.
  func settle() {}
}

@available(*, unavailable)
extension QueueLine: Sendable {}
