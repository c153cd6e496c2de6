/// On what terms work runs, where it has any.
final class Terms<Input: Sendable>: Sendable {
  let queue: Queue?
  /// How long it may run.
  let limit: Duration?
  /// What is sent if it takes longer.
  let overdue: Input?

  fileprivate init(queue: Queue?, limit: Duration?, overdue: Input?) {
    self.queue = queue
    self.limit = limit
    self.overdue = overdue
  }

  static func of(queue: Queue?) -> Terms? {
    queue.map { Terms(queue: $0, limit: nil, overdue: nil) }
  }

  static func of(_ terms: Terms?, limit: Duration, overdue: Input?) -> Terms {
    Terms(queue: terms?.queue, limit: limit, overdue: overdue)
  }

  func map<New: Sendable>(_ transform: (Input) -> New) -> Terms<New> {
    Terms<New>(queue: queue, limit: limit, overdue: overdue.map(transform))
  }
}
