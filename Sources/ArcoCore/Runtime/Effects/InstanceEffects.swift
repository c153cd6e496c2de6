/// The effects of one instance that have not ended, and the queues they meet in.
///
/// It keeps the lists and stops nothing. To stop an effect may run a user's code, so the caller
/// does that once the lists are right.
///
/// Invariant: each listed effect knows its index.
struct InstanceEffects {
  private(set) var listed: [RunningEffect] = []
  private(set) var queues: [RunningQueue] = []
  /// With so many queues, those that nobody needs are removed.
  private var queuesToTidy = 8

  /// Whether there is no effect and no queue.
  var areNone: Bool { listed.isEmpty && queues.isEmpty }

  /// Adds an effect, which notes its index.
  mutating func list(_ effect: RunningEffect) {
    effect.index = Int32(listed.count)
    listed.append(effect)
  }

  /// Takes an effect off, if it is listed; the last one takes its place.
  mutating func forget(_ effect: RunningEffect) {
    let index = Int(effect.index)
    guard listed.indices.contains(index), listed[index] === effect else { return }
    let last = listed.removeLast()
    guard last !== effect else { return }
    listed[index] = last
    last.index = effect.index
  }

  /// A queue as it runs here, made on first use.
  ///
  /// - Complexity: O(*q*) in the queues that this instance uses at the time.
  mutating func running(_ queue: Queue, make: () -> RunningQueue) -> RunningQueue {
    if let running = queues.first(where: { $0.queue == queue }) { return running }
    if queues.count >= queuesToTidy {
      queues.removeAll { $0.isForgettable }
      queuesToTidy = max(8, queues.count * 2)
    }
    let running = make()
    queues.append(running)
    return running
  }

  /// Gives up all of it.
  mutating func removeAll() -> (effects: [RunningEffect], queues: [RunningQueue]) {
    defer { (listed, queues) = ([], []) }
    return (listed, queues)
  }
}
