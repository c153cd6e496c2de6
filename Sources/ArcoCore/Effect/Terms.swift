/// On what terms work runs, where it has any.
final class Terms<Input: Sendable>: Sendable {
  let queue: Queue?
  /// Sets what ends it if it takes too long; nil for no deadline.
  let setDeadline: (@Sendable (Running) -> Void)?
  /// What is sent if it takes longer.
  let overdue: Input?

  fileprivate init(
    queue: Queue?, setDeadline: (@Sendable (Running) -> Void)?, overdue: Input?
  ) {
    self.queue = queue
    self.setDeadline = setDeadline
    self.overdue = overdue
  }

  /// On no terms but a queue.
  init(queue: Queue) {
    self.queue = queue
    self.setDeadline = nil
    self.overdue = nil
  }

  static func of(_ terms: Terms?, limit: Duration, overdue: Input?) -> Terms {
    Terms(queue: terms?.queue, setDeadline: { $0.end(after: limit) }, overdue: overdue)
  }

  func map<New: Sendable>(_ transform: (Input) -> New) -> Terms<New> {
    Terms<New>(queue: queue, setDeadline: setDeadline, overdue: overdue.map(transform))
  }
}
