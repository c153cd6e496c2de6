/// Takes effects into a queue. Only `Queue` names it, so that a program without queues does not
/// carry `MachineQueue`.
struct QueueEntry: Sendable {
  /// Takes an effect into the running queue of the component instance that asked for it.
  let enter: @Sendable (RunningEffect, Queue) -> Void = { effect, queue in
    let owner = effect.owner
    owner.running(queue) { MachineQueue(queue, of: owner) }.arrive(effect)
  }
}
