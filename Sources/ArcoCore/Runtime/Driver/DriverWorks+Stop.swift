#if !hasFeature(Embedded)
  extension DriverWorks {
    /// Stops the driver, and calls `whenOver` once no effect is to be finished any more. That is at
    /// once if there are none, else in the owner's isolation.
    package func stop(_ whenOver: @escaping () -> Void) {
      if let departure = engine.departure {
        departure.whenOver = whenOver
        engine.stop()
      } else {
        engine.stop()
        whenOver()
      }
    }

    /// Has a closure run each turn in which what effects sent is applied.
    package func surroundMail(_ surroundings: @escaping (() -> Void) -> Void) {
      engine.mailbox.surroundings = surroundings
    }

    /// Has a closure hear of problems too.
    package func hearProblems(_ hear: @escaping (Problem) -> Void) {
      let others = onProblem
      onProblem = { problem in
        others(problem)
        hear(problem)
      }
    }
  }
#endif
