#if Server
  /// When a store is asked to forget what has expired.
  ///
  /// Expiry is by the machine's clock. A clock that jumps ahead and is set right again would have cost
  /// every session. So what the clock says is compared with the time that has passed.
  package struct Sweeps {
    package enum Answer: Equatable {
      case now
      case later
      case clockJumped(by: Duration)
    }

    package init() {}

    /// By the time that passes.
    private var due = Duration.zero
    /// The clock in milliseconds and the time that had passed, when it was looked at last.
    private var last: (clock: Int, passed: Duration)?

    /// - Parameters:
    ///   - clock: in milliseconds since 1970.
    ///   - passed: since whenever, by a clock that does not jump.
    package mutating func next(at clock: Int, passed: Duration) -> Answer {
      defer { last = (clock, passed) }
      if let last {
        let jump = Duration.milliseconds(clock - last.clock) - (passed - last.passed)
        if jump > .seconds(60) || jump < .seconds(-60) {
          due = passed + .seconds(3600)
          return .clockJumped(by: jump)
        }
      }
      guard last == nil || passed >= due else { return .later }
      due = passed + .seconds(600)
      return .now
    }
  }
#endif
