/// The limits of work: its deadline, its time to finish after its component has gone, and the
/// reaction if its process ends first.
final class WorkLimits<Input: Sendable>: Sendable {
  /// The longest time that the work may take; nil for no deadline.
  let deadline: Duration?
  /// The input to send if the work takes longer.
  let overdue: Input?
  /// The time for which the work may continue after its component has gone; nil for none.
  let grace: Duration?

  #if !hasFeature(Embedded)
    /// The reaction if the process ends before the work; nil for none.
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

  /// Returns limits with another deadline.
  static func of(
    _ limits: WorkLimits?, deadline: Duration, overdue: Input?
  ) -> WorkLimits {
    #if hasFeature(Embedded)
      WorkLimits(deadline: deadline, overdue: overdue, grace: limits?.grace)
    #else
      WorkLimits(deadline: deadline, overdue: overdue, grace: limits?.grace, fate: limits?.fate)
    #endif
  }

  /// Returns limits with another time to finish.
  static func of(_ limits: WorkLimits?, grace: Duration) -> WorkLimits {
    #if hasFeature(Embedded)
      WorkLimits(deadline: limits?.deadline, overdue: limits?.overdue, grace: grace)
    #else
      WorkLimits(
        deadline: limits?.deadline, overdue: limits?.overdue, grace: grace, fate: limits?.fate)
    #endif
  }

  #if !hasFeature(Embedded)
    /// Returns limits with another reaction to the end of the process.
    static func of(_ limits: WorkLimits?, fate: WorkFate<Input>) -> WorkLimits {
      WorkLimits(
        deadline: limits?.deadline, overdue: limits?.overdue, grace: limits?.grace, fate: fate)
    }
  #endif
}
