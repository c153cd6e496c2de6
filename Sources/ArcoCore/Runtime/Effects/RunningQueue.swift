/// One queue of one component instance, with the effects in it.
///
/// The code is in a subclass that only `Queue` names, so that a small program without queues does
/// not contain it.
///
/// `@unchecked Sendable` as its class is: the queue is `Sendable`.
class RunningQueue: Startable, @unchecked Sendable {
  final let queue: Queue

  init(_ queue: Queue) { self.queue = queue }

  /// Whether a new queue in its place would do the same.
  var isForgettable: Bool { mustOverride() }

  /// Takes an effect in. Called once the state is reconciled.
  func arrive(_ effect: RunningEffect) { mustOverride() }

  /// Hears that an effect has ended by itself.
  func finish(_ effect: RunningEffect) { mustOverride() }

  /// Hears that a running effect has sent its first input.
  func hearFirstInput(of effect: RunningEffect) { mustOverride() }

  /// Lets go of the effects that are in it, among some that were stopped.
  func cancel(_ effects: [RunningEffect]) { mustOverride() }

  /// Stops every effect; nothing starts here any more.
  func close() { mustOverride() }

  /// A queue does not cancel: it starts others after the cancellations.
  final override func cancelTogether() -> Bool { false }

  /// It belongs to no send.
  final override func revoke() {}
}
