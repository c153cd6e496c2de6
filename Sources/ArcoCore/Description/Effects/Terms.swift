/// On what terms work runs, where it has any.
final class Terms<Input: Sendable>: Sendable {
  let queue: Queue?
  /// Sets what ends it if it takes too long; nil for no deadline.
  let setDeadline: (@Sendable (Running) -> Void)?
  /// What is sent if it takes longer.
  let overdue: Input?
  /// How long it may go on after its part or its driver was left; nil if it is cancelled then.
  let grace: Duration?

  init(
    queue: Queue?, setDeadline: (@Sendable (Running) -> Void)?, overdue: Input?,
    grace: Duration?
  ) {
    self.queue = queue
    self.setDeadline = setDeadline
    self.overdue = overdue
    self.grace = grace
  }

  /// On no terms but a queue.
  init(queue: Queue) {
    self.queue = queue
    self.setDeadline = nil
    self.overdue = nil
    self.grace = nil
  }

  static func of(_ terms: Terms?, limit: Duration, overdue: Input?) -> Terms {
    Terms(
      queue: terms?.queue, setDeadline: { $0.end(after: limit) }, overdue: overdue,
      grace: terms?.grace)
  }

  func map<New: Sendable>(_ transform: (Input) -> New) -> Terms<New> {
    Terms<New>(
      queue: queue, setDeadline: setDeadline, overdue: overdue.map(transform),
      grace: grace)
  }
}
