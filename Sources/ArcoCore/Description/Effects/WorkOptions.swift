/// How work is to run, where that is said.
final class WorkOptions<Input: Sendable>: Sendable {
  let queue: Queue?
  /// How long it may take; nil for as long as it likes.
  let deadline: Duration?
  /// What is sent if it takes longer.
  let overdue: Input?
  /// How long it may go on after its part or its driver was left; nil if it is cancelled then.
  let grace: Duration?

  init(
    queue: Queue? = nil, deadline: Duration? = nil, overdue: Input? = nil, grace: Duration? = nil
  ) {
    self.queue = queue
    self.deadline = deadline
    self.overdue = overdue
    self.grace = grace
  }

  func map<New: Sendable>(_ transform: (Input) -> New) -> WorkOptions<New> {
    WorkOptions<New>(
      queue: queue, deadline: deadline, overdue: overdue.map(transform), grace: grace)
  }
}
