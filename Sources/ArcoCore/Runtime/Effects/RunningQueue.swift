/// One queue of one component instance, with the effects in it.
///
/// What it does is in a subclass that a `Queue` alone names, so that a small program without queues
/// does not carry it.
///
/// `@unchecked Sendable` as its class is: the queue is `Sendable`.
class RunningQueue: Startable, @unchecked Sendable {
  final let queue: Queue

  init(_ queue: Queue) { self.queue = queue }

  /// Whether another one could take over without a difference.
  var isForgettable: Bool { mustOverride() }

  /// Takes an effect in; the state is reconciled.
  func arrive(_ effect: RunningEffect) { mustOverride() }

  /// Hears that an effect has ended by itself.
  func finish(_ effect: RunningEffect) { mustOverride() }

  /// Hears that a running effect has sent its first input.
  func hearFirstInput(of effect: RunningEffect) { mustOverride() }

  /// Lets go of those among some effects that were stopped which are in it.
  func cancel(_ effects: [RunningEffect]) { mustOverride() }

  /// Stops every effect; nothing starts here any more.
  func close() { mustOverride() }

  /// It waits for effects that leave, and starts after them.
  final override func cancelTogether() -> Bool { false }

  /// It belongs to no send.
  final override func revoke() {}
}
