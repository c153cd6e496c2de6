/// How effects come into a queue. A `Queue` alone names it, so that a program without queues does
/// not carry what runs it.
struct QueueEntry: Sendable {
  /// Takes an effect into a queue, as it runs at the component instance that asked for it.
  let enter: @Sendable (RunningEffect, Queue) -> Void = { effect, queue in
    let owner = effect.owner
    owner.running(queue) { MachineQueue(queue, of: owner) }.arrive(effect)
  }
}
