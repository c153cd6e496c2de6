/// The limits of work that has any: how long it may take, how long it may outlive its part, and what
/// becomes of it if its process ends first.
final class WorkLimits<Input: Sendable>: Sendable {
  /// How long it may take; nil for as long as it likes.
  let deadline: Duration?
  /// What is sent if it takes longer.
  let overdue: Input?
  /// How long it may go on after its part or its driver was left; nil if it is cancelled then.
  let grace: Duration?

  #if !hasFeature(Embedded)
    /// What becomes of it if its process ends first; nil for nothing.
    let fate: WorkFate<Input>?

    init(deadline: Duration?, overdue: Input?, grace: Duration?, fate: WorkFate<Input>?) {
      self.deadline = deadline
      self.overdue = overdue
      self.grace = grace
      self.fate = fate
    }
  #else
    init(deadline: Duration?, overdue: Input?, grace: Duration?) {
      self.deadline = deadline
      self.overdue = overdue
      self.grace = grace
    }
  #endif
}

extension WorkLimits {
  func map<New: Sendable>(_ transform: (Input) -> New) -> WorkLimits<New> {
    #if hasFeature(Embedded)
      WorkLimits<New>(deadline: deadline, overdue: overdue.map(transform), grace: grace)
    #else
      WorkLimits<New>(
        deadline: deadline, overdue: overdue.map(transform), grace: grace,
        fate: fate?.map(transform))
    #endif
  }

  /// The limits of some work, if it has any, with another deadline.
  static func of(
    _ limits: WorkLimits?, deadline: Duration, overdue: Input?
  ) -> WorkLimits {
    #if hasFeature(Embedded)
      WorkLimits(deadline: deadline, overdue: overdue, grace: limits?.grace)
    #else
      WorkLimits(deadline: deadline, overdue: overdue, grace: limits?.grace, fate: limits?.fate)
    #endif
  }

  /// The limits of some work, if it has any, with some time to finish in.
  static func of(_ limits: WorkLimits?, grace: Duration) -> WorkLimits {
    #if hasFeature(Embedded)
      WorkLimits(deadline: limits?.deadline, overdue: limits?.overdue, grace: grace)
    #else
      WorkLimits(
        deadline: limits?.deadline, overdue: limits?.overdue, grace: grace, fate: limits?.fate)
    #endif
  }

  #if !hasFeature(Embedded)
    /// The limits of some work, if it has any, with another fate.
    static func of(_ limits: WorkLimits?, fate: WorkFate<Input>) -> WorkLimits {
      WorkLimits(
        deadline: limits?.deadline, overdue: limits?.overdue, grace: limits?.grace, fate: fate)
    }
  #endif
}
