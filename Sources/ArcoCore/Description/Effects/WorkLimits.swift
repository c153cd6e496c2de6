/// The limits of work that has any: how long it may take, and how long it may outlive its part.
final class WorkLimits<Input: Sendable>: Sendable {
  /// How long it may take; nil for as long as it likes.
  let deadline: Duration?
  /// What is sent if it takes longer.
  let overdue: Input?
  /// How long it may go on after its part or its driver was left; nil if it is cancelled then.
  let grace: Duration?

  init(deadline: Duration?, overdue: Input?, grace: Duration?) {
    self.deadline = deadline
    self.overdue = overdue
    self.grace = grace
  }

  func map<New: Sendable>(_ transform: (Input) -> New) -> WorkLimits<New> {
    WorkLimits<New>(deadline: deadline, overdue: overdue.map(transform), grace: grace)
  }
}
