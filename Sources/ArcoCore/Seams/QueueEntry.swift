/// How effects come into a queue's line. A `Queue` alone names it, so that a program without queues does
/// not carry the lines.
struct QueueEntry: Sendable {
  /// Takes an effect into the line of a queue, at the component instance that asked for it.
  let enter: @Sendable (RunningEffect, Queue) -> Void = { effect, queue in
    let owner = effect.owner
    owner.line(of: queue) { MachineLine(queue, of: owner) }.arrive(effect)
  }
}
