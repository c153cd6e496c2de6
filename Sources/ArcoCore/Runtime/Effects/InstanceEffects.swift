/// The effects of one instance that have not ended, and the queues they meet in.
///
/// A list that calls nobody: who stops an effect that it names does so afterwards, as a user's code may run
/// then.
///
/// Invariant: each listed effect knows its place.
struct InstanceEffects {
  private(set) var listed: [RunningEffect] = []
  private(set) var lines: [QueueLine] = []
  /// With so many queues, those that nobody needs are looked for.
  private var linesToTidy = 8

  /// Adds an effect, which notes its place.
  mutating func list(_ effect: RunningEffect) {
    effect.place = listed.count
    listed.append(effect)
  }

  /// Takes an effect off, if it is listed; the last one takes its place.
  mutating func forget(_ effect: RunningEffect) {
    guard listed.indices.contains(effect.place), listed[effect.place] === effect else { return }
    let last = listed.removeLast()
    guard last !== effect else { return }
    listed[effect.place] = last
    last.place = effect.place
  }

  /// The line of a queue, made on first use.
  ///
  /// - Complexity: O(*q*) in the queues that this instance uses at the time.
  mutating func line(of queue: Queue, make: () -> QueueLine) -> QueueLine {
    if let line = lines.first(where: { $0.queue == queue }) { return line }
    if lines.count >= linesToTidy {
      lines.removeAll { $0.isForgettable }
      linesToTidy = max(8, lines.count * 2)
    }
    let line = make()
    lines.append(line)
    return line
  }

  /// Gives up all of it.
  mutating func removeAll() -> (effects: [RunningEffect], lines: [QueueLine]) {
    defer { (listed, lines) = ([], []) }
    return (listed, lines)
  }
}
